import { anAnonymousUser, aSignedInUser, fakeClient, fakeServices, quiet } from '@sightline/shared-lib/testing';

import { aRequest, loaded, renderPage } from '../../testing/renderPage';
import { indexHandler, queriesOf, wireContent, wireHit } from '../../testing/wire';
import { productListPage } from './ProductList';

const request = (address: string) =>
  aRequest('product-list', address, { resolved: { externalId: '10501', type: 'ProductListPage' } });

function aShop(userLoggedIn: boolean) {
  const client = fakeClient({
    'GET /live/{store}/{lang}/{country}/plp/content': wireContent({}),
    ...indexHandler(() => ({ hits: [wireHit()], total: 1 })),
  });
  return fakeServices({ client, user: userLoggedIn ? aSignedInUser() : anAnonymousUser() });
}

const MEMBER = ['RegisteredUsers'];

describe('a list by price', () => {
  it.each([
    ['guest', {}],
    ['registered', { askerSegments: MEMBER }],
    ['registered', { segments: MEMBER }],
    ['guest', { segments: [], askerSegments: [] }],
  ])('is in the order of the prices of a %s, by the segments %j of who asks [PLP-08]', async (segment, who) => {
    const services = aShop(false);
    const { data } = await loaded(productListPage, request('/sunglasses?sort=4'), services, who);
    expect(queriesOf(services.client.calls)[0]?.indexName).toBe(`products_en-us_grouped_price_${segment}_desc`);
    expect(data).toMatchObject({ answer: { segment } });
  });

  it.each([
    [true, '/sunglasses?sort=3', ['/sunglasses?sort=3']],
    [true, '/sunglasses?sort=5', []],
    [false, '/sunglasses?sort=3', []],
  ])(
    'from a page that everybody shares is asked for again, signed in: %s, at %s [PLP-08]',
    async (isIn, at, visited) => {
      const services = aShop(isIn);
      await renderPage(productListPage, request(at), services);
      await quiet();
      expect(services.visited).toEqual(visited);
    },
  );
});
