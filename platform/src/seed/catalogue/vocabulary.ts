import { readFileSync } from 'node:fs';

import { dataFile } from '../../kernel';
import type { LocalisedText } from '../../modules/catalogue/catalogue.tables';

/** What an attribute and its codes are called, by language. */
export interface VocabularyEntry {
  name: LocalisedText;
  values: Record<string, LocalisedText>;
  unit?: string;
  facet?: boolean;
  defining?: boolean;
  displayed?: boolean;
}

export type Vocabulary = Record<string, VocabularyEntry>;

/** Languages that goods are named in. */
export const NAME_LANGUAGES = ['en', 'en-GB', 'it', 'fr', 'de', 'es', 'pt'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** The dictionary of attributes and values, as opticians say them. */
export function readVocabulary(): Vocabulary {
  return JSON.parse(readFileSync(dataFile('catalogue', 'vocabulary.json'), 'utf8')) as Vocabulary;
}

/** Text in a language; `en-GB` and missing languages read English. */
export function textIn(texts: LocalisedText | undefined, language: string): string {
  return texts?.[language] ?? texts?.['en'] ?? '';
}

/** The same text built in every language. */
export function inEveryLanguage(build: (language: NameLanguage) => string): LocalisedText {
  return Object.fromEntries(NAME_LANGUAGES.map((language) => [language, build(language)]));
}
