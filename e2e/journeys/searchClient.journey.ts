import { expect, test } from '@playwright/test';

import { ask, type ProductAnswer, type ProductHit } from '../src/searchIndex';

const SUNGLASSES = 'attributes.LX_CANONICAL_CATEGORY:"sunglasses"';
const SHAPE = 'attributes_translated.FRAME_SHAPE';
const COLOUR = 'attributes_translated.FRONT_COLOR';
const grouped = { indexName: 'products_en-us_grouped', query: '', filters: SUNGLASSES };

const counts = (answer: ProductAnswer | undefined, facet: string) => answer?.facets?.[facet] ?? {};
const guestPrice = (hit: ProductHit) => hit.sort.price['guest'] ?? 0;

test('answers the public search client with disjunctive facet counts [PLAT-02][PLP-03]', async () => {
  const [all] = await ask({ ...grouped, facets: [SHAPE, COLOUR], hitsPerPage: 12 });
  const [first = '', second = ''] = Object.keys(counts(all, SHAPE));
  const chosen = [[`${SHAPE}:${first}`]];
  const [narrowed, widening, both] = await ask(
    { ...grouped, facetFilters: chosen, facets: [SHAPE, COLOUR], hitsPerPage: 12 },
    { ...grouped, facets: [SHAPE], hitsPerPage: 0 },
    { ...grouped, facetFilters: [[`${SHAPE}:${first}`, `${SHAPE}:${second}`]], hitsPerPage: 12 },
  );
  expect(all?.hits).toHaveLength(12);
  expect(narrowed?.nbHits).toBe(counts(all, SHAPE)[first]);
  // What a second value of the same facet would add stays countable while the first one is chosen.
  expect(counts(widening, SHAPE)).toEqual(counts(all, SHAPE));
  expect(both?.nbHits).toBeGreaterThan(narrowed?.nbHits ?? 0);
  for (const [colour, count] of Object.entries(counts(narrowed, COLOUR))) {
    expect(count, colour).toBeLessThanOrEqual(counts(all, COLOUR)[colour] ?? 0);
  }
});

test('names an index a sort order and segment [PLP-08]', async () => {
  const [up, down] = await ask(
    { ...grouped, indexName: 'products_en-us_grouped_price_guest_asc', hitsPerPage: 20 },
    { ...grouped, indexName: 'products_en-us_grouped_price_guest_desc', hitsPerPage: 20 },
  );
  const rising = (up?.hits ?? []).map(guestPrice);
  const falling = (down?.hits ?? []).map(guestPrice);
  expect(rising).toHaveLength(20);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(falling[0]).toBeGreaterThan(rising[0] ?? 0);
});

test('finds a word with a slip of the finger and suggests whole queries [SRCH-02][SRCH-01]', async () => {
  const [right, slipped, suggested] = await ask(
    { indexName: 'products_en-us_grouped', query: 'polarized aviator', hitsPerPage: 5 },
    { indexName: 'products_en-us_grouped', query: 'polarized avaitor', hitsPerPage: 5 },
    { indexName: 'products_en-us_query_suggestions', query: 'avi', hitsPerPage: 5 },
  );
  expect(right?.nbHits).toBeGreaterThan(0);
  expect(slipped?.hits.map((hit) => hit.objectID)).toEqual(right?.hits.map((hit) => hit.objectID));
  expect(suggested?.hits.length).toBeGreaterThan(0);
});
