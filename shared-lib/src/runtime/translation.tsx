import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { LOCALE_FACTS, type Language, type Locale, type Messages, type Translate } from '../contracts';

type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/** Words of a key: with a `count` those of the language's plural form, where the catalogue has it. */
function textOf(messages: Messages, rules: Intl.PluralRules, key: string, values: Values | undefined): string {
  const count = values?.['count'];
  const form =
    typeof count === 'number' ? (messages[`${key}_${rules.select(count)}`] ?? messages[`${key}_other`]) : undefined;
  return form ?? messages[key] ?? key;
}

interface Known {
  readonly messages: Messages;
  readonly t: Translate;
}

const known = new Map<string, Known>();

/**
 * A fixed translation function over one catalogue, the same for the same catalogue. `{{name}}` is replaced by a value, `_one`, `_many` and
 * `_other` after a key are its plural forms. Numbers, money and dates come formatted from Intl. A missing key answers the key itself.
 */
export function createTranslator(language: Language, namespace: string, messages: Messages): Translate {
  const id = `${language}:${namespace}`;
  const before = known.get(id);
  if (before?.messages === messages) return before.t;
  const rules = new Intl.PluralRules(language);
  const t: Translate = (key, values) => {
    const text = textOf(messages, rules, key, values);
    return text.includes('{{') ? text.replace(PLACE, (_, name: string) => String(values?.[name] ?? '')) : text;
  };
  known.set(id, { messages, t });
  return t;
}

interface Translation {
  readonly t: Translate;
  readonly language: Language;
  /** BCP 47 tag for Intl. */
  readonly tag: string;
}

const TranslationContext = createContext<Translation | null>(null);

interface TranslationProviderProps {
  readonly t: Translate;
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Gives a tree the strings of the remote that renders it. */
export function TranslationProvider({ t, locale, children }: TranslationProviderProps) {
  const translation = useMemo(
    () => ({ t, language: LOCALE_FACTS[locale].language, tag: LOCALE_FACTS[locale].tag }),
    [t, locale],
  );
  return <TranslationContext.Provider value={translation}>{children}</TranslationContext.Provider>;
}

/** The translation function and the locale's tag; throws outside a TranslationProvider. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation needs a TranslationProvider above it.');
  return translation;
}
