import type { RuleBook, RuleCondition, RuleConsequence, SearchLocale } from '../../search';

/** What a rule says, whatever its locale. */
export type RuleContent =
  | { readonly kind: 'steering'; readonly when: RuleCondition; readonly consequence: RuleConsequence }
  | {
      readonly kind: 'synonyms';
      readonly phrases: readonly string[];
      /** Only the searches of this phrase find the others too; null where all stand for each other. */
      readonly from: string | null;
    };

export const RULE_KINDS = ['pin', 'boost', 'hide', 'banner', 'redirect', 'synonyms', 'data'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export function kindOf(content: RuleContent): RuleKind {
  return content.kind === 'synonyms' ? 'synonyms' : content.consequence.kind;
}

/** A rule with its id, as it counts. */
export interface StandingRule {
  /** Its own id, or the one that it was written by. */
  readonly id: string;
  readonly locale: SearchLocale;
  readonly content: RuleContent;
}

/** Rules in the form that the search is answered by. */
export function bookOf(standing: readonly StandingRule[]): RuleBook {
  return {
    rules: standing.flatMap(({ id, locale, content }) =>
      content.kind === 'synonyms' ? [] : [{ id, locale, when: content.when, consequence: content.consequence }],
    ),
    synonyms: standing.flatMap(({ id, locale, content }) =>
      content.kind === 'synonyms' ? [{ id, locale, phrases: content.phrases, from: content.from ?? undefined }] : [],
    ),
  };
}
