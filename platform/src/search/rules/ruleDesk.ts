import type { SearchLocale } from '../catalogue';
import type { RuleCondition, RuleConsequence } from './rule';

/** A rule as a call of the protocol writes it: one condition, and everything that follows from it. */
export interface WrittenRule {
  readonly objectID: string;
  readonly when: RuleCondition;
  readonly consequences: readonly RuleConsequence[];
}

/** Synonyms as a call of the protocol writes them. */
export interface WrittenSynonyms {
  readonly objectID: string;
  readonly phrases: readonly string[];
  readonly from: string | undefined;
}

/** What is written about one locale at once. */
export type Writing =
  | { readonly kind: 'rules'; readonly entries: readonly WrittenRule[] }
  | { readonly kind: 'synonyms'; readonly entries: readonly WrittenSynonyms[] };

/** Where rules are kept that calls of the protocol write: they count at once, and with those that were written elsewhere. */
export interface RuleDesk {
  /** With `replacing` all others of the locale go. Answers a sentence where something cannot be taken; then nothing was. */
  save(locale: SearchLocale, writing: Writing, replacing: boolean): Promise<string | undefined>;
  /** Takes one away, if it is there. */
  remove(locale: SearchLocale, kind: Writing['kind'], objectID: string): Promise<void>;
}
