import type { SearchSpelling } from '../catalogue';
import { british } from './british.vocabulary';
import { english } from './english.vocabulary';
import { french } from './french.vocabulary';
import { german } from './german.vocabulary';
import { italian } from './italian.vocabulary';
import { portuguese } from './portuguese.vocabulary';
import { spanish } from './spanish.vocabulary';
import type { Vocabulary } from './vocabularyShape';

const VOCABULARIES: Readonly<Record<SearchSpelling, Vocabulary>> = {
  en: english,
  'en-GB': british,
  it: italian,
  fr: french,
  de: german,
  es: spanish,
  pt: portuguese,
};

export function vocabularyOf(spelling: SearchSpelling): Vocabulary {
  return VOCABULARIES[spelling];
}

/** How shapes and colours are listed: "Cat Eye" as CAT_EYE. */
export function vocabularyKey(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}
