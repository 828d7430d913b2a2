import { englishPhrases } from './english.phrases';
import { frenchPhrases } from './french.phrases';
import { germanPhrases } from './german.phrases';
import { type GradedPhrase, type GradedPhrases, PHRASE_GROUPS } from './gradedPhrase';
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

/** All phrases of a locale. */
export const phrasesOf = ({ groups }: GradedPhrases): readonly GradedPhrase[] =>
  PHRASE_GROUPS.flatMap((group) => groups[group]);
