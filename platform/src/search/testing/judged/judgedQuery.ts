import type { SearchLocale } from '../../catalogue';

/** What a query tries out. */
export const QUERY_KINDS = [
  'brand',
  'model name',
  'model code',
  'part number',
  'colour and shape',
  'typo',
  'synonym',
  'plural',
  'accent',
  'kind of goods',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/**
 * Facts that a product must have to answer a query: attribute codes of the range (any of several), `LISTING` for the section it is sold
 * in, `MODEL` and `PART` for one model or one colour of it, `PRICE_FROM`, `PRICE_UP_TO` and `DISCOUNT_FROM` for bounds.
 */
export type RelevantFacts = Readonly<Record<string, string | readonly string[]>>;

/** A query as shoppers type it, and which products of the range answer it, judged by what the range says of them. */
export type JudgedQuery = readonly [kind: QueryKind, query: string, relevant: RelevantFacts];

/** The judged queries of one locale. */
export interface JudgedQueries {
  readonly locale: SearchLocale;
  readonly queries: readonly JudgedQuery[];
}
