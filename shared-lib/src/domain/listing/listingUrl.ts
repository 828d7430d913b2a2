import { typedPrice } from '../validation/typedPrice';
import { listingSort, SORT } from './sortCodes';
import type { ListingSort } from './sortCodes';

/** Everything of a listing that lives in the address (PLP-02). */
export interface ListingState {
  readonly term: string;
  /** Chosen values by facet name without prefix, e.g. `BRAND`; values in the order chosen. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListingSort;
  /** One based, as people count; 1 is not written. */
  readonly page: number;
  /** Whole currency units; null when open. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

export const EMPTY_LISTING: ListingState = {
  term: '',
  facets: {},
  sort: SORT.bestSellers,
  page: 1,
  minPrice: null,
  maxPrice: null,
};

/** Query parameters of ours; every other upper-case one is a facet. */
const RESERVED = { term: 'q', sort: 'sort', page: 'page', minPrice: 'min', maxPrice: 'max' } as const;

/** Query parameters of a listing beside its facets. */
export const LISTING_PARAMETERS: readonly string[] = Object.values(RESERVED);

const FACET_NAME = /^[A-Z][A-Z0-9_]*$/;

/** Query as a page request carries it. */
export type ListingQuery = Readonly<Record<string, readonly string[]>>;

function positive(text: string | undefined): number | null {
  const value = text === undefined || !/^\d{1,7}$/.test(text) ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

/** No price is above this. */
const HIGHEST_PRICE = 9_999_999;

/** A price of the address, which without script is as it was typed. */
function price(text: string | undefined): number | null {
  const value = typedPrice((text ?? '').slice(0, 20));
  return value === null || value > HIGHEST_PRICE ? null : value;
}

/** Reads the listing's part of a query; anything unreadable takes its default (PLP-02). */
export function readListing(query: ListingQuery): ListingState {
  const one = (name: string) => query[name]?.[0];
  const facets = Object.entries(query).filter(([name, values]) => FACET_NAME.test(name) && values.some(Boolean));
  return {
    term: (one(RESERVED.term) ?? '').trim(),
    facets: Object.fromEntries(facets.map(([name, values]) => [name, [...new Set(values.filter(Boolean))]])),
    sort: listingSort(one(RESERVED.sort)),
    page: Math.max(1, positive(one(RESERVED.page)) ?? 1),
    minPrice: price(one(RESERVED.minPrice)),
    maxPrice: price(one(RESERVED.maxPrice)),
  };
}

/** Writes a listing as query, defaults left out and facets in alphabetical order, so that one state has one address. */
export function writeListing(state: ListingState): Readonly<Record<string, readonly string[]>> {
  const query: Record<string, readonly string[]> = {};
  if (state.term) query[RESERVED.term] = [state.term];
  for (const name of Object.keys(state.facets).toSorted()) {
    const values = state.facets[name] ?? [];
    if (values.length > 0) query[name] = values;
  }
  if (state.minPrice !== null) query[RESERVED.minPrice] = [String(state.minPrice)];
  if (state.maxPrice !== null) query[RESERVED.maxPrice] = [String(state.maxPrice)];
  if (state.sort !== SORT.bestSellers) query[RESERVED.sort] = [String(state.sort)];
  if (state.page > 1) query[RESERVED.page] = [String(state.page)];
  return query;
}

/** Query text with its question mark; empty for a listing without choices. */
export function listingSearch(state: ListingState): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(writeListing(state))) {
    for (const value of values) search.append(name, value);
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Adds or takes back a value of a facet and returns to page 1; a radio facet keeps one value (PLP-03). */
export function toggleFacet(state: ListingState, name: string, value: string, radio = false): ListingState {
  const chosen = state.facets[name] ?? [];
  const without = chosen.filter((one) => one !== value);
  const next = chosen.includes(value) ? without : [...(radio ? [] : chosen), value];
  const { [name]: _old, ...others } = state.facets;
  return { ...state, page: 1, facets: next.length > 0 ? { ...others, [name]: next } : others };
}

/** Takes every choice back but keeps term and sort (PLP-03). */
export function clearChoices(state: ListingState): ListingState {
  return { ...EMPTY_LISTING, term: state.term, sort: state.sort };
}

/** Number of choices that narrow the listing, for the filter button. */
export function choiceCount(state: ListingState): number {
  const values = Object.values(state.facets).reduce((sum, chosen) => sum + chosen.length, 0);
  return values + (state.minPrice !== null || state.maxPrice !== null ? 1 : 0);
}
