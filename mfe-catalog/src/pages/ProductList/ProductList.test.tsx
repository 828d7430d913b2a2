import { fakeClient, fakeServices, aSite } from '@sightline/shared-lib/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aRequest, loaded, loadServices, renderPage } from '../../testing/renderPage';
import { indexHandler, queriesOf, wireContent, wireHit, wireSibling } from '../../testing/wire';
import { productListPage } from './ProductList';

const FACETS = {
  'attributes.FRAME_SHAPE': { Round: 40, 'Cat Eye': 12 },
  'attributes.BRAND': { Norvane: 30, Halden: 22 },
  'attributes.FRAME_SIZE': { L: 10, S: 20, M: 30 },
  'attributes.ROXABLE': { True: 9 },
};

const content = wireContent(
  { head: [{ id: 'head', type: 'Teaser', fields: { title: 'Sunglasses', text: 'Most take your prescription.' } }] },
  {
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Sunglasses', href: '/sunglasses' },
    ],
  },
);

const hitsOf = (page: number) =>
  Array.from({ length: 18 }, (_, index) => wireHit({ partNumber: `0NO4${String(18 * page + index + 100)}S-01` }));

function aShop(
  answer: Parameters<typeof indexHandler>[0] = ({ page = 0 }) => ({ hits: hitsOf(page), total: 40, facets: FACETS }),
) {
  const client = fakeClient({
    'GET /live/{store}/{lang}/{country}/plp/content': content,
    ...indexHandler(answer),
  });
  return fakeServices({ client });
}

const request = (address: string) =>
  aRequest('product-list', address, { resolved: { externalId: '10501', type: 'ProductListPage' } });

// The facet column is hidden on screens as small as the tests': its links are looked up all the same.
describe('a listing', () => {
  it('names itself to the rules of those who sell in all its queries, and shows what they say [SRCH-07]', async () => {
    const banner = { title: 'Summer', text: '', label: '', url: '' };
    const services = aShop(() => ({ hits: hitsOf(0), total: 18, facets: FACETS, userData: [{ banner }] }));
    await renderPage(productListPage, request('/sunglasses?BRAND=Norvane'), services);
    expect(queriesOf(services.client.calls).map(({ ruleContexts }) => ruleContexts)).toEqual([
      ['sunglasses'],
      ['sunglasses'],
    ]);
    expect(screen.getByRole('complementary', { name: 'Summer' })).toBeInTheDocument();
  });

  it('says and opens the size that it was narrowed to of a product that is measured in another [PLP-02] [PDP-02]', async () => {
    const sizes = { FRAME_SIZE: ['M', 'XXL'], FRAME_WIDTH: '136' };
    const services = aShop(() => ({ hits: [wireHit({ codes: sizes })], total: 1, facets: FACETS }));
    await renderPage(productListPage, request('/sunglasses?FRAME_SIZE=XXL'), services);
    const tile = screen.getByRole('list', { name: 'Sunglasses' });
    expect(within(tile).getByText(/^XXL, 153\smm and over$/)).toBeInTheDocument();
    expect(within(tile).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/\?size=XXL$/);
  });

  it('asks the index for the facets it shows and never for all [PLP-08] [SITE-15]', async () => {
    const services = aShop();
    await loaded(productListPage, request('/sunglasses?BRAND=Norvane&sort=3'), services);
    const [main, counts] = queriesOf(services.client.calls);
    expect(main?.indexName).toBe('products_en-us_grouped_price_guest_asc');
    expect(main?.filters).toBe('attributes.LX_CANONICAL_CATEGORY:"sunglasses"');
    expect(main?.facets).toEqual(expect.arrayContaining(['attributes.FRAME_SHAPE', 'attributes.BRAND']));
    expect(main?.facets).not.toContain('*');
    expect(main?.facetFilters).toEqual([['attributes.BRAND:Norvane']]);
    // The brand's own counts come without the brand's choice: other brands keep theirs.
    expect(counts).toMatchObject({ facets: ['attributes.BRAND'], facetFilters: [], hitsPerPage: 0 });
  });

  it('reads the same state from its address again, links of the content service included [PLP-02]', async () => {
    const services = aShop();
    const address = '/sunglasses?attributes.FRAME_SHAPE=Round&min=50&max=200&page=2&sort=5';
    const { data } = await loaded(productListPage, request(address), services);
    expect(data).toMatchObject({
      state: {
        facets: { FRAME_SHAPE: ['Round'] },
        minPrice: 50,
        maxPrice: 200,
        page: 2,
        sort: 5,
      },
    });
  });

  it('says title, count and way up [PLP-01]', async () => {
    await renderPage(productListPage, request('/sunglasses'), aShop());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sunglasses');
    expect(screen.getAllByText('40 frames')[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('offers every value as a link to the list with it [PLP-03]', async () => {
    await renderPage(productListPage, request('/sunglasses?BRAND=Norvane'), aShop());
    const filters = document.getElementById('filters')!;
    expect(within(filters).getByRole('link', { name: /Halden/, hidden: true })).toHaveAttribute(
      'href',
      '/sunglasses?BRAND=Norvane&BRAND=Halden',
    );
    expect(within(filters).getByRole('link', { name: /Norvane ?, chosen/, hidden: true })).toHaveAttribute(
      'href',
      '/sunglasses',
    );
    expect(within(filters).getByRole('link', { name: 'Cat-eye', hidden: true })).toHaveAttribute(
      'href',
      '/sunglasses?BRAND=Norvane&FRAME_SHAPE=Cat+Eye',
    );
    expect(within(filters).getByRole('link', { name: /Prescription-ready/, hidden: true })).toBeInTheDocument();
  });

  it('orders sizes from small to large and says their widths [PLP-03]', async () => {
    await renderPage(productListPage, request('/sunglasses'), aShop());
    const sizes = screen
      .getAllByRole('link', { name: /mm/, hidden: true })
      .map((link) => link.textContent?.slice(0, 1));
    expect(sizes.slice(0, 3)).toEqual(['S', 'M', 'L']);
    expect(screen.getByText('M, 131 to 137 mm')).toBeInTheDocument();
  });

  it('keeps one value of a facet that the store wants as radio [PLP-03]', async () => {
    const site = aSite({ config: { plpRadioButtonFacets: ['BRAND'] } });
    const services = { ...aShop(), site };
    await renderPage(productListPage, request('/sunglasses?BRAND=Norvane'), services);
    expect(screen.getByRole('link', { name: /Halden/, hidden: true })).toHaveAttribute(
      'href',
      '/sunglasses?BRAND=Halden',
    );
  });

  it('shows choices as chips that take one or all of them back [PLP-03]', async () => {
    const user = userEvent.setup();
    const { services } = await renderPage(productListPage, request('/sunglasses?BRAND=Norvane&max=200'), aShop());
    const chips = screen.getByRole('list', { name: 'Chosen filters' });
    expect(within(chips).getByRole('link', { name: 'Remove up to $200' })).toHaveAttribute(
      'href',
      '/sunglasses?BRAND=Norvane',
    );
    await user.click(within(chips).getByRole('link', { name: 'Remove Norvane' }));
    await user.click(within(chips).getByRole('link', { name: 'Clear all' }));
    expect(services.visited).toEqual(['/sunglasses?max=200', '/sunglasses']);
  });

  it('keeps the old list, busy, until the new one stands [PLP-02]', async () => {
    const user = userEvent.setup();
    const services = aShop();
    let arrive: () => void = () => undefined;
    const navigate = () => new Promise<void>((resolve) => (arrive = resolve));
    const slow = { ...services, navigation: { ...services.navigation, navigate } };
    await renderPage(productListPage, request('/sunglasses'), slow);
    await user.click(screen.getByRole('link', { name: 'Cat-eye', hidden: true }));
    const list = screen.getByRole('list', { name: 'Sunglasses' });
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(18);
    expect(screen.getByLabelText('The list is changing')).toBeInTheDocument();
    arrive();
    await waitFor(() => expect(list).not.toHaveAttribute('aria-busy'));
  });

  it('makes a choice on top of those whose list is still on its way, links and drawer with it [PLP-02][PLP-03] [SITE-15]', async () => {
    const user = userEvent.setup();
    const services = aShop();
    const visited: string[] = [];
    const navigate = (href: string) => {
      visited.push(href);
      return new Promise<void>(() => undefined);
    };
    const slow = { ...services, navigation: { ...services.navigation, navigate } };
    const { show } = await renderPage(productListPage, request('/sunglasses'), slow);
    await user.click(screen.getByRole('link', { name: 'Cat-eye', hidden: true }));
    const filters = document.getElementById('filters')!;
    const halden = within(filters).getByRole('link', { name: /Halden/, hidden: true });
    expect(halden).toHaveAttribute('href', '/sunglasses?BRAND=Halden&FRAME_SHAPE=Cat+Eye');
    await user.click(halden);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price, high to low');
    await user.click(screen.getByRole('link', { name: 'Show 18 more' }));
    const chips = screen.getByRole('list', { name: 'Chosen filters' });
    await user.click(within(chips).getByRole('link', { name: 'Remove Cat-eye' }));
    expect(visited).toEqual([
      '/sunglasses?FRAME_SHAPE=Cat+Eye',
      '/sunglasses?BRAND=Halden&FRAME_SHAPE=Cat+Eye',
      '/sunglasses?BRAND=Halden&FRAME_SHAPE=Cat+Eye&sort=4',
      '/sunglasses?BRAND=Halden&sort=4',
    ]);
    await user.click(screen.getByRole('link', { name: 'Filter (1)' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    expect(within(drawer).getByRole('link', { name: /Halden.*chosen/ })).toBeInTheDocument();
    // The way back shows another list: what was asked for before counts no more.
    const { data } = await loaded(productListPage, request('/sunglasses?FRAME_SHAPE=Round'), services);
    const { Page } = productListPage;
    await show(<Page data={data} request={request('/sunglasses?FRAME_SHAPE=Round')} />);
    expect(halden).toHaveAttribute('href', '/sunglasses?BRAND=Halden&FRAME_SHAPE=Round');
  });

  it('shows the orders in words and leads to the list in the chosen one [PLP-04]', async () => {
    const user = userEvent.setup();
    const { services } = await renderPage(productListPage, request('/sunglasses?BRAND=Norvane'), aShop());
    const sort = screen.getByRole('combobox', { name: 'Sort' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Best sellers', 'New arrivals', 'Price, low to high', 'Price, high to low']);
    await user.selectOptions(sort, 'Price, high to low');
    expect(services.visited).toEqual(['/sunglasses?BRAND=Norvane&sort=4']);
  });

  it('links to the next page, and adds it below when there is script [PLP-05]', async () => {
    const services = aShop();
    const first = await renderPage(productListPage, request('/sunglasses'), services);
    const more = screen.getByRole('link', { name: 'Show 18 more' });
    expect(more).toHaveAttribute('href', '/sunglasses?page=2');
    await userEvent.click(more);
    const next = await loaded(productListPage, request('/sunglasses?page=2'), services);
    expect(next.data).toMatchObject({ answer: { firstPage: 1, lastPage: 2, productList: { length: 36 } } });
    expect(next.head.canonicalPath).toBe('/sunglasses?page=2');
    const { Page } = productListPage;
    await first.show(<Page data={next.data} request={request('/sunglasses?page=2')} />);
    expect(screen.getByText('36 of 40 shown')).toBeInTheDocument();
    // Keyboard and screen reader continue with the first new one.
    const tiles = within(screen.getByRole('list', { name: 'Sunglasses' })).getAllByRole('heading', { level: 2 });
    expect(tiles).toHaveLength(36);
    expect(within(tiles[18]!).getByRole('link')).toHaveFocus();
    // Back from a product finds both pages without asking again.
    const calls = services.client.callsTo('POST /1/indexes/*/queries').length;
    const again = await loaded(productListPage, request('/sunglasses?page=2'), services);
    expect(again.data).toMatchObject({ answer: { productList: { length: 36 } } });
    expect(services.client.callsTo('POST /1/indexes/*/queries')).toHaveLength(calls);
  });

  it('gives a later page opened alone the way back to the earlier one [PLP-05]', async () => {
    await renderPage(productListPage, request('/eyeglasses?page=2'), aShop());
    expect(screen.getByRole('link', { name: 'Show earlier ones' })).toHaveAttribute('href', '/eyeglasses');
  });

  it('sends a page past the end to the first one [PLP-05]', async () => {
    const answer = await productListPage.load(request('/sunglasses?page=9'), loadServices(aShop()));
    expect(answer).toEqual({ outcome: 'redirect', location: '/sunglasses', permanent: false });
  });

  it('says which choice to drop when nothing is left [PLP-03]', async () => {
    const services = aShop(({ facetFilters = [] }) =>
      facetFilters.length > 1
        ? { total: 0 }
        : { hits: [wireHit()], total: facetFilters.flat()[0]?.includes('BRAND') ? 31 : 44 },
    );
    await renderPage(productListPage, request('/sunglasses?BRAND=Norvane&FRAME_SHAPE=Panto'), services);
    expect(screen.getByText('Nothing has all 2.')).toBeInTheDocument();
    const drop = screen.getByRole('link', { name: 'Remove without Norvane, 44' });
    expect(drop).toHaveAttribute('href', '/sunglasses?FRAME_SHAPE=Panto');
    expect(screen.getByRole('link', { name: 'Remove without Panto, 31' })).toBeInTheDocument();
  });

  it('starts compact and keeps the other choice of the shopper [PLP-06]', async () => {
    const user = userEvent.setup();
    const { services } = await renderPage(productListPage, request('/sunglasses'), aShop());
    const toggle = screen.getByRole('button', { name: 'Large pictures' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(services.storage.get('listing.layout')).toBe('comfortable');
    cleanup();
    const later = aShop();
    later.storage.set('listing.layout', 'comfortable');
    await renderPage(productListPage, request('/sunglasses'), later);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Large pictures' })).toHaveAttribute('aria-pressed', 'true'),
    );
  });

  it('changes picture and link of a tile with its swatch [PLP-07]', async () => {
    const user = userEvent.setup();
    const hit = wireHit({ cluster: [wireSibling('0NO4001S-02', 'Red')] });
    await renderPage(
      productListPage,
      request('/sunglasses'),
      aShop(() => ({ hits: [hit], total: 1 })),
    );
    const name = screen.getByRole('link', { name: /Ordora/ });
    expect(name).toHaveAttribute('href', '/sunglasses/norvane-ordora-black-0no4001s-01');
    await user.click(screen.getByRole('link', { name: 'Red, Brown' }));
    expect(name).toHaveAttribute('href', '/sunglasses/norvane-ordora-red-0no4001s-02');
    expect(document.querySelector('img')?.src).toContain('0NO4001S-02/front');
  });

  it('describes itself to search engines [SEO-02]', async () => {
    const { head } = await loaded(productListPage, request('/sunglasses?BRAND=Norvane&FRAME_SHAPE=Round'), aShop());
    expect(head.structuredData?.map((data) => data['@type'])).toEqual(['BreadcrumbList', 'CollectionPage']);
    expect(head).toMatchObject({ canonicalPath: '/sunglasses', robots: 'noindex,follow', section: '/sunglasses' });
    expect(head.title).toBe('A page | Sightline');
  });

  it('stands without its content head [CMS-05]', async () => {
    const services = aShop();
    services.client.handle({
      'GET /live/{store}/{lang}/{country}/plp/content': () => {
        throw new Error('down');
      },
    });
    await renderPage(productListPage, request('/sunglasses'), services);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products');
    expect(screen.getAllByText('40 frames')[0]).toBeInTheDocument();
  });

  it('lists a brand by its name in the catalogue [PLP-01]', async () => {
    const services = aShop();
    services.client.handle({ 'GET /api/v2/categories': { contents: [{ id: '10609', name: 'Ondine & Fils' }] } });
    await loaded(productListPage, request('/brands/ondine-fils'), services);
    expect(queriesOf(services.client.calls)[0]?.filters).toBe('attributes.BRAND:"Ondine & Fils"');
  });

  it('says what a brand is about, and of a shelf nothing [PLP-01]', async () => {
    const services = aShop();
    services.client.handle({ 'GET /api/v2/categories': { contents: [{ id: '10609', name: 'Ondine & Fils' }] } });
    const { unmount } = await renderPage(productListPage, request('/brands/ondine-fils'), services);
    expect(screen.getByText('Most take your prescription.')).toBeInTheDocument();
    unmount();
    await renderPage(productListPage, request('/sunglasses'), aShop());
    expect(screen.getAllByText('40 frames')[0]).toBeInTheDocument();
    expect(screen.queryByText('Most take your prescription.')).not.toBeInTheDocument();
  });

  it('is the index of brands, from the content service, above all of them [CMS-04]', async () => {
    const services = aShop();
    const items = [{ title: 'Halden', text: 'Titanium.', cta: { label: 'Halden', href: '/brands/halden' } }];
    const main = [
      { id: 'head', type: 'Teaser', fields: { title: 'Brands' } },
      { id: 'index', type: 'TeaserGrid', fields: { items, categoryIds: ['10605'] } },
    ];
    services.client.handle({
      'GET /live/{store}/{lang}/{country}/page/content': wireContent({ main }),
      ...indexHandler(() => ({ facets: { 'attributes.BRAND': { Halden: 607 } } })),
    });
    await renderPage(productListPage, request('/brands'), services);
    expect(screen.getByRole('heading', { level: 1, name: 'Brands' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Halden' })).toHaveAttribute('href', '/brands/halden');
    expect(screen.getByText('607')).toBeInTheDocument();
  });

  it('is not found for a brand the catalogue does not know [PLP-01]', async () => {
    const answer = await loaded(productListPage, request('/brands/nobody'), aShop());
    expect(answer.status).toBe(404);
  });
});

describe('filters of small screens', () => {
  it('keep choices and count them until the list is shown [PLP-03]', async () => {
    const user = userEvent.setup();
    const services = aShop(({ facetFilters = [] }) => ({
      hits: hitsOf(0),
      total: facetFilters.length > 0 ? 12 : 40,
      facets: FACETS,
    }));
    await renderPage(productListPage, request('/sunglasses'), services);
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    await user.click(within(drawer).getByRole('link', { name: 'Cat-eye' }));
    expect(services.visited).toEqual([]);
    await user.click(await within(drawer).findByRole('button', { name: 'Show 12 frames' }));
    expect(services.visited).toEqual(['/sunglasses?FRAME_SHAPE=Cat+Eye']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be opened without script at their own place in the page [PLP-03]', async () => {
    await renderPage(productListPage, request('/sunglasses'), aShop());
    expect(screen.getByRole('link', { name: 'Filter' })).toHaveAttribute('href', '#filters');
    expect(document.getElementById('filters')).not.toBeNull();
  });
});
