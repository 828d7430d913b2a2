import { english } from './english.vocabulary';
import type { Vocabulary } from './vocabularyShape';

/** English as Britain says it; whatever is searched is understood in both spellings. */
export const british: Vocabulary = {
  ...english,
  nouns: { ...english.nouns, optical: 'glasses' },
  treatments: { ...english.treatments, POLARIZED: 'polarised' },
  colours: { ...english.colours, GREY: 'grey', GRAY: 'grey', TORTOISE: 'tortoiseshell' },
};
