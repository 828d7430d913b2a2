import type { Translate } from '@sightline/shared-lib/contracts';
import type { FacetEntry, ListingState } from '@sightline/shared-lib/domain/listing';

import { facetLabel } from '../../catalogue/query/facetWords';
import type { ListingAnswer } from '../../catalogue/query/listingData';
import type { ListingKind } from '../../catalogue/query/listingKind';
import { facetNames, LISTING_PLANS } from '../../catalogue/query/listingPlans';
import type { FacetGroupPlan, FacetSource } from '../../catalogue/query/listingPlans';

/** A value with the facet it belongs to, because a group may hold values of several. */
export interface OfferedEntry extends FacetEntry {
  readonly facetName: string;
  readonly chosen: boolean;
}

/** A group of a list with what can be chosen in it. */
export interface CurrentFacet {
  readonly plan: FacetGroupPlan;
  readonly entries: readonly OfferedEntry[];
}

type Answer = Pick<ListingAnswer, 'facets'>;

/** Facets of a kind of list that the index has no value for: nothing is drawn for them, and nothing is chosen (PLP-01). */
export function facetsAlwaysEmpty(kind: ListingKind, state: ListingState, { facets }: Answer): ReadonlySet<string> {
  return new Set(facetNames(kind).filter((name) => !facets[name]?.length && !state.facets[name]?.length));
}

/** Values worth showing: those with products and those chosen, the chosen on top except where order means something. */
function offered({ name, only, without }: FacetSource, state: ListingState, { facets }: Answer, t: Translate) {
  const chosen = state.facets[name] ?? [];
  return (facets[name] ?? [])
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .filter(({ value }) => (only ? only.includes(value) : true) && !without?.includes(value))
    .map(({ value, count }): OfferedEntry => {
      const label = facetLabel(name, value, t);
      return { facetName: name, label, value, count, chosen: chosen.includes(value) };
    });
}

/** Where a value stood in an answer; behind all others where it did not. */
function placeIn({ facets }: Answer, { facetName, value }: Pick<OfferedEntry, 'facetName' | 'value'>): number {
  const at = facets[facetName]?.findIndex((one) => one.value === value) ?? -1;
  return at < 0 ? Infinity : at;
}

/**
 * The groups of a list with their entries, in the order of its plan; those without any are left out, price excepted (PLP-01). What is drawn
 * keeps the places that it had in `first`: a drawing does not move away from the finger that reaches for it.
 */
export function currentPLPFacets(
  kind: ListingKind,
  state: ListingState,
  answer: Answer,
  t: Translate,
  first: Answer = answer,
): readonly CurrentFacet[] {
  const empty = facetsAlwaysEmpty(kind, state, answer);
  return LISTING_PLANS[kind].flatMap((plan): CurrentFacet[] => {
    if (plan.sources.length === 0) return [{ plan, entries: [] }];
    const sources = plan.sources.filter(({ name }) => !empty.has(name));
    const values = sources.flatMap((source) => offered(source, state, answer, t));
    const isDrawn = plan.look !== 'box';
    const isOrdered = plan.sources[0]?.name === 'FRAME_SIZE';
    const rank = ({ chosen, ...entry }: OfferedEntry) =>
      isDrawn ? placeIn(first, entry) : isOrdered || chosen ? 0 : 1;
    const entries = values.toSorted((a, b) => rank(a) - rank(b) || 0);
    return entries.length > 0 ? [{ plan, entries }] : [];
  });
}
