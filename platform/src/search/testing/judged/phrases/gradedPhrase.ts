import type { SearchLocale } from '../../../catalogue';
import type { RelevantFacts } from '../judgedQuery';

/**
 * What shoppers say when they do not know the words of the shop: `best` goods are what they mean, `fair` goods come close. Written from
 * facts and texts of the range, not from the words that the index knows.
 */
export type GradedPhrase = readonly [phrase: string, best: RelevantFacts, fair?: RelevantFacts];

/** The graded phrases of one locale. */
export interface GradedPhrases {
  readonly locale: SearchLocale;
  readonly phrases: readonly GradedPhrase[];
}

/** Glasses of every kind. */
export const GLASSES = { LISTING: ['sun', 'optical'] } as const;
export const SUN = { LISTING: 'sun' } as const;
export const OPTICAL = { LISTING: 'optical' } as const;
export const CONTACT_LENSES = { LISTING: 'contact-lenses' } as const;
