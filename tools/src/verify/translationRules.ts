type Catalogue = Readonly<Record<string, string>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A translation key: dotted, capitalised (except the specification's `reset.*`), 4 to 99 characters (SITE-13). */
const KEY = /^(?=.{4,99}$)([A-Z][A-Za-z0-9]*|reset)(\.[A-Za-z0-9_-]+)+$/;
const PLACEHOLDER = /\{\{\s*(\w+)/g;

const stem = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].toSorted().join(' ');

interface TypographyRule {
  /** Languages that keep it; all when none is named. */
  readonly languages?: readonly string[];
  readonly wrong: RegExp;
  /** What a text has, and what belongs there. */
  readonly says: string;
  /** Letters are free of it: programs that read them may draw what a browser does not. */
  readonly screensOnly?: boolean;
}

const TYPOGRAPHY: readonly TypographyRule[] = [
  {
    languages: ['fr'],
    // An ordinary space lets these signs begin a line.
    wrong: /[ \u00A0][;:?!»]|«[ \u00A0]/,
    says: 'an ordinary space where a narrow no-break one (U+202F) belongs',
  },
  { languages: ['en', 'it', 'de', 'es', 'pt'], wrong: /\s[;:?!]/u, says: 'a space before a sign' },
  { wrong: /[\d}][ \u00A0](?:mm|cm|km|g|MB|Mo|Hz|dB)\b/, says: 'no narrow no-break space (U+202F) before a unit' },
  { languages: ['en', 'it', 'pt'], wrong: /[\d}]\s%/u, says: 'a space before a percent sign' },
  { languages: ['de', 'es'], wrong: /[\d}](?!\u00A0)\s?%/u, says: 'no no-break space (U+00A0) before a percent sign' },
  { languages: ['fr'], wrong: /[\d}](?!\u202F)\s?%/u, says: 'no narrow no-break space (U+202F) before a percent sign' },
  { languages: ['en'], wrong: /[«»„]/, says: 'quotation marks of another language' },
  { languages: ['de'], wrong: /[«»”]/, says: 'quotation marks of another language' },
  { languages: ['it', 'fr', 'es', 'pt'], wrong: /[„“”]/, says: 'quotation marks of another language' },
  {
    languages: ['en', 'it', 'fr', 'de', 'pt'],
    // A no-break hyphen is not in the shop's type; a word joiner has no look at all. A label that says no more needs none.
    wrong: /^(?!E-mail$).*\be-mail/is,
    says: 'a hyphen that may end a line: a word joiner (U+2060) belongs behind it',
    screensOnly: true,
  },
  { wrong: /\.\.\./, says: 'three dots where an ellipsis (…) belongs' },
  { wrong: /\p{L}'\p{L}/u, says: 'a straight apostrophe' },
];

/** Texts of a language that break its typography, drawn on a screen or sent as a letter. */
export function typographyFaults(
  language: string,
  catalogue: Catalogue,
  shownOn: 'screen' | 'letter' = 'screen',
): string[] {
  const rules = TYPOGRAPHY.filter(
    ({ languages, screensOnly }) =>
      (languages?.includes(language) ?? true) && (shownOn === 'screen' || screensOnly !== true),
  );
  return Object.entries(catalogue).flatMap(([key, text]) =>
    rules.filter(({ wrong }) => wrong.test(text)).map(({ says }) => `${language}: ${key} has ${says}`),
  );
}

/** Spellings and words that British pages are given by rule (`shell/src/i18n/british.ts`) or by a folder of their own. */
const BRITISH =
  /\b(?:\w*colour|grey|\w*metre|centre|favourite|fibre|aluminium|cancell(?:ed|ing)|working days?|(?:organ|recogn|personal|author|apolog|polar)is(?:e|ing|ation))/i;

/** Texts of the American edition that are spelled as in Britain; names of values in braces are no text. */
export function spellingFaults(edition: string, catalogue: Catalogue): string[] {
  if (edition !== 'en') return [];
  return Object.entries(catalogue)
    .filter(([, text]) => BRITISH.test(text.replaceAll(/\{\{?[^}]*\}/g, '')))
    .map(([key]) => `${edition}: ${key} is spelled as in Britain`);
}

/** What is wrong with a catalogue in its languages: missing or foreign keys, empty texts, other placeholders. */
export function catalogueFaults(languages: Readonly<Record<string, Catalogue>>): string[] {
  const english = languages['en'] ?? {};
  const stems = new Set(Object.keys(english).map(stem));
  const faults = Object.keys(english)
    .filter((key) => !KEY.test(key))
    .map((key) => `en: "${key}" is not a translation key`);
  for (const [language, catalogue] of Object.entries(languages)) {
    const own = new Set(Object.keys(catalogue).map(stem));
    faults.push(...typographyFaults(language, catalogue), ...spellingFaults(language, catalogue));
    for (const key of stems) if (!own.has(key)) faults.push(`${language}: ${key} is missing`);
    for (const key of own) if (!stems.has(key)) faults.push(`${language}: ${key} is not in English`);
    for (const [key, text] of Object.entries(catalogue)) {
      if (text.trim() === '') faults.push(`${language}: ${key} is empty`);
      const original = english[key];
      if (original !== undefined && !PLURAL.test(key) && placeholders(original) !== placeholders(text)) {
        faults.push(`${language}: ${key} has other placeholders than English`);
      }
    }
  }
  return faults;
}

/** A text as a pattern that matches it alone. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Keys of a catalogue that no source says, neither whole nor as a template such as `Orders.Period.${value}`. */
export function unusedKeys(sources: readonly string[], english: Catalogue): string[] {
  const said = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources) {
    for (const [, text = ''] of source.matchAll(/['"]((?:[A-Z]|reset)[\w-]*(?:\.[\w-]+)+)['"]/g)) said.add(text);
    for (const [, text = ''] of source.matchAll(/`([A-Z]\w*\.[^`\s]*\$\{[^`]*|\$\{[^`}]*\}\.?[A-Z][^`\s]*)`/g))
      templates.add(text);
  }
  const patterns = [...templates].map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('.+')}$`,
      ),
  );
  return [...new Set(Object.keys(english).map(stem))].filter(
    (key) => !said.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}

/** Keys of a catalogue that another one says already. */
export function repeatedKeys(own: Catalogue, other: Catalogue): string[] {
  const said = new Set(Object.keys(other).map(stem));
  return [...new Set(Object.keys(own).map(stem))].filter((key) => said.has(key));
}
