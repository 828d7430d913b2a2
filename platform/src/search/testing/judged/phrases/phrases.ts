import { englishPhrases } from './english.phrases';
import { frenchPhrases } from './french.phrases';
import { germanPhrases } from './german.phrases';
import type { GradedPhrases } from './gradedPhrase';
import { italianPhrases } from './italian.phrases';
import { portuguesePhrases } from './portuguese.phrases';
import { spanishPhrases } from './spanish.phrases';

/** The judged set, a locale for each language. */
export const GRADED_PHRASES: readonly GradedPhrases[] = [
  englishPhrases,
  italianPhrases,
  frenchPhrases,
  germanPhrases,
  spanishPhrases,
  portuguesePhrases,
];
