import { groupedPrices } from './catalogue.repository';
import type { CatalogueRepository, Price, ProductFacts } from './catalogue.repository';
import { loadDictionary } from './dictionary';
import type { Dictionary } from './dictionary';
import type { AttributeCodes } from './catalogue.tables';

/** What listings filter and sort by; the records of a page are read from the database. */
export interface ListedProduct {
  id: string;
  partNumber: string;
  groupKey: string;
  categoryId: string;
  brandId: string;
  brand: string;
  name: string;
  path: string;
  priceFamily: string;
  bestSeller: number;
  arrivalDay: number;
  facets: AttributeCodes;
}

/** The catalogue as it was at one version. */
export interface Snapshot {
  version: number;
  dictionary: Dictionary;
  /** Displayed products, best sellers first. */
  products: readonly ListedProduct[];
  byId: ReadonlyMap<string, ListedProduct>;
  byPartNumber: ReadonlyMap<string, ListedProduct>;
  /** Prices of a store by product; loaded once a store. */
  prices(storeId: string): Promise<ReadonlyMap<string, readonly Price[]>>;
}

const chunk = 1000;
/** How long a version is trusted before the version row is read again. */
const trustedMs = 1000;

/** Keeps the newest snapshot; a change of the version row replaces it. */
export function createSnapshots(repository: CatalogueRepository): { current(): Promise<Snapshot> } {
  let known: Promise<Snapshot> | undefined;
  let checkedAt = 0;
  return {
    async current() {
      const now = Date.now();
      if (known && now - checkedAt < trustedMs) return known;
      checkedAt = now;
      const version = await repository.version();
      if (!known || (await known).version !== version) known = load(repository, version);
      // A failed load is not kept: the next request tries again.
      known.catch(() => {
        known = undefined;
      });
      return known;
    },
  };
}

async function load(repository: CatalogueRepository, version: number): Promise<Snapshot> {
  const dictionary = await loadDictionary(repository);
  const facets = new Set([...dictionary.attributes.values()].filter((one) => one.facet).map((one) => one.identifier));
  const products: ListedProduct[] = [];
  for (let last = ''; ;) {
    const rows = await repository.productsAfter(last, chunk);
    products.push(...rows.filter((row) => row.displayed).map((row) => listed(row, facets)));
    const end = rows.at(-1);
    if (!end || rows.length < chunk) break;
    last = end.id;
  }
  products.sort((a, b) => a.bestSeller - b.bestSeller);
  const prices = new Map<string, Promise<ReadonlyMap<string, readonly Price[]>>>();
  return {
    version,
    dictionary,
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    byPartNumber: new Map(products.map((product) => [product.partNumber, product])),
    prices(storeId) {
      const found = prices.get(storeId) ?? pricesByProduct(repository, storeId);
      prices.set(storeId, found);
      return found;
    },
  };
}

function listed(row: ProductFacts, facets: ReadonlySet<string>): ListedProduct {
  return {
    id: row.id,
    partNumber: row.part_number,
    groupKey: row.group_key,
    categoryId: row.category_id,
    brandId: row.brand_id,
    brand: row.brand,
    name: row.names['en'] ?? '',
    path: row.path,
    priceFamily: row.price_family,
    bestSeller: row.best_seller,
    arrivalDay: row.arrival_day,
    facets: Object.fromEntries(Object.entries(row.attributes).filter(([name]) => facets.has(name))),
  };
}

async function pricesByProduct(repository: CatalogueRepository, storeId: string): Promise<Map<string, Price[]>> {
  return groupedPrices(await repository.pricesByStore(storeId));
}
