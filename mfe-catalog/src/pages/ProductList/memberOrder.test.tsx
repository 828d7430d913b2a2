import { anAnonymousUser, aSignedInUser, fakeClient, fakeServices, quiet } from '@sightline/shared-lib/testing';

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aRequest, loaded, renderInShop, renderPage } from '../../testing/renderPage';
import { indexHandler, queriesOf, wireContent, wireHit } from '../../testing/wire';
import { productListPage } from './ProductList';

const request = (address: string) =>
  aRequest('product-list', address, { resolved: { externalId: '10501', type: 'ProductListPage' } });

function aShop(userLoggedIn: boolean) {
  const client = fakeClient({
    'GET /live/{store}/{lang}/{country}/plp/content': wireContent({}),
    ...indexHandler(() => ({ hits: [wireHit()], total: 1, facets: { 'attributes.FRAME_SHAPE': { Round: 1 } } })),
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

  it('is counted by the prices it is in the order of while filters are chosen, without records [PLP-03] [PLP-08]', async () => {
    const user = userEvent.setup();
    const services = aShop(true);
    const asked = request('/sunglasses?sort=3');
    const { data } = await loaded(productListPage, asked, services, { askerSegments: MEMBER });
    const { Page } = productListPage;
    await renderInShop(<Page data={data} request={asked} />, services);
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Filter' })).getByRole('link', { name: 'Round' }),
    );
    const ofDrawer = () => queriesOf(services.client.calls).slice(1);
    await waitFor(() => expect(ofDrawer()).toHaveLength(2));
    expect(ofDrawer()[0]).toMatchObject({ facetFilters: [['attributes.FRAME_SHAPE:Round']] });
    for (const query of ofDrawer())
      expect(query).toMatchObject({ indexName: 'products_en-us_grouped_price_registered_asc', hitsPerPage: 0 });
  });
});
