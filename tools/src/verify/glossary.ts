type Catalogue = Readonly<Record<string, string>>;

/** A row of docs/glossary.md: what a thing is called in a language, and what it must not be called. */
export interface Term {
  readonly language: string;
  readonly word: string;
  readonly never: readonly string[];
}

/** The terms of the glossary's table; a row that is not whole is refused, so that none is passed over. */
export function readGlossary(markdown: string): Term[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, language = '', english = '', word = '', never = ''] = row.split('|').map((cell) => cell.trim());
    if (!language || !english || !word || !never) throw new Error(`docs/glossary.md has half a row: ${row}`);
    return { language, word, never: never.split(',').map((one) => one.trim()) };
  });
}

/** Whether a text has a word whole, in upper or lower case. */
const has = (text: string, word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);

/** Texts of a language that call a thing by another name than the glossary. */
export function glossaryFaults(terms: readonly Term[], language: string, catalogue: Catalogue): string[] {
  const own = terms.filter((term) => term.language === language);
  return Object.entries(catalogue).flatMap(([key, text]) =>
    own.flatMap(({ word, never }) =>
      never.filter((wrong) => has(text, wrong)).map((wrong) => `${language}: ${key} says "${wrong}" for "${word}"`),
    ),
  );
}
