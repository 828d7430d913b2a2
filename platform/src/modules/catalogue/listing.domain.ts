import type { CustomerSegment } from '@sightline/shared-lib/domain/session';

import type { StoreFacts } from '../storeConfig';
import { countFacets, facetValues, groupChoices, priceFacet, readFacet } from './facet.domain';
import type { WireFacet } from './facet.domain';
import { choosePrice, pricesOf } from './price.domain';
import type { ListedProduct, Snapshot } from './snapshot';

/** A listing request of products v2. */
export interface ListingQuery {
  categoryId?: string | undefined;
  /** Matching products in order of relevance; undefined when nothing is searched for. */
  found?: readonly string[] | undefined;
  facets: readonly string[];
  facetLimits: ReadonlyMap<string, number>;
  attributeKeyword?: string | undefined;
  /** Bounds in minor units. */
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  /** 1 brand, 2 name, 3 price ascending, 4 price descending, 5 new arrivals. */
  orderBy?: string | undefined;
  limit: number;
  offset: number;
}

export interface Listing {
  ids: string[];
  total: number;
  facets: WireFacet[];
}

/** Filters, sorts and pages the catalogue in memory (CAT-10). */
export async function listProducts(
  snapshot: Snapshot,
  query: ListingQuery,
  view: { store: StoreFacts; language: string; segment: CustomerSegment; now: Date },
): Promise<Listing> {
  const prices = await snapshot.prices(view.store.storeId);
  const offers = new Map<string, number>();
  const offerOf = (product: ListedProduct): number => {
    const known = offers.get(product.id);
    if (known !== undefined) return known;
    const list = `${view.store.priceMarker}_${product.priceFamily}`;
    const offer =
      choosePrice(pricesOf(prices.get(product.id) ?? [], null), list, view.segment, view.now)?.offer_minor ?? 0;
    offers.set(product.id, offer);
    return offer;
  };
  const { dictionary } = snapshot;
  const scope = inScope(snapshot, query).filter((product) => offerOf(product) > 0);
  const chosen = groupChoices(query.facets.flatMap((text) => readFacet(text, dictionary) ?? []));
  const inRange = (product: ListedProduct): boolean => {
    const offer = offerOf(product);
    return offer >= (query.minMinor ?? 0) && offer <= (query.maxMinor ?? Number.MAX_SAFE_INTEGER);
  };
  const matches = (product: ListedProduct, except?: string): boolean =>
    [...chosen].every(
      ([facet, values]) => facet === except || facetValues(product, facet).some((value) => values.has(value)),
    );
  const matching = scope.filter((product) => matches(product));
  const result = matching.filter(inRange);
  const candidates = (facet: string): readonly ListedProduct[] =>
    chosen.has(facet) ? scope.filter((product) => inRange(product) && matches(product, facet)) : result;
  const ordered = order(result, query.orderBy, offerOf);
  return {
    ids: ordered.slice(query.offset, query.offset + query.limit).map((product) => product.id),
    total: result.length,
    facets:
      result.length === 0
        ? []
        : [
            ...countFacets(candidates, dictionary, view.language, query.facetLimits),
            priceFacet(matching.map(offerOf), view.store.currency),
          ],
  };
}

function inScope(snapshot: Snapshot, query: ListingQuery): readonly ListedProduct[] {
  const inCategory = (product: ListedProduct): boolean =>
    query.categoryId === undefined || isWithin(snapshot, product, query.categoryId);
  const keyword = query.attributeKeyword?.toLowerCase();
  const hasKeyword = (product: ListedProduct): boolean =>
    keyword === undefined ||
    Object.values(product.facets)
      .flat()
      .some((value) => value.toLowerCase().includes(keyword));
  const products = query.found?.flatMap((id) => snapshot.byId.get(id) ?? []) ?? snapshot.products;
  return products.filter((product) => inCategory(product) && hasKeyword(product));
}

/** A product is in its listing, in its brand, and in what these are below. */
function isWithin(snapshot: Snapshot, product: ListedProduct, categoryId: string): boolean {
  const { categories } = snapshot.dictionary;
  return [product.categoryId, product.brandId].some((start) => {
    for (let id: string | null = start; id; id = categories.get(id)?.parent_id ?? null)
      if (id === categoryId) return true;
    return false;
  });
}

function order(
  products: readonly ListedProduct[],
  orderBy: string | undefined,
  offerOf: (product: ListedProduct) => number,
): readonly ListedProduct[] {
  const collator = new Intl.Collator('en');
  switch (orderBy) {
    case '1':
      return products.toSorted((a, b) => collator.compare(a.brand, b.brand) || a.bestSeller - b.bestSeller);
    case '2':
      return products.toSorted((a, b) => collator.compare(a.name, b.name) || a.bestSeller - b.bestSeller);
    case '3':
      return products.toSorted((a, b) => offerOf(a) - offerOf(b) || a.bestSeller - b.bestSeller);
    case '4':
      return products.toSorted((a, b) => offerOf(b) - offerOf(a) || a.bestSeller - b.bestSeller);
    case '5':
      return products.toSorted((a, b) => b.arrivalDay - a.arrivalDay || a.bestSeller - b.bestSeller);
    default:
      return products;
  }
}
