import type { SearchSpelling } from '../catalogue';
import type { SynonymRules } from '../engine/synonyms';
import { british } from './british.vocabulary';
import { english } from './english.vocabulary';
import { foreignNames } from './foreignWords';
import { french } from './french.vocabulary';
import { german } from './german.vocabulary';
import { italian } from './italian.vocabulary';
import { portuguese } from './portuguese.vocabulary';
import { spanish } from './spanish.vocabulary';
import type { Vocabulary } from './vocabularyShape';

const VOCABULARIES: Readonly<Record<SearchSpelling, Vocabulary>> = {
  en: withRules(english, foreignNames('en')),
  'en-GB': withRules(british, foreignNames('en')),
  it: withRules(italian, [...englishColours(italian), ...foreignNames('it')]),
  fr: withRules(french, [...englishColours(french), ...foreignNames('fr')]),
  de: withRules(german, [...englishColours(german), ...foreignNames('de')]),
  es: withRules(spanish, [...englishColours(spanish), ...foreignNames('es')]),
  pt: withRules(portuguese, [...englishColours(portuguese), ...foreignNames('pt')]),
};

function withRules(own: Vocabulary, oneWay: SynonymRules['oneWay']): Vocabulary {
  return { ...own, synonyms: { ...own.synonyms, oneWay: [...own.synonyms.oneWay, ...oneWay] } };
}

/** What English calls colours: shoppers know it from makers and from other shops. */
function englishColours(own: Vocabulary): SynonymRules['oneWay'] {
  return Object.entries({ ...english.colours, GREY: 'grey' }).flatMap(([code, from]) => {
    const to = own.colours[code];
    return to === undefined || to === from ? [] : { from, to: [to] };
  });
}

export function vocabularyOf(spelling: SearchSpelling): Vocabulary {
  return VOCABULARIES[spelling];
}

/** How shapes and colours are listed: "Cat Eye" as CAT_EYE. */
export function vocabularyKey(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}
