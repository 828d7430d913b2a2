import { englishPhrases } from './english.phrases';
import { FURTHER_PHRASES } from './further.phrases';
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
].map(withFurther);

function withFurther({ locale, groups }: GradedPhrases): GradedPhrases {
  const further = FURTHER_PHRASES[locale] ?? {};
  const joined = PHRASE_GROUPS.map((group) => [group, [...groups[group], ...(further[group] ?? [])]] as const);
  return { locale, groups: Object.fromEntries(joined) as unknown as GradedPhrases['groups'] };
}

/** All phrases of a locale. */
export const phrasesOf = ({ groups }: GradedPhrases): readonly GradedPhrase[] =>
  PHRASE_GROUPS.flatMap((group) => groups[group]);
