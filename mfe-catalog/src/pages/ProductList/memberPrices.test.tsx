import { anAnonymousUser, aSignedInUser, fakeClient, fakeServices, quiet } from '@sightline/shared-lib/testing';

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aRequest, loaded, renderInShop, renderPage } from '../../testing/renderPage';
import { indexHandler, queriesOf, wireContent, wireHit } from '../../testing/wire';
import { productListPage } from './ProductList';

const request = (address: string) =>
  aRequest('product-list', address, { resolved: { externalId: '10501', type: 'ProductListPage' } });

const GUESTS = { 'sort.price.guest': { min: 100, max: 300, avg: 200, sum: 600 } };
const MEMBERS = { 'sort.price.registered': { min: 80, max: 240, avg: 160, sum: 480 } };

function aShop(userLoggedIn: boolean, total = 1) {
  const client = fakeClient({
    'GET /live/{store}/{lang}/{country}/plp/content': wireContent({}),
    ...indexHandler(({ facets = [], page = 0 }) => ({
      hits: Array.from({ length: Math.min(total, 18) }, (_, index) =>
        wireHit({ partNumber: `0NO4001S-${page * 18 + index}` }),
      ),
      total,
      facets: { 'attributes.FRAME_SHAPE': { Round: 1 } },
      facets_stats: facets.includes('sort.price.guest') ? GUESTS : MEMBERS,
    })),
  });
  return fakeServices({ client, user: userLoggedIn ? aSignedInUser() : anAnonymousUser() });
}

const MEMBER = ['RegisteredUsers'];

describe('a list by price, or of a price range', () => {
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
    [true, '/sunglasses?max=150', ['/sunglasses?max=150']],
    [true, '/sunglasses?min=90&page=2', ['/sunglasses?min=90']],
    [true, '/sunglasses?REDUCED=true', ['/sunglasses?REDUCED=true']],
    [true, '/sunglasses?sort=5', []],
    [false, '/sunglasses?sort=3', []],
    [false, '/sunglasses?max=150', []],
  ])(
    'from a page that everybody shares is asked for again, signed in: %s, at %s [PLP-08]',
    async (isIn, at, visited) => {
      const services = aShop(isIn, 60);
      await renderPage(productListPage, request(at), services);
      await quiet();
      expect(services.visited).toEqual(visited);
    },
  );

  it.each([
    ['guest', {}, '/sunglasses?max=150&sort=3', 18],
    ['registered', { askerSegments: MEMBER }, '/sunglasses?max=150&sort=3', 36],
    ['registered', { askerSegments: MEMBER }, '/sunglasses?max=150', 36],
    ['guest', {}, '/sunglasses', 36],
  ])(
    'goes on below what stands there for a %s of %j at %s only in the same order [PLP-05] [PLP-08]',
    async (segment, who, at, shown) => {
      const services = aShop(true, 60);
      const asked = request(at);
      const { data } = await loaded(productListPage, asked, services, { askerSegments: MEMBER });
      const { Page } = productListPage;
      await renderInShop(<Page data={data} request={asked} />, services);
      const next = `${at}${at.includes('?') ? '&' : '?'}page=2`;
      const { data: answer } = await loaded(productListPage, request(next), services, who);
      expect(answer).toMatchObject({ answer: { segment, productList: { length: shown } } });
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

describe('the price range of a page that everybody shares', () => {
  const examples = (place: HTMLElement) =>
    within(place)
      .getAllByRole<HTMLInputElement>('textbox', { hidden: true })
      .flatMap(({ name, placeholder }) => (name === 'min' || name === 'max' ? [placeholder] : []));

  it.each([
    [true, ['80', '240']],
    [false, ['100', '300']],
  ])('names the lowest and highest price of who looks at it, signed in: %s [PLP-03] [CAT-07]', async (isIn, shown) => {
    const user = userEvent.setup();
    const services = aShop(isIn);
    const { answer } = await renderPage(productListPage, request('/sunglasses'), services);
    expect(answer.data).toMatchObject({ answer: { segment: 'guest', priceBounds: { minMinor: 10_000 } } });
    const column = document.getElementById('filters')!;
    await waitFor(() => expect(examples(column)).toEqual(shown));
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(examples(drawer)).toEqual(shown));
    expect(services.visited).toEqual([]);
    expect(queriesOf(services.client.calls)).toHaveLength(isIn ? 2 : 1);
  });

  it('counts what a member chooses in the drawer by their prices [PLP-03] [CAT-07]', async () => {
    const user = userEvent.setup();
    const services = aShop(true);
    await renderPage(productListPage, request('/sunglasses'), services);
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    await user.click(within(drawer).getByText('Price'));
    await user.type(within(drawer).getByRole('textbox', { name: /^To/ }), '150');
    await user.click(within(drawer).getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(queriesOf(services.client.calls)).toContainEqual(
        expect.objectContaining({ numericFilters: ['sort.price.registered<=150'], hitsPerPage: 0 }),
      ),
    );
  });

  it('stays the guests’ in a shop whose prices are the same for everybody [SITE-06]', async () => {
    const services = aShop(true);
    const site = { ...services.site, config: { ...services.site.config, CustomerSegments_Enabled: false } };
    await renderPage(productListPage, request('/sunglasses?sort=3'), { ...services, site });
    await quiet();
    expect(services.visited).toEqual([]);
    expect(queriesOf(services.client.calls)).toHaveLength(1);
  });
});
