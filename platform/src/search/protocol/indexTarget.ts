import { HIGHLIGHTED_FIELDS } from '../build/searchedAttributes';
import type { RecordIndex } from '../build/recordIndex';
import type { SearchLocale } from '../catalogue';
import { countBits } from '../engine/bitset';
import type { SearchIndex } from '../engine/searchIndex';
import type { SlotOrder } from '../engine/slotOrder';
import { slotsWithValue } from '../engine/slotsWithValue';
import { type Generation, sortOrder } from '../generation';
import { applyRules, NO_EFFECTS, type RuledQuery, type RuleEffects } from '../rules/applyRules';
import type { Ruling } from '../rules/ruling';
import { hostedRecord } from './hostedRecord';
import { type FacetOrdering, PRODUCT_FACETS } from './facetOrdering';
import { type IndexName, parseIndexName } from './indexName';
import { SEARCHED_NAMES } from './searchedNames';
import type { SearchRecord } from './searchRecord';

/** Assembles the record of a product in a locale; undefined leaves the hit out. */
export type ResolveRecord = (
  productIndex: number,
  locale: SearchLocale,
) => SearchRecord | undefined | Promise<SearchRecord | undefined>;

/** An answer, with nothing of who asked. */
export interface NotedAnswer {
  readonly queryId: string;
  readonly query: string;
  readonly hits: number;
  /** Words that were left out. */
  readonly leftOut: string;
  /** Whether it is a search of its own: not another page or order of one, and not narrowed. */
  readonly isCounted: boolean;
}

/** An index as a query addresses it by name. */
export interface IndexTarget {
  readonly name: string;
  readonly index: SearchIndex;
  readonly grouped: boolean;
  readonly order: SlotOrder | undefined;
  /** Whether its order is one that a shopper chooses, by price or age. */
  readonly isSorted: boolean;
  /** Attributes that are searched, by the number of their field. */
  readonly searchable: readonly (readonly string[])[];
  readonly facetOrdering: FacetOrdering | undefined;
  /** Whether words are left out where nothing has them all, unless the query says otherwise. */
  readonly leavesOut: boolean;
  /** Fields highlighted unless the query names others. */
  readonly highlighted: readonly string[];
  /** What the rules of those who sell do with a query. */
  readonly effectsOn: (asked: RuledQuery) => RuleEffects;
  /** Told of an answer that got a query id. */
  readonly noteAnswer: (noted: NotedAnswer) => void;
  readonly recordAt: (position: number) => ReturnType<ResolveRecord>;
  /** The record of an id; undefined when the index has none. */
  readonly recordWith: (objectID: string) => Promise<SearchRecord | undefined>;
  /** A record with what an index elsewhere needs to rank it as this one does. */
  readonly hosted: (slot: number, record: SearchRecord) => SearchRecord;
  /** Number of records. */
  readonly entries: () => number;
}

/** An answer of a locale's goods. */
export type NotedQuery = NotedAnswer & { readonly locale: SearchLocale };

/** Finds an index by name; undefined when there is none. */
export function findTarget(
  generation: Generation,
  name: string,
  prefix: string,
  resolveRecord: ResolveRecord,
  ruling: Ruling,
  noteQuery: (noted: NotedQuery) => void,
): IndexTarget | undefined {
  const parsed = parseIndexName(name, prefix);
  const indices = parsed && generation.locales.get(parsed.locale);
  if (!parsed || !indices) return undefined;
  if (parsed.kind !== 'products') {
    const found = indices[parsed.kind];
    if (!found) return undefined;
    const target = recordTarget(name, found, parsed.kind);
    // Among phrases that hold what is typed, the one searched most comes first, wherever its words stand.
    return parsed.kind === 'suggestions' ? { ...target, order: found.index.ranking } : target;
  }
  const { locale, grouped, sort } = parsed;
  const { products } = indices;
  if (!products) return undefined;
  const recordAt = (position: number) => resolveRecord(position, locale);
  return {
    name,
    index: ruling.indexOf(products, locale),
    grouped,
    order: sort && sortOrder(generation, products, sort),
    isSorted: sort !== undefined,
    searchable: SEARCHED_NAMES.products,
    facetOrdering: PRODUCT_FACETS,
    leavesOut: true,
    highlighted: HIGHLIGHTED_FIELDS,
    effectsOn: (asked) => applyRules(asked, locale, ruling.book.rules),
    noteAnswer: (noted) => noteQuery({ ...noted, locale }),
    recordAt,
    recordWith: (objectID) => productWith(products, objectID, recordAt),
    hosted: (slot, record) => hostedRecord(products, slot, locale, record),
    entries: () => countBits(products.universe),
  };
}

/** A product's id begins with its part number (section 9.3 of the contract). */
async function productWith(
  index: SearchIndex,
  objectID: string,
  recordAt: IndexTarget['recordAt'],
): Promise<SearchRecord | undefined> {
  const partNumber = objectID.slice(0, Math.max(0, objectID.lastIndexOf('_')));
  const slots = slotsWithValue(index, 'partnumberId', partNumber);
  const records = await Promise.all(Array.from(slots, (slot) => recordAt(index.space.recordOf[slot] ?? -1)));
  return records.find((record) => record?.objectID === objectID);
}

/** Fields that are highlighted unless a query names others. */
const HIGHLIGHTED = {
  suggestions: ['query'],
  contentSuggestions: ['query'],
  contents: ['title', 'text'],
  stores: ['name', 'address', 'city'],
} as const;

function recordTarget(
  name: string,
  { index, records }: RecordIndex,
  kind: Exclude<IndexName['kind'], 'products'>,
): IndexTarget {
  const recordAt = (position: number) => records[position];
  return {
    name,
    index,
    grouped: false,
    order: undefined,
    isSorted: false,
    searchable: SEARCHED_NAMES[kind],
    facetOrdering: undefined,
    leavesOut: false,
    highlighted: HIGHLIGHTED[kind],
    effectsOn: () => NO_EFFECTS,
    noteAnswer: () => undefined,
    recordAt,
    recordWith: async (objectID) => records.find((record) => record.objectID === objectID),
    hosted: (_, record) => record,
    entries: () => records.length,
  };
}
