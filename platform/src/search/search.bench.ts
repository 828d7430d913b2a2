/** Measures the search engine on an invented catalogue: `npx tsx platform/src/search/search.bench.ts --help`. */
import { parseArgs } from 'node:util';
import { SEARCH_LOCALES } from './catalogue';
import type { Dictionary } from './engine/dictionary';
import { parseFilters } from './engine/filterGrammar';
import type { FilterNode } from './engine/filterNode';
import { type EngineQuery, runSearch } from './engine/runSearch';
import type { SearchIndex } from './engine/searchIndex';
import { runSteps } from './engine/steps';
import { buildGeneration, type LocaleIndices, sortOrder } from './generation';
import { FILTER } from './protocol/searchBounds';
import { GRADED_PHRASES, phrasesOf } from './testing/judged/phrases/phrases';
import { seededRandom, syntheticCatalogue } from './testing/syntheticCatalogue';

const USAGE = `Usage: tsx search.bench.ts [options]

  --products <n>   products in the catalogue (100000)
  --locales <n>    locales to build, 1 to ${SEARCH_LOCALES.length} (1)
  --queries <n>    queries of each kind (400)
  --rounds <n>     how often each query is asked; its fastest round counts (10)
  --help           this text

Prints build time, memory, and p50 / p99 / worst processor time in milliseconds of each kind of query. Matches of texts
and misspellings are forgotten between two queries. What others do on the machine slows some rounds, seldom all of a query.`;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    locales: { type: 'string', default: '1' },
    queries: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '10' },
    help: { type: 'boolean', default: false },
  },
});

/** Words that a large part of the catalogue has. */
const BROAD = [
  'sunglasses',
  'glasses',
  'black',
  'round',
  'black sunglasses',
  'round glasses',
  'sunglases',
  'gold frames',
];

const EVERYTHING: FilterNode = { kind: 'and', nodes: [] };
const FACETS = [
  'BRAND',
  'FRAME_SHAPE',
  'FRONT_COLOR',
  'LENS_COLOR',
  'PRODUCT_TYPE',
  'FACET_3',
  'FACET_6',
  'FACET_10',
  'FACET_14',
  'FACET_18',
].map((name) => `attributes.${name}`);

function engineQuery(changes: Partial<EngineQuery>): EngineQuery {
  return {
    query: '',
    filter: EVERYTHING,
    facets: FACETS,
    maxValuesPerFacet: 100,
    sortFacetValuesBy: 'count',
    offset: 0,
    length: 18,
    grouped: true,
    order: undefined,
    typoTolerance: 'min',
    leavesOut: true,
    optionalWords: [],
    ...changes,
  };
}

function filterOf(text: string): FilterNode {
  const result = parseFilters(text, FILTER);
  if (!result.ok) throw new Error(result.message);
  return result.node;
}

/** The same parts in other objects: no match of a text and no misspelling is remembered of them. */
function withoutMemory(index: SearchIndex): SearchIndex {
  const { texts, synonyms } = index;
  const forget = (dictionary: Dictionary): Dictionary => ({ ...dictionary });
  return {
    ...index,
    texts: texts.map((text) => ({ ...text, dictionary: forget(text.dictionary) })),
    synonyms: { ...synonyms, keys: forget(synonyms.keys), words: forget(synonyms.words) },
  };
}

function measure(name: string, count: number, indices: LocaleIndices, query: (round: number) => EngineQuery): void {
  const { products } = indices;
  if (!products) throw new Error('The locale has no product index');
  const times = Array.from({ length: count }, () => Infinity);
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (let number = 0; number < count; number += 1) {
      const index = withoutMemory(products);
      const asked = query(number);
      const before = process.cpuUsage();
      runSearch(index, asked);
      const { user, system } = process.cpuUsage(before);
      // The first round warms up.
      if (round > 0) times[number] = Math.min(times[number] ?? Infinity, (user + system) / 1000);
    }
  }
  times.sort((one, two) => one - two);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? NaN).toFixed(2).padStart(7);
  console.log(`${name.padEnd(44)} p50 ${at(0.5)}  p99 ${at(0.99)}  worst ${(times.at(-1) ?? NaN).toFixed(2)}`);
}

function misspell(text: string, random: () => number): string {
  const place = 1 + Math.floor(random() * (text.length - 2));
  return `${text.slice(0, place)}${text[place + 1] ?? ''}${text[place] ?? ''}${text.slice(place + 2)}`;
}

function main(): void {
  const size = Number(values.products);
  const count = Number(values.queries);
  const locales = SEARCH_LOCALES.slice(0, Number(values.locales));
  const catalogue = syntheticCatalogue(size, locales);
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const steps = buildGeneration(catalogue, 'products');
  const generation = runSteps(steps);
  const built = performance.now() - started;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20;
  console.log(
    `${size} products, ${locales.length} locales: built in ${(built / 1000).toFixed(2)} s, ${megabytes.toFixed(0)} MB more`,
  );

  const indices = generation.locales.get('en-us');
  if (!indices) throw new Error('en-us was not built');
  const random = seededRandom(7);
  const products = Array.from({ length: count * 2 }, () => catalogue.products[Math.floor(random() * size)]);
  const words = products.map((product) => product?.modelName.toLowerCase() ?? '');
  const brands = products.map((product) => product?.brand.toLowerCase() ?? '');
  const filters = products.map((product, round) =>
    filterOf(
      `attributes.FRONT_COLOR:"${String(product?.attributes['FRONT_COLOR'])}" AND sort.price.guest:${50 + (round % 50)} TO ${200 + (round % 200)}`,
    ),
  );
  const types = products.map((product) => filterOf(`type:${product?.type ?? ''}`));
  const at = <Item>(list: readonly Item[], round: number): Item => list[round % list.length] as Item;
  const kind = (name: string, query: (round: number) => Partial<EngineQuery>): void =>
    measure(name, count, indices, (round) => engineQuery(query(round)));

  kind('everything, 10 facets', () => ({}));
  kind('listing of a type, 10 facets', (round) => ({ filter: at(types, round) }));
  kind('listing of a type, 10 facets, ungrouped', (round) => ({ filter: at(types, round), grouped: false }));
  const cheapest = sortOrder(generation, indices.products, { by: 'price', segment: 'guest', direction: 'asc' });
  kind('listing of a type by price, 10 facets', (round) => ({ filter: at(types, round), order: cheapest }));
  kind('colour and price range, 10 facets', (round) => ({ filter: at(filters, round) }));
  kind('page 50 of a type, no facets', (round) => ({ filter: at(types, round), offset: 50 * 18, facets: [] }));
  kind('text: model name', (round) => ({ query: at(words, round) }));
  kind('text: brand and colour', (round) => ({
    query: `${at(brands, round)} black ${round % 2 ? 'round' : 'square'}`,
  }));
  kind('text: three letters typed', (round) => ({ query: at(words, round).slice(0, 3) }));
  kind('text: one word misspelt', (round) => ({ query: misspell(at(words, round), random) }));
  kind('text: two words, one misspelt', (round) => ({ query: `${misspell(at(words, round), random)} sunglasses` }));
  kind('text: model code', (round) => ({ query: at(products, round)?.modelCode.slice(1) ?? '' }));
  kind('text: a broad word', (round) => ({ query: at(BROAD, round) }));
  const phrases = GRADED_PHRASES.filter(({ locale }) => indices === generation.locales.get(locale)).flatMap(phrasesOf);
  measure(`text: the ${phrases.length} judged phrases`, phrases.length, indices, (round) =>
    engineQuery({ query: at(phrases, round)[0] }),
  );
  kind('text and filter', (round) => ({ query: at(brands, round), filter: at(filters, round) }));
}

if (values.help) console.log(USAGE);
else main();
