import type { CustomerSegment } from '@sightline/shared-lib/domain/session';

import type { Clock, Db } from '../../kernel';
import type { InventoryService } from '../inventory';
import type { StoreFacts } from '../storeConfig';
import { languageById } from '../storeConfig';
import { associationRecord } from './association.domain';
import { createCatalogueRepository, groupedPrices } from './catalogue.repository';
import type { Item, Product, ProductFacts } from './catalogue.repository';
import { itemRecord, productRecord } from './record.domain';
import type { ItemRecord, ProductParts, ProductRecord } from './record.domain';
import type { RecordView } from './priceFields.domain';
import { searchRecord } from './searchRecord.domain';
import { createSkuReader } from './skus';
import type { SkuReader } from './skus';
import { createSnapshots } from './snapshot';
import type { Snapshot } from './snapshot';

/** A record of the search index. */
export type SearchHit = ReturnType<typeof searchRecord>;

/** Language, caller's segment and size of the records asked for. */
export interface Reading {
  store: StoreFacts;
  langId: string | undefined;
  segment: CustomerSegment;
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
  skus: SkuReader;
  /** Items by product id, item id or part number, as stock calls name them. */
  articles(wanted: {
    ids?: readonly string[];
    partNumbers?: readonly string[];
  }): Promise<{ productId: string; partNumber: string; productType: string; takesLenses: boolean }[]>;
  /** Part numbers of every colour and size of an article's model that is on display, its own among them. */
  variants(partNumber: string): Promise<string[]>;
  /** Records of the search index for displayed products, by product id (contract 9.3). */
  searchRecords(ids: readonly string[], reading: Reading): Promise<Map<string, SearchHit>>;
  /** What a picture is drawn from; null for what has none. */
  picture(
    partNumber: string,
  ): Promise<Pick<Product, 'part_number' | 'picture' | 'picture_version' | 'views' | 'attributes'> | null>;
  /** Walks through every displayed product, a run at a time, with the part numbers of its items. */
  everyProduct(): AsyncGenerator<{ product: ProductFacts; partNumbers: string[] }[]>;
  /** Every colour of every model with its articles, for the availability file. */
  colours(): Promise<
    { modelCode: string; colour: string; buyable: boolean; soldOut: boolean; partNumbers: string[] }[]
  >;
  /** When the next price begins or ends after a moment; null when none does. */
  nextPriceChange(after: Date): Promise<Date | null>;
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
    const prices = groupedPrices(await repository.pricesByProducts([...all.keys()], storeId));
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
      const prices = groupedPrices(
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

    skus: createSkuReader({
      db,
      clock,
      inventory,
      repository,
      dictionary: async () => (await snapshots.current()).dictionary,
    }),

    async articles({ ids = [], partNumbers = [] }) {
      const items = [...(await repository.itemsByIds(ids)), ...(await repository.itemsByPartNumbers(partNumbers))];
      const products = [
        ...(await repository.productsByIds(ids)),
        ...(await repository.productsByPartNumbers(partNumbers)),
      ];
      const ofProducts = await repository.itemsByProducts(products.map((product) => product.id));
      const known = new Set(products.map((product) => product.id));
      const others = items.map((item) => item.product_id).filter((id) => !known.has(id));
      const all = [...products, ...(await repository.productsByIds([...new Set(others)]))];
      const byId = new Map(all.map((product) => [product.id, product]));
      return [...items, ...ofProducts].map((item) => {
        const product = byId.get(item.product_id);
        return {
          productId: item.id,
          partNumber: item.part_number,
          productType: product?.product_type ?? '',
          takesLenses: product?.attributes['ROXABLE'] === 'True',
        };
      });
    },

    async variants(partNumber) {
      const [item] = await repository.itemsByPartNumbers([partNumber]);
      const [product] = item ? await repository.productsByIds([item.product_id]) : [];
      if (!product) return [];
      const model = (await repository.productsByGroups([product.group_key])).filter(({ displayed }) => displayed);
      return (await repository.itemsByProducts(model.map(({ id }) => id))).map((one) => one.part_number);
    },

    async searchRecords(ids, reading) {
      const shared = await view(reading);
      const products = (await repository.productsByIds(ids)).filter((product) => product.displayed);
      const all = await parts(products, reading);
      const links = await repository.associations(products.map((product) => product.id));
      return new Map(
        [...all].map(([id, found]) => [
          id,
          searchRecord(
            found,
            links.filter((link) => link.product_id === id),
            shared,
          ),
        ]),
      );
    },

    async picture(partNumber) {
      return (await repository.productsByPartNumbers([partNumber]))[0] ?? null;
    },

    async *everyProduct() {
      for (let last = ''; ;) {
        const products = await repository.productsAfter(last, 500);
        const items = await repository.itemsByProducts(products.map((product) => product.id));
        const numbers = new Map<string, string[]>();
        for (const item of items)
          numbers.set(item.product_id, [...(numbers.get(item.product_id) ?? []), item.part_number]);
        yield products
          .filter((product) => product.displayed)
          .map((product) => ({ product, partNumbers: numbers.get(product.id) ?? [] }));
        const end = products.at(-1);
        if (!end || products.length < 500) return;
        last = end.id;
      }
    },

    async colours() {
      return repository.colours();
    },

    nextPriceChange: (after) => repository.nextPriceChange(after),

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

function inOrder<T>(records: readonly T[], wanted: readonly string[], key: (record: T) => string): T[] {
  const byKey = new Map(records.map((record) => [key(record), record]));
  return wanted.flatMap((one) => byKey.get(one) ?? []);
}

/** `X-SELL` asks for every type that begins so. */
function matchesType(type: string, wanted: string): boolean {
  return type.toUpperCase().startsWith(wanted.toUpperCase());
}
