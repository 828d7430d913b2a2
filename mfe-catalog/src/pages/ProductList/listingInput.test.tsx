import { aSite, fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aRequest, loaded, loadServices, renderPage } from '../../testing/renderPage';
import { indexHandler, queriesOf, wireContent, wireHit } from '../../testing/wire';
import { productListPage } from './ProductList';

const FACETS = {
  'attributes.FRAME_SIZE': { S: 20, M: 30, L: 10 },
  'attributes.FRAME_SHAPE': { Round: 9, Panto: 8, Square: 7, Oval: 6, Pilot: 5, Aviator: 4, Hexagonal: 3 },
  'attributes.PRODUCT_TYPE': { Sun: 30, Optical: 30 },
};

function aShop(answer: Parameters<typeof indexHandler>[0] = () => ({ hits: [wireHit()], total: 60, facets: FACETS })) {
  const client = fakeClient({
    'GET /live/{store}/{lang}/{country}/plp/content': wireContent({}),
    'GET /api/v2/categories': { contents: [{ id: '10609', name: 'Halden' }] },
    ...indexHandler(answer),
  });
  return fakeServices({ client });
}

const request = (address: string) =>
  aRequest('product-list', address, { resolved: { externalId: '10609', type: 'ProductListPage' } });

beforeEach(() => window.sessionStorage.clear());

describe('addresses of a listing that nobody would write', () => {
  it('lists everything for a facet it does not know, and keeps those it does [PLP-02]', async () => {
    const services = aShop();
    const address = '/sunglasses?NO_SUCH=1&UTM_SOURCE=x&attributes.NOTHING=2&BRAND=Halden&IS_NEW=TRUE';
    const { data } = await loaded(productListPage, request(address), services);
    expect(data).toMatchObject({ state: { facets: { BRAND: ['Halden'], IS_NEW: ['TRUE'] } } });
    expect(queriesOf(services.client.calls)[0]?.facetFilters).toEqual([
      ['attributes.BRAND:Halden'],
      ['attributes.IS_NEW:TRUE'],
    ]);
  });

  it('offers a way out of a value nobody has [PLP-03]', async () => {
    await renderPage(
      productListPage,
      request('/sunglasses?BRAND=Nobody'),
      aShop(() => ({ hits: [], total: 0 })),
    );
    expect(screen.getByText('Nothing has what you chose.')).toBeInTheDocument();
    const [, out] = screen.getAllByRole('link', { name: 'Clear all' });
    expect(out).toHaveAttribute('href', '/sunglasses');
  });

  it('sends page 10,000 to the first page, choices kept [PLP-05]', async () => {
    const answer = await productListPage.load(
      request('/sunglasses?page=10000&BRAND=Halden&sort=3'),
      loadServices(aShop()),
    );
    expect(answer).toEqual({ outcome: 'redirect', location: '/sunglasses?BRAND=Halden&sort=3', permanent: false });
  });

  it.each(['0', '-3', 'two', '1e9', '99999999999', ''])('takes page "%s" for the first one [PLP-05]', async (page) => {
    const { data } = await loaded(productListPage, request(`/sunglasses?page=${page}`), aShop());
    expect(data).toMatchObject({ state: { page: 1 } });
  });

  it('leaves a product without a price out of the list [PLP-07] [CAT-05]', async () => {
    const hits = [wireHit({ partNumber: 'FREE-01', prices: {} }), wireHit({ codes: { MODEL_NAME: 'Meridian' } })];
    await renderPage(
      productListPage,
      request('/sunglasses'),
      aShop(() => ({ hits, total: 2 })),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Meridian']);
  });

  it('hangs the outline of the shape where a picture is missing [PLP-07]', async () => {
    await renderPage(
      productListPage,
      request('/sunglasses'),
      aShop(() => ({ hits: [{ ...wireHit(), attachments: [] }], total: 1 })),
    );
    const list = screen.getByRole('list', { name: 'Products' });
    expect(within(list).getByRole('link', { name: /Ordora/ })).toBeInTheDocument();
    expect(list.querySelector('.missing svg')).toHaveAttribute('data-outline', 'round');
    expect(list.querySelector('img')).toBeNull();
  });
});

describe('what a listing offers beside its values', () => {
  it('lets a brand be narrowed to one kind of product [PLP-03] [CAT-02]', async () => {
    await renderPage(productListPage, request('/brands/halden'), aShop());
    expect(screen.getByRole('link', { name: /Sunglasses/, hidden: true })).toHaveAttribute(
      'href',
      '/brands/halden?PRODUCT_TYPE=Sun',
    );
    expect(screen.getByRole('link', { name: /Eyeglasses/, hidden: true })).toBeInTheDocument();
  });

  it('draws the six commonest shapes and says the others [PLP-03]', async () => {
    await renderPage(productListPage, request('/sunglasses'), aShop());
    const drawn = [...document.querySelectorAll('a[data-shape]')].map((link) => link.textContent);
    expect(drawn).toEqual(['Round', 'Panto', 'Square', 'Oval', 'Navigator', 'Aviator']);
    expect(screen.getByRole('link', { name: /^Hexagonal ?, 3/, hidden: true })).toBeInTheDocument();
  });

  it("says the shopper's own size, and narrows the list to one just measured [ADV-01] [PLP-03]", async () => {
    const user = userEvent.setup();
    const services = aShop();
    services.storage.set('size.fit', { way: 'face', width: 135 });
    services.storage.set('size.shown', true);
    await renderPage(productListPage, request('/sunglasses'), services);
    expect(screen.getByText('Your size: M')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Size advisor', hidden: true }));
    const drawer = await screen.findByRole('dialog', { name: 'Size advisor', hidden: true });
    const face = within(drawer).getByRole('textbox', { name: /Width of your face/, hidden: true });
    await user.clear(face);
    await user.type(face, '140');
    expect(drawer).toHaveTextContent('140 mm is right for you: size L, 138 to 145 mm.');
    await user.click(within(drawer).getByRole('button', { name: 'Remember my width', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    expect(services.visited).toEqual(['/sunglasses?FRAME_SIZE=L']);
    expect(screen.getByText('Your size: L')).toBeInTheDocument();
  });

  it('does without the advisor where the store does [ADV-01] [SITE-06]', async () => {
    const services = { ...aShop(), site: aSite({ config: { isSizeAdvisorEnabled: false } }) };
    await renderPage(productListPage, request('/sunglasses'), services);
    expect(screen.queryByRole('button', { name: 'Size advisor', hidden: true })).not.toBeInTheDocument();
  });
});
