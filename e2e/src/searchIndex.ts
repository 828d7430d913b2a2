import { Agent } from 'node:http';

import { createHttpRequester } from '@algolia/requester-node-http';
import { liteClient } from 'algoliasearch/lite';

import { STORES, type StoreLocale } from './commerce';
import { E2E_PORT, SHOP } from './shopAddress';

/** The index as the public search client sees it; the shop stands where the provider's hosts would. */
export const searchClient = liteClient('SIGHTLINE', 'public-search-key', {
  hosts: [{ url: `127.0.0.1:${E2E_PORT}`, accept: 'readWrite', protocol: 'http' }],
  // A kept connection may be closed by the shop in the moment in which it is used again: each call has its own.
  requester: createHttpRequester({ agent: new Agent({ keepAlive: false }) }),
  // The client's own two seconds would call a busy machine unreachable.
  timeouts: { connect: 30_000, read: 30_000, write: 30_000 },
});

export interface ProductHit {
  readonly objectID: string;
  readonly partNumber: string;
  readonly name: string;
  readonly url: string;
  /** What can be bought: one a size. */
  readonly items: readonly { readonly partNumber: string }[];
  readonly attributes: Readonly<Record<string, string | readonly string[]>>;
  readonly sort: Readonly<{ price: Readonly<Record<string, number>> }>;
}

export interface ProductAnswer {
  readonly hits: readonly ProductHit[];
  readonly nbHits: number;
  readonly queryID?: string;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

type Query = Readonly<Record<string, unknown>> & { readonly indexName: string };

/** Several queries in one call; answers come in the same order. */
export async function ask(...requests: readonly Query[]): Promise<readonly ProductAnswer[]> {
  const { results } = await searchClient
    .search<ProductHit>({ requests: requests.map((request) => ({ ...request })) })
    .catch((error: unknown) => {
      throw new Error(`The index did not answer: ${JSON.stringify(error)}`, { cause: error });
    });
  return results as unknown as readonly ProductAnswer[];
}

/** Journeys buy from one stock, one after the other: none may take the last piece of another. */
const ENOUGH = 5;

interface Inventory {
  readonly InventoryAvailability?: readonly { readonly availableQuantity?: string }[];
}

/** Enough of each of these is in a site's stock. */
export async function isInStock(items: ProductHit['items'], locale: StoreLocale = 'en-us'): Promise<boolean> {
  const keys = items.map(({ partNumber }) => partNumber).join(',');
  const response = await fetch(
    `${SHOP}/wcs/resources/store/${STORES[locale]}/inventoryavailability/byPartNumber/${encodeURIComponent(keys)}`,
  );
  const { InventoryAvailability: levels = [] } = (await response.json()) as Inventory;
  return levels.length === items.length && levels.every((level) => Number(level.availableQuantity) >= ENOUGH);
}

/** The first product of a shelf with enough of every size in a site's stock, dearer than an amount of dollars, in so many sizes; `roxable` takes prescription lenses. */
export async function productInStock(
  shelf: string,
  { locale = 'en-us' as StoreLocale, above = 0, below = 100_000, sizes = 1, roxable = false } = {},
): Promise<ProductHit> {
  const [answer] = await ask({
    indexName: 'products_en-us_ungrouped',
    filters: `attributes.LX_CANONICAL_CATEGORY:"${shelf}" AND attributes.LX_SOLDOUT:FALSE AND sort.price.guest > ${above} AND sort.price.guest < ${below}${roxable ? ' AND attributes.ROXABLE:"True"' : ''}`,
    hitsPerPage: 30,
  });
  for (const hit of answer?.hits ?? [])
    if (hit.items.length >= sizes && (await isInStock(hit.items, locale))) return hit;
  throw new Error(`Nothing on the shelf ${shelf} is in stock.`);
}

/** Brand and model, as the heading of a product's page has them. */
export const titleOf = (name: string): string => name.split(' – ')[0] ?? name;

/** The model's own name, as every screen writes it in one piece; the brand may stand on a line of its own. */
export const modelOf = (name: string): string => titleOf(name).split(' ').at(-1) ?? name;
