type Catalogue = Readonly<Record<string, string>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A translation key: dotted, capitalised (except the specification's `reset.*`), 4 to 99 characters (SITE-13). */
const KEY = /^(?=.{4,99}$)([A-Z][A-Za-z0-9]*|reset)(\.[A-Za-z0-9_-]+)+$/;
const PLACEHOLDER = /\{\{\s*(\w+)/g;

const stem = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].toSorted().join(' ');

/** In French a narrow no-break space stands before these signs and inside quotation marks; an ordinary one lets them begin a line. */
const ORDINARY_SPACE = /[ \u00A0][;:?!»]|«[ \u00A0]/;

/** Texts of a language that break its typography. */
function typographyFaults(language: string, catalogue: Catalogue): string[] {
  if (language !== 'fr') return [];
  return Object.entries(catalogue)
    .filter(([, text]) => ORDINARY_SPACE.test(text))
    .map(([key]) => `fr: ${key} has an ordinary space where a narrow no-break one (U+202F) belongs`);
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
    faults.push(...typographyFaults(language, catalogue));
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
