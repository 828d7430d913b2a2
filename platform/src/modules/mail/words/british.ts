import { inBritish } from '@sightline/shared-lib/domain/spelling';

import type { LetterWords } from '../words';
import { en } from './en';

type Sentence = (...given: readonly unknown[]) => string;

/** Values are put in afterwards, so that a name is never spelled another way. */
function sentence(say: Sentence): Sentence {
  return (...given) => {
    const open = say(...given.map((value, place) => (value ? `{{${place}}}` : value)));
    return inBritish(open).replaceAll(/\{\{(\d+)\}\}/g, (_, place: string) => String(given[Number(place)]));
  };
}

function spelled(words: unknown): unknown {
  if (typeof words === 'string') return inBritish(words);
  if (typeof words === 'function') return sentence(words as Sentence);
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, spelled(value)]));
}

/** Letters to Great Britain: the English ones by the rule of the interface. */
export const british = spelled(en) as LetterWords;
