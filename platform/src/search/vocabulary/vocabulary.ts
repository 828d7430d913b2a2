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
  it: withEnglishColours(italian),
  fr: withEnglishColours(french),
  de: withEnglishColours(german),
  es: withEnglishColours(spanish),
  pt: withEnglishColours(portuguese),
};

/** The words of another language, and those of English for its colours: shoppers know them from makers and from other shops. */
function withEnglishColours(own: Vocabulary): Vocabulary {
  const colours = Object.entries({ ...english.colours, GREY: 'grey' }).flatMap(([code, from]) => {
    const to = own.colours[code];
    return to === undefined || to === from ? [] : { from, to: [to] };
  });
  return { ...own, synonyms: { ...own.synonyms, oneWay: [...own.synonyms.oneWay, ...colours] } };
}

export function vocabularyOf(spelling: SearchSpelling): Vocabulary {
  return VOCABULARIES[spelling];
}

/** How shapes and colours are listed: "Cat Eye" as CAT_EYE. */
export function vocabularyKey(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}
