import { sql } from 'kysely';
import type { Selectable } from 'kysely';

import type { Db, Trx } from '../../kernel';
import type {
  AssociationRow,
  AttributeRow,
  AttributeValueRow,
  CatalogueTables,
  CategoryRow,
  ItemRow,
  PriceRow,
  ProductRow,
} from './catalogue.tables';

export type Product = Selectable<ProductRow>;
/** A product without what it is drawn from. */
export type ProductFacts = Omit<Product, 'picture' | 'picture_version' | 'views'>;
export type Item = Selectable<ItemRow>;
export type Category = Selectable<CategoryRow>;
export type Price = Omit<Selectable<PriceRow>, 'id'>;
export type Attribute = Selectable<AttributeRow>;
export type AttributeValue = Selectable<AttributeValueRow>;

/** Reads of the catalogue's tables; callers cache what they read often. */
export interface CatalogueRepository {
  version(): Promise<number>;
  categories(): Promise<Category[]>;
  attributes(): Promise<Attribute[]>;
  attributeValues(): Promise<AttributeValue[]>;
  /** A run of products by id, for walking through all of them. */
  productsAfter(id: string, limit: number): Promise<ProductFacts[]>;
  productsByIds(ids: readonly string[]): Promise<Product[]>;
  productsByPartNumbers(partNumbers: readonly string[]): Promise<Product[]>;
  productsByGroups(groupKeys: readonly string[]): Promise<Product[]>;
  itemsByIds(ids: readonly string[]): Promise<Item[]>;
  itemsByPartNumbers(partNumbers: readonly string[]): Promise<Item[]>;
  itemsByProducts(productIds: readonly string[]): Promise<Item[]>;
  pricesByProducts(productIds: readonly string[], storeId: string): Promise<Price[]>;
  pricesByStore(storeId: string): Promise<Price[]>;
  /** When the next price begins or ends after a moment; null when none does. */
  nextPriceChange(after: Date): Promise<Date | null>;
  colours(): Promise<
    { modelCode: string; colour: string; buyable: boolean; soldOut: boolean; partNumbers: string[] }[]
  >;
  associations(productIds: readonly string[]): Promise<AssociationRow[]>;
}

const factColumns = [
  'id',
  'part_number',
  'group_key',
  'category_id',
  'brand_id',
  'brand',
  'product_type',
  'names',
  'path',
  'attributes',
  'best_seller',
  'arrival_day',
  'price_family',
  'buyable',
  'displayed',
] as const;

const priceColumns = [
  'product_id',
  'item_id',
  'store_id',
  'price_list',
  'segment',
  'currency',
  'list_minor',
  'offer_minor',
  'lowest_minor',
  'starts_at',
  'ends_at',
  'precedence',
  'price_list_precedence',
] as const;

export function createCatalogueRepository(handle: Db | Trx): CatalogueRepository {
  const db = handle.withTables<CatalogueTables>();
  const products = db.selectFrom('products').selectAll();
  const items = db.selectFrom('items').selectAll();
  const none = <Row>(): Promise<Row[]> => Promise.resolve([]);
  return {
    async version() {
      const row = await db.selectFrom('catalogue_versions').select('version').executeTakeFirst();
      return row?.version ?? 0;
    },
    categories: () => db.selectFrom('categories').selectAll().orderBy('sequence').orderBy('id').execute(),
    attributes: () => db.selectFrom('attributes').selectAll().orderBy('sequence').execute(),
    attributeValues: () => db.selectFrom('attribute_values').selectAll().orderBy('sequence').execute(),
    productsAfter: (id, limit) =>
      db.selectFrom('products').select(factColumns).where('id', '>', id).orderBy('id').limit(limit).execute(),
    productsByIds: (ids) => (ids.length > 0 ? products.where('id', 'in', [...ids]).execute() : none()),
    productsByPartNumbers: (numbers) =>
      numbers.length > 0 ? products.where('part_number', 'in', [...numbers]).execute() : none(),
    productsByGroups: (keys) =>
      keys.length > 0
        ? products
            .where('group_key', 'in', [...keys])
            .orderBy('part_number')
            .execute()
        : none(),
    itemsByIds: (ids) => (ids.length > 0 ? items.where('id', 'in', [...ids]).execute() : none()),
    itemsByPartNumbers: (numbers) =>
      numbers.length > 0 ? items.where('part_number', 'in', [...numbers]).execute() : none(),
    itemsByProducts: (ids) =>
      ids.length > 0
        ? items
            .where('product_id', 'in', [...ids])
            .orderBy('product_id')
            .orderBy('sequence')
            .execute()
        : none(),
    pricesByProducts: (ids, storeId) =>
      ids.length > 0
        ? db
            .selectFrom('prices')
            .select(priceColumns)
            .where('product_id', 'in', [...ids])
            .where('store_id', '=', storeId)
            .orderBy('id')
            .execute()
        : none(),
    async pricesByStore(storeId) {
      const { rows } = await sql<{ prices: PackedPrice[] | null }>`
        select json_agg(json_build_array(product_id, item_id, price_list, segment, currency, list_minor, offer_minor,
          lowest_minor, starts_at, ends_at, precedence, price_list_precedence) order by id) as prices
        from prices where store_id = ${storeId}`.execute(db);
      return unpackedPrices(rows[0]?.prices ?? [], storeId);
    },
    async nextPriceChange(after) {
      const { rows } = await sql<{ next: string | null }>`
        select to_json(least(min(starts_at) filter (where starts_at > ${after}), min(ends_at) filter (where ends_at > ${after})))
          as next from prices`.execute(db);
      const next = rows[0]?.next;
      return next ? new Date(next) : null;
    },
    async colours() {
      const rows = await sql<{
        group_key: string;
        colour: string;
        buyable: boolean;
        sold_out: boolean;
        part_numbers: string[];
      }>`
        select p.group_key, p.attributes ->> 'COLOR_CODE' as colour, p.buyable,
          coalesce(p.attributes ->> 'LX_SOLDOUT', 'FALSE') = 'TRUE' as sold_out, array_agg(i.part_number) as part_numbers
        from products p join items i on i.product_id = p.id
        where p.displayed and p.attributes ? 'COLOR_CODE'
        group by p.id`.execute(db);
      return rows.rows.map((row) => ({
        modelCode: row.group_key,
        colour: row.colour,
        buyable: row.buyable,
        soldOut: row.sold_out,
        partNumbers: row.part_numbers,
      }));
    },
    associations: (ids) =>
      ids.length > 0
        ? db
            .selectFrom('associations')
            .selectAll()
            .where('product_id', 'in', [...ids])
            .orderBy(sql`type, sequence`)
            .execute()
        : none(),
  };
}

/** A price as one list: a whole store is read in a fifth of the time that its rows would take. */
type PackedPrice = [
  productId: string,
  itemId: string | null,
  priceList: string,
  segment: string,
  currency: string,
  listMinor: number,
  offerMinor: number,
  lowestMinor: number | null,
  startsAt: string,
  endsAt: string | null,
  precedence: number,
  priceListPrecedence: number,
];

function unpackedPrices(packed: readonly PackedPrice[], storeId: string): Price[] {
  const moments = new Map<string, Date>();
  const momentOf = (text: string): Date => {
    const known = moments.get(text) ?? new Date(text);
    moments.set(text, known);
    return known;
  };
  return packed.map(
    ([product, item, list, segment, currency, listed, offered, lowest, starts, ends, precedence, listPrecedence]) => ({
      product_id: product,
      item_id: item,
      store_id: storeId,
      price_list: list,
      segment,
      currency,
      list_minor: listed,
      offer_minor: offered,
      lowest_minor: lowest,
      starts_at: momentOf(starts),
      ends_at: ends === null ? null : momentOf(ends),
      precedence,
      price_list_precedence: listPrecedence,
    }),
  );
}

/** Prices by product. */
export function groupedPrices(prices: readonly Price[]): Map<string, Price[]> {
  const map = new Map<string, Price[]>();
  for (const price of prices) {
    const list = map.get(price.product_id);
    if (list) list.push(price);
    else map.set(price.product_id, [price]);
  }
  return map;
}
