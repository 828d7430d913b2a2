import type { SearchLanguage } from '../engine/language';
import { english } from './english.vocabulary';
import { french } from './french.vocabulary';
import { german } from './german.vocabulary';
import { italian } from './italian.vocabulary';
import { portuguese } from './portuguese.vocabulary';
import { spanish } from './spanish.vocabulary';
import type { Vocabulary } from './vocabularyShape';

const VOCABULARIES: Readonly<Record<SearchLanguage, Vocabulary>> = {
  en: english,
  it: italian,
  fr: french,
  de: german,
  es: spanish,
  pt: portuguese,
};

export function vocabularyOf(language: SearchLanguage): Vocabulary {
  return VOCABULARIES[language];
}
