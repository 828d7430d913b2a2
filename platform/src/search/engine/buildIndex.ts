import type { Coordinates } from '../../kernel';
import type { PlaceColumn } from './area';
import { createDocumentSpace, type DocumentSpace } from './documentSpace';
import { type FacetColumn, FacetColumnBuilder } from './facetColumn';
import type { SearchLanguage } from './language';
import { createNumberColumn, type NumberColumn } from './numberColumn';
import type { SearchIndex } from './searchIndex';
import { orderOfRecords } from './slotOrder';
import { runSteps, type Steps } from './steps';
import { createSynonymTable, type SynonymRules } from './synonyms';
import { type TextIndex, TextIndexBuilder, type TextKind } from './textIndex';

/** Slots handled between two chances for the event loop. */
export const SLOTS_PER_STEP = 2000;

/** How records become an index; every reader is called once a record. */
export interface IndexSchema<Item> {
  readonly language: SearchLanguage;
  /** Searchable texts, the most important field first. */
  readonly texts: readonly { readonly kind: TextKind; readonly read: (item: Item) => readonly string[] }[];
  readonly facets: Readonly<Record<string, (item: Item) => string | readonly string[]>>;
  readonly numbers: Readonly<Record<string, (item: Item) => number>>;
  /** Where a record is; left out, records are nowhere. */
  readonly place?: (item: Item) => Coordinates;
  /** Records with the same key form a group; left out, every record is its own. */
  readonly groupBy?: (item: Item) => string;
  /** Custom ranking: smaller comes first, equal values keep the order of the records. */
  readonly rank: (item: Item) => number;
  readonly filterOnly?: readonly string[];
  readonly searchableFacets?: readonly string[];
  readonly synonyms?: readonly SynonymRules[];
}

/** Builds an index in one go. */
export function buildIndex<Item>(records: readonly Item[], schema: IndexSchema<Item>): SearchIndex {
  return runSteps(buildIndexInSteps(records, schema));
}

/** Builds an index step by step. */
export function* buildIndexInSteps<Item>(records: readonly Item[], schema: IndexSchema<Item>): Steps<SearchIndex> {
  const ranks = Float64Array.from(records, schema.rank);
  const order = Uint32Array.from(records.keys()).toSorted(
    (one, two) => (ranks[one] ?? 0) - (ranks[two] ?? 0) || one - two,
  );
  const keys = records.map((record, position) => schema.groupBy?.(record) ?? String(position));
  const space = createDocumentSpace(keys, order);
  yield;
  const facetBuilders = Object.entries(schema.facets).map(
    ([name, read]) => [name, read, new FacetColumnBuilder(space)] as const,
  );
  const numberSources = Object.entries(schema.numbers).map(
    ([name, read]) => [name, read, new Float64Array(space.slots).fill(NaN)] as const,
  );
  const kinds = [...new Set(schema.texts.map(({ kind }) => kind))];
  const textBuilders = new Map(kinds.map((kind) => [kind, new TextIndexBuilder(kind)]));
  for (const [slot, position] of space.recordOf.entries()) {
    const record = records[position];
    if (record === undefined) continue;
    for (const [, read, builder] of facetBuilders) builder.add(slot, read(record));
    for (const [, read, numbers] of numberSources) numbers[slot] = read(record);
    for (const [field, { kind, read }] of schema.texts.entries()) {
      for (const text of read(record)) textBuilders.get(kind)?.add(slot, field, text);
    }
    if (slot % SLOTS_PER_STEP === 0) yield;
  }
  const facets = new Map<string, FacetColumn>();
  for (const [name, , builder] of facetBuilders) facets.set(name, builder.finish());
  const numbers = new Map<string, NumberColumn>();
  for (const [name, , values] of numberSources) numbers.set(name, createNumberColumn(values));
  const texts: TextIndex[] = [];
  for (const builder of textBuilders.values()) texts.push(yield* builder.finish(space.slots));
  return {
    space,
    universe: space.occupied,
    facets,
    numbers,
    texts,
    language: schema.language,
    synonyms: createSynonymTable(schema.language, schema.synonyms ?? []),
    ranking: orderOfRecords(order, space),
    ...(schema.place && { places: placesOf(records, space, schema.place) }),
    filterOnly: new Set(schema.filterOnly),
    searchableFacets: new Set(schema.searchableFacets),
  };
}

function placesOf<Item>(
  records: readonly Item[],
  { slots, slotOf }: DocumentSpace,
  placeOf: (item: Item) => Coordinates,
): PlaceColumn {
  const lat = new Float64Array(slots).fill(NaN);
  const lng = new Float64Array(slots).fill(NaN);
  for (const [position, record] of records.entries()) {
    const place = placeOf(record);
    lat[slotOf[position] ?? -1] = place.lat;
    lng[slotOf[position] ?? -1] = place.lng;
  }
  return { lat, lng };
}
