import type { Language, Messages } from '../contracts';

/** The texts of one catalogue in one language. */
export interface Texts {
  readonly of: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Takes in the strings of what is opened later. */
  readonly add: (more: Messages) => void;
}

/** Opens a catalogue; catalogues of remotes are kept apart by their namespaces. */
export type Translator = (language: Language, namespace: string, messages: Messages) => Texts;

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The first constructor of Intl costs a slow phone 10 ms: a page that counts nothing has none. */
const formOf = (language: Language, count: number) =>
  (rules[language] ??= new Intl.PluralRules(language)).select(count);

/**
 * The browsers' translator. It knows what the catalogues use of i18next's format, values in their places and plural forms, and answers as
 * i18next does, which translates on the server and is 14 kB (decision 111).
 */
export const shortTranslator: Translator = (language, _namespace, messages) => {
  let known = messages;
  const textOf = (key: string) => (Object.hasOwn(known, key) ? known[key] : undefined);
  return {
    of(key, values) {
      const count = values?.['count'];
      const counted = typeof count === 'number' ? textOf(`${key}_${formOf(language, count)}`) : undefined;
      const text = counted ?? textOf(key) ?? key;
      if (!text.includes('{{')) return text;
      return text.replace(PLACE, (place, name: string) => String(values?.[name] ?? place));
    },
    add(more) {
      known = { ...known, ...more };
    },
  };
};

let translator = shortTranslator;

/** Translates with another translator from now on: the server's, before it draws anything. */
export function translateWith(other: Translator): void {
  translator = other;
}

export const openTexts: Translator = (...catalogue) => translator(...catalogue);
