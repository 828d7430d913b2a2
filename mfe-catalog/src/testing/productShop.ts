import { fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import type { FakeHandlers, FakeServiceOverrides } from '@sightline/shared-lib/testing';

import { aRequest } from './renderPage';
import { indexHandler, wireContent, wireHit, wireProduct, wireStock } from './wire';

/** Locale-less address of the sample product. */
export const PATH = '/sunglasses/norvane-ordora-black-0no4001s-01';

/** The shopper asks for the sample product. */
export const request = (query = '', path = PATH) =>
  aRequest('product-detail', path + query, { resolved: { externalId: '0NO4001S-01', type: 'ProductPage' } });

/** Forty pieces of its M, none of its L. */
export const inStock = wireStock({ '2900000000018': 40, '2900000000025': 0 });

/** A shop that sells one product; null for none. */
export function aShop(
  product: object | null = wireProduct(),
  more: FakeServiceOverrides & { routes?: FakeHandlers } = {},
) {
  const { routes = {}, ...overrides } = more;
  const client = fakeClient({
    'GET /api/v2/products': { contents: product ? [product] : [], total: product ? 1 : 0 },
    'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}': inStock,
    'GET /live/{store}/{lang}/{country}/pdp/content': wireContent({
      services: [{ id: 's', type: 'TeaserGrid', fields: { items: [{ title: 'Fitting', text: 'Free for life.' }] } }],
    }),
    ...indexHandler(() => ({ hits: [wireHit({ partNumber: '0HA1-01', codes: { MODEL_NAME: 'Meridian' } })] })),
    ...routes,
  });
  return fakeServices({ ...overrides, client });
}

/** What the page asked of other remotes; what is saved it asks of the account after the first sign of a shopper, whichever test gave that. */
export const commandsOf = ({ commands }: ReturnType<typeof aShop>) =>
  commands.runs.filter(([name]) => name !== 'account.readWishlist');
