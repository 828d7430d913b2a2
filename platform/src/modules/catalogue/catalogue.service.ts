import type { Clock, Db } from '../../kernel';
import type { InventoryService } from '../inventory';
import type { StoreFacts } from '../storeConfig';
import { languageById, storeById } from '../storeConfig';
import { associationRecord } from './association.domain';
import { codesOf } from './attribute.domain';
import { createCatalogueRepository } from './catalogue.repository';
import type { CatalogueRepository, Item, Price, Product } from './catalogue.repository';
import { nameOf } from './description.domain';
import { thumbnailUrl } from './picture.domain';
import { choosePrice, pricesOf } from './price.domain';
import type { PriceFacts, Segment } from './price.domain';
import { itemRecord, priceListOf, productRecord } from './record.domain';
import type { ItemRecord, ProductParts, ProductRecord, RecordView } from './record.domain';
import { createSnapshots } from './snapshot';
import type { Snapshot } from './snapshot';

/** What a cart needs to know about an article. */
export interface SkuFacts {
  productId: string;
  partNumber: string;
  parentProductId: string;
  name: string;
  brand: string;
  productType: string;
  buyable: boolean;
  /** Untranslated codes; several values are joined by commas. */
  attributes: Record<string, string>;
  listMinor: number;
  offerMinor: number;
  currency: string;
  priceList: string;
  thumbnail: string;
  weightGrams: number;
}

/** Language, caller's segment and size of the records asked for. */
export interface Reading {
  store: StoreFacts;
  langId: string | undefined;
  segment: Segment;
  detail: boolean;
}

export interface CatalogueService {
  snapshot(): Promise<Snapshot>;
  view(reading: Reading): Promise<RecordView>;
  /** Records in the order of the ids; ids of products and of items are understood, unknown ones are left out. */
  recordsByIds(ids: readonly string[], reading: Reading): Promise<(ProductRecord | ItemRecord)[]>;
  recordsByPartNumbers(partNumbers: readonly string[], reading: Reading): Promise<(ProductRecord | ItemRecord)[]>;
  /** Adds what goes with the products to their records. */
  withAssociations(records: (ProductRecord | ItemRecord)[], type: string, reading: Reading): Promise<void>;
  /** Articles for a cart (CAT-05); a product's number means its first available item. Unknown ones are left out. */
  skus(
    storeId: string,
    wanted: { partNumbers?: readonly string[]; productIds?: readonly string[] },
    options: { segment: Segment; langId: string },
  ): Promise<SkuFacts[]>;
  /** Items by product id, item id or part number, as stock calls name them. */
  articles(wanted: {
    ids?: readonly string[];
    partNumbers?: readonly string[];
  }): Promise<{ productId: string; partNumber: string }[]>;
  /** Every colour of every model with its articles, for the availability file. */
  colours(): Promise<
    { modelCode: string; colour: string; buyable: boolean; soldOut: boolean; partNumbers: string[] }[]
  >;
  /** Every page of the catalogue with a path, for site maps. */
  pages(): Promise<{
    products: { path: string; partNumber: string; name: string }[];
    categories: { path: string; id: string; identifier: string; names: Readonly<Record<string, string>> }[];
  }>;
}

export interface CatalogueDeps {
  db: Db;
  clock: Clock;
  inventory: InventoryService;
}

/** Reads of the catalogue for its own routes and for other modules. */
export function createCatalogueService({ db, clock, inventory }: CatalogueDeps): CatalogueService {
  const repository = createCatalogueRepository(db);
  const snapshots = createSnapshots(repository);

  const view = async ({ store, langId, segment, detail }: Reading): Promise<RecordView> => {
    const { dictionary } = await snapshots.current();
    return { store, language: languageById(langId).text, dictionary, segment, now: clock.now(), detail };
  };

  const parts = async (products: readonly Product[], reading: Reading): Promise<Map<string, ProductParts>> => {
    const { storeId } = reading.store;
    const siblings = await repository.productsByGroups([...new Set(products.map((product) => product.group_key))]);
    const all = new Map([...products, ...siblings].map((product) => [product.id, product]));
    const prices = grouped(await repository.pricesByProducts([...all.keys()], storeId));
    const items = await repository.itemsByProducts(products.map((product) => product.id));
    const stock = reading.detail
      ? await inventory.stock(
          db,
          storeId,
          items.map((item) => item.part_number),
        )
      : new Map<string, { label: string }>();
    const labels = new Map([...stock].map(([partNumber, level]) => [partNumber, level.label]));
    return new Map(
      products.map((product) => [
        product.id,
        {
          product,
          items: items.filter((item) => item.product_id === product.id),
          prices: prices.get(product.id) ?? [],
          siblings: siblings
            .filter((one) => one.group_key === product.group_key && one.id !== product.id && one.displayed)
            .map((one) => ({ product: one, prices: prices.get(one.id) ?? [] })),
          labels,
        },
      ]),
    );
  };

  const records = async (
    products: readonly Product[],
    items: readonly Item[],
    reading: Reading,
  ): Promise<(ProductRecord | ItemRecord)[]> => {
    const shared = await view(reading);
    const parents = await repository.productsByIds([...new Set(items.map((item) => item.product_id))]);
    const all = await parts(
      [...products, ...parents.filter((one) => products.every((known) => known.id !== one.id))],
      reading,
    );
    return [
      ...products.flatMap((product) => {
        const found = all.get(product.id);
        return found && product.displayed ? [productRecord(found, shared)] : [];
      }),
      ...items.flatMap((item) => {
        const found = all.get(item.product_id);
        return found ? [itemRecord(found, item, shared)] : [];
      }),
    ];
  };

  return {
    snapshot: () => snapshots.current(),
    view,

    async recordsByIds(ids, reading) {
      const wanted = [...new Set(ids)];
      const found = await records(await repository.productsByIds(wanted), await repository.itemsByIds(wanted), reading);
      return inOrder(found, wanted, (record) => record.id);
    },

    async recordsByPartNumbers(partNumbers, reading) {
      const wanted = [...new Set(partNumbers)];
      const found = await records(
        await repository.productsByPartNumbers(wanted),
        await repository.itemsByPartNumbers(wanted),
        reading,
      );
      return inOrder(found, wanted, (record) => record.partNumber);
    },

    async withAssociations(target, type, reading) {
      const shared = await view(reading);
      const ids = target.map((record) => (record.type === 'item' ? record.parentCatalogEntryID : record.id));
      const links = (await repository.associations(ids)).filter((link) => matchesType(link.type, type));
      const targets = await repository.productsByIds([...new Set(links.map((link) => link.target_id))]);
      const prices = grouped(
        await repository.pricesByProducts(
          targets.map((one) => one.id),
          reading.store.storeId,
        ),
      );
      for (const record of target) {
        if (record.type === 'item') continue;
        const own = links.filter((link) => link.product_id === record.id);
        const associations = own.flatMap((link) => {
          const product = targets.find((one) => one.id === link.target_id);
          return product ? [associationRecord(link, product, prices.get(product.id) ?? [], shared)] : [];
        });
        if (associations.length > 0) record.merchandisingAssociations = associations;
      }
    },

    async skus(storeId, wanted, { segment, langId }) {
      const store = storeById(storeId);
      if (!store) return [];
      const chosen = await chooseItems(repository, wanted, (partNumbers) => inventory.levels(db, storeId, partNumbers));
      const products = new Map(
        (await repository.productsByIds(chosen.map((item) => item.product_id))).map((one) => [one.id, one]),
      );
      const prices = grouped(await repository.pricesByProducts([...products.keys()], storeId));
      const now = clock.now();
      return chosen.flatMap((item) => {
        const product = products.get(item.product_id);
        const rows = pricesOf(prices.get(item.product_id) ?? [], item.id);
        const price = product && choosePrice(rows, priceListOf(product, store), segment, now);
        return product && price ? [skuFacts(product, item, price, languageById(langId).text)] : [];
      });
    },

    async articles({ ids = [], partNumbers = [] }) {
      const items = [...(await repository.itemsByIds(ids)), ...(await repository.itemsByPartNumbers(partNumbers))];
      const products = [
        ...(await repository.productsByIds(ids)),
        ...(await repository.productsByPartNumbers(partNumbers)),
      ];
      const ofProducts = await repository.itemsByProducts(products.map((product) => product.id));
      return [...items, ...ofProducts].map((item) => ({ productId: item.id, partNumber: item.part_number }));
    },

    async colours() {
      return repository.colours();
    },

    async pages() {
      const { products, dictionary } = await snapshots.current();
      return {
        products: products.map(({ path, partNumber, name }) => ({ path, partNumber, name })),
        categories: [...dictionary.categories.values()].map(({ path, id, identifier, names }) => ({
          path,
          id,
          identifier,
          names,
        })),
      };
    },
  };
}

function grouped(prices: readonly Price[]): Map<string, Price[]> {
  const map = new Map<string, Price[]>();
  for (const price of prices) map.set(price.product_id, [...(map.get(price.product_id) ?? []), price]);
  return map;
}

function inOrder<T>(records: readonly T[], wanted: readonly string[], key: (record: T) => string): T[] {
  const byKey = new Map(records.map((record) => [key(record), record]));
  return wanted.flatMap((one) => byKey.get(one) ?? []);
}

/** `X-SELL` asks for every type that begins so. */
function matchesType(type: string, wanted: string): boolean {
  return type.toUpperCase().startsWith(wanted.toUpperCase());
}

async function chooseItems(
  repository: CatalogueRepository,
  { partNumbers = [], productIds = [] }: { partNumbers?: readonly string[]; productIds?: readonly string[] },
  levels: (partNumbers: readonly string[]) => Promise<Map<string, number>>,
): Promise<Item[]> {
  const direct = [...(await repository.itemsByPartNumbers(partNumbers)), ...(await repository.itemsByIds(productIds))];
  const products = [
    ...(await repository.productsByPartNumbers(partNumbers)),
    ...(await repository.productsByIds(productIds)),
  ];
  const ofProducts = await repository.itemsByProducts(products.map((product) => product.id));
  const stock =
    ofProducts.length > 0 ? await levels(ofProducts.map((item) => item.part_number)) : new Map<string, number>();
  const firsts = products.flatMap((product) => {
    const items = ofProducts.filter((item) => item.product_id === product.id);
    return items.find((item) => (stock.get(item.part_number) ?? 0) > 0) ?? items[0] ?? [];
  });
  const seen = new Set<string>();
  return [...direct, ...firsts].filter((item) => !seen.has(item.id) && seen.add(item.id));
}

function skuFacts(product: Product, item: Item, price: PriceFacts, language: string): SkuFacts {
  const codes = { ...product.attributes, ...item.attributes };
  return {
    productId: item.id,
    partNumber: item.part_number,
    parentProductId: product.id,
    name: nameOf(product, language),
    brand: product.brand,
    productType: product.product_type,
    buyable: product.buyable,
    attributes: Object.fromEntries(Object.keys(codes).map((name) => [name, codesOf(codes, name).join(',')])),
    listMinor: price.list_minor,
    offerMinor: price.offer_minor,
    currency: price.currency,
    priceList: price.price_list,
    thumbnail: thumbnailUrl(product, 200),
    weightGrams: item.weight_grams,
  };
}
