import type { SearchLocale } from '../catalogue';

/** When a rule applies; what is left out holds for every query, and what is given must hold together. */
export interface RuleCondition {
  /** Words of the query, compared without case, accents and plurals. */
  readonly words?: { readonly text: string; readonly how: 'is' | 'contains' };
  /** One of the `ruleContexts` of the query: the shop names its listings so. */
  readonly context?: string;
}

/** Words that a rule shows above the goods. */
export interface RuleBanner {
  readonly title: string;
  readonly text: string;
  /** Words of the link; empty without one. */
  readonly label: string;
  /** Address in the shop, without its locale. */
  readonly url: string;
}

/** What a rule does with an answer. */
export type RuleConsequence =
  /** The model of an article stands at a place, which counts from 1. */
  | { readonly kind: 'pin'; readonly partNumber: string; readonly place: number }
  /** The model of an article is not found. */
  | { readonly kind: 'hide'; readonly partNumber: string }
  /** Goods with a value come before others that match as many words as well. */
  | { readonly kind: 'boost'; readonly attribute: string; readonly value: string }
  | ({ readonly kind: 'banner' } & RuleBanner)
  /** The search leads to an address in the shop. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** What a client of the protocol does something with, as it is. */
  | { readonly kind: 'data'; readonly data: Readonly<Record<string, unknown>> };

/** A rule of one locale. */
export interface SearchRule {
  /** Rules that were written as one share it. */
  readonly id: string;
  readonly locale: SearchLocale;
  readonly when: RuleCondition;
  readonly consequence: RuleConsequence;
}

/** Phrases of one locale that stand for each other, or, with `from`, are searched too when that is searched. */
export interface SynonymSet {
  readonly id: string;
  readonly locale: SearchLocale;
  readonly phrases: readonly string[];
  readonly from: string | undefined;
}

/** Everything that those who sell say about searches. */
export interface RuleBook {
  readonly rules: readonly SearchRule[];
  readonly synonyms: readonly SynonymSet[];
}

export const NO_RULES: RuleBook = { rules: [], synonyms: [] };
