import type { BaseProduct, SearchCatalogue } from '../catalogue';
import { SLOTS_PER_STEP } from '../engine/buildIndex';
import { type Bitset, createBitset, setBit } from '../engine/bitset';
import { createDocumentSpace, type DocumentSpace } from '../engine/documentSpace';
import { type FacetColumn, FacetColumnBuilder } from '../engine/facetColumn';
import { createNumberColumn, type NumberColumn } from '../engine/numberColumn';
import { orderBy, orderOfRecords, type SlotOrder } from '../engine/slotOrder';
import type { Steps } from '../engine/steps';
import { type TextIndex, TextIndexBuilder } from '../engine/textIndex';
import { attributeColumns } from './attributeColumns';
import { FIELD } from './searchedAttributes';

/** What all locales share: layout, untranslated columns, names and codes. */
export interface BaseParts {
  readonly space: DocumentSpace;
  readonly ranking: SlotOrder;
  /** Untranslated attribute columns by bare attribute name. */
  readonly attributes: ReadonlyMap<string, FacetColumn>;
  /** Columns of the record's own fields (`type`, `x_groupkey`, ...). */
  readonly fields: ReadonlyMap<string, FacetColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  readonly newest: SlotOrder;
  readonly oldest: SlotOrder;
  readonly texts: readonly TextIndex[];
  /** Goods that are made for other goods. */
  readonly belonging: Bitset;
}

const FIELDS: Readonly<Record<string, (product: BaseProduct) => string>> = {
  type: (product) => product.type,
  x_groupkey: (product) => product.groupKey,
  productId: (product) => product.productId,
  parentProductId: (product) => product.parentProductId ?? '',
  partnumberId: (product) => product.partNumber,
};

/** Builds the shared parts; groups are laid out by their best seller. */
export function* buildBaseParts({ products }: SearchCatalogue): Steps<BaseParts> {
  const rank = Float64Array.from(products, (product) => product.bestSellers);
  const order = Uint32Array.from(products.keys()).toSorted(
    (one, two) => (rank[one] ?? 0) - (rank[two] ?? 0) || one - two,
  );
  yield;
  const space = createDocumentSpace(
    products.map((product) => product.groupKey),
    order,
  );
  yield;
  const attributes = yield* attributeColumns(space, (product) => products[product]?.attributes ?? {});
  const numbers = new Map([
    ['sort.bestSellers', numberColumn(space, products, (product) => product.bestSellers)],
    ['sort.newArrivals', numberColumn(space, products, (product) => product.newArrivals)],
  ]);
  const ranking = orderOfRecords(order, space);
  const arrivals = numbers.get('sort.newArrivals') ?? createNumberColumn(new Float64Array(space.slots));
  yield;
  const fields = yield* fieldColumns(space, products);
  const texts = yield* nameAndCodeTexts(space, products);
  return {
    space,
    ranking,
    attributes,
    fields,
    numbers,
    newest: orderBy(arrivals, 'desc', ranking),
    oldest: orderBy(arrivals, 'asc', ranking),
    texts,
    belonging: belongingSlots(space, products),
  };
}

/** Hearing products that are devices; all others of their section are made for one. */
const HEARING_DEVICE = 'hearing-device';

function belongs({ type, attributes }: BaseProduct): boolean {
  if (attributes['LX_CANONICAL_CATEGORY'] === 'hearing') return attributes['GOODS_KIND'] !== HEARING_DEVICE;
  return type === 'accessories' || type === 'contact-lenses-accessories';
}

function belongingSlots(space: DocumentSpace, products: readonly BaseProduct[]): Bitset {
  const bits = createBitset(space.slots);
  for (const [position, product] of products.entries()) {
    const slot = space.slotOf[position];
    if (slot !== undefined && belongs(product)) setBit(bits, slot);
  }
  return bits;
}

function numberColumn(
  space: DocumentSpace,
  products: readonly BaseProduct[],
  read: (product: BaseProduct) => number,
): NumberColumn {
  const numbers = new Float64Array(space.slots).fill(NaN);
  for (const [position, product] of products.entries()) numbers[space.slotOf[position] ?? 0] = read(product);
  return createNumberColumn(numbers);
}

function* fieldColumns(space: DocumentSpace, products: readonly BaseProduct[]): Steps<Map<string, FacetColumn>> {
  const columns = new Map<string, FacetColumn>();
  for (const [name, read] of Object.entries(FIELDS)) {
    const builder = new FacetColumnBuilder(space);
    for (const [slot, position] of space.recordOf.entries()) {
      const product = products[position];
      if (product) builder.add(slot, read(product));
    }
    columns.set(name, builder.finish());
    yield;
  }
  return columns;
}

function* nameAndCodeTexts(space: DocumentSpace, products: readonly BaseProduct[]): Steps<TextIndex[]> {
  const names = new TextIndexBuilder('names');
  const codes = new TextIndexBuilder('codes');
  for (const [slot, position] of space.recordOf.entries()) {
    const product = products[position];
    if (!product) continue;
    names.add(slot, FIELD.brand, product.brand);
    names.add(slot, FIELD.modelName, product.modelName);
    for (const code of new Set([product.modelCode, product.partNumber, ...product.gtins])) {
      codes.add(slot, FIELD.code, code);
    }
    if (slot % SLOTS_PER_STEP === 0) yield;
  }
  return [yield* names.finish(space.slots), yield* codes.finish(space.slots)];
}
