import type { CustomerSegment } from '@sightline/shared-lib/domain/session';

import type { Clock, Db } from '../../kernel';
import type { InventoryService } from '../inventory';
import { languageById, storeById } from '../storeConfig';
import { codesOf } from './attribute.domain';
import { groupedPrices } from './catalogue.repository';
import type { CatalogueRepository, Item, Product } from './catalogue.repository';
import { nameOf } from './description.domain';
import type { Dictionary } from './dictionary';
import { picturedItem, thumbnailUrl } from './picture.domain';
import { choosePrice, pricesOf } from './price.domain';
import type { PriceFacts } from './price.domain';
import { priceListOf } from './priceFields.domain';

/** What a cart needs to know about an article. */
export interface SkuFacts {
  productId: string;
  partNumber: string;
  parentProductId: string;
  name: string;
  /** Colour and size in the words of the language; empty for what has neither. */
  variant: string;
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

/** Product and part numbers that a cart was given; each may be a product's or an item's. */
export interface WantedSkus {
  partNumbers?: readonly string[];
  productIds?: readonly string[];
}

export type SkuReader = (
  storeId: string,
  wanted: WantedSkus,
  options: { segment: CustomerSegment; langId: string },
) => Promise<SkuFacts[]>;

/** Reads articles with the price that applies now. */
export function createSkuReader(deps: {
  db: Db;
  clock: Clock;
  inventory: InventoryService;
  repository: CatalogueRepository;
  dictionary: () => Promise<Dictionary>;
}): SkuReader {
  const { db, clock, inventory, repository } = deps;
  return async (storeId, wanted, { segment, langId }) => {
    const store = storeById(storeId);
    if (!store) return [];
    const chosen = await chooseItems(repository, wanted, (partNumbers) => inventory.levels(db, storeId, partNumbers));
    const found = await repository.productsByIds(chosen.map((item) => item.product_id));
    const products = new Map(found.map((one) => [one.id, one]));
    const prices = groupedPrices(await repository.pricesByProducts([...products.keys()], storeId));
    const dictionary = await deps.dictionary();
    const now = clock.now();
    return chosen.flatMap((item) => {
      const product = products.get(item.product_id);
      const rows = pricesOf(prices.get(item.product_id) ?? [], item.id);
      const price = product && choosePrice(rows, priceListOf(product, store), segment, now);
      return product && price
        ? [skuFacts(product, item, price, { dictionary, language: languageById(langId).text })]
        : [];
    });
  };
}

async function chooseItems(
  repository: CatalogueRepository,
  { partNumbers = [], productIds = [] }: WantedSkus,
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

/** What tells an article from the others of its model. */
const VARIANT = ['FRONT_COLOR', 'LENS_COLOR', 'FRAME_SIZE'] as const;

function skuFacts(
  product: Product,
  item: Item,
  price: PriceFacts,
  { dictionary, language }: { readonly dictionary: Dictionary; readonly language: string },
): SkuFacts {
  const codes = { ...product.attributes, ...item.attributes };
  return {
    productId: item.id,
    partNumber: item.part_number,
    parentProductId: product.id,
    name: nameOf(product, language),
    // As pages say it: a demo lens has no colour, and what both are is said once.
    variant: [
      ...new Set(
        VARIANT.flatMap((name) =>
          codesOf(codes, name)
            .slice(0, 1)
            .filter((code) => code !== 'Demo')
            .map((code) => dictionary.valueName(name, code, language)),
        ),
      ),
    ].join(', '),
    brand: product.brand,
    productType: product.product_type,
    buyable: product.buyable,
    attributes: Object.fromEntries(Object.keys(codes).map((name) => [name, codesOf(codes, name).join(',')])),
    listMinor: price.list_minor,
    offerMinor: price.offer_minor,
    currency: price.currency,
    priceList: price.price_list,
    thumbnail: thumbnailUrl(picturedItem(product, item), 200),
    weightGrams: item.weight_grams,
  };
}
