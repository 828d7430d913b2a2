import { aSite, fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { screen, within } from '@testing-library/react';

import { aRequest, loaded, loadServices, renderPage } from '../../testing/renderPage';
import { indexHandler, queriesOf, wireHit } from '../../testing/wire';
import { searchPage } from './Search';

function aShop(answer?: Parameters<typeof indexHandler>[0]) {
  const usual: typeof answer = ({ indexName }) => (indexName.startsWith('cms_') ? {} : { hits: [wireHit()], total: 1 });
  return fakeServices({ client: fakeClient(indexHandler(answer ?? usual)) });
}

describe('the search page', () => {
  it('finds products with facets and order like a listing, twelve a page [SRCH-02] [PLP-05]', async () => {
    const services = aShop();
    await renderPage(searchPage, aRequest('search', '/search?q=round&BRAND=Norvane'), services);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “round”');
    expect(screen.getByRole('link', { name: /Ordora/ })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Sort' })).toBeInTheDocument();
    const [main] = queriesOf(services.client.calls);
    expect(main).toMatchObject({ query: 'round', hitsPerPage: 12, facetFilters: [['attributes.BRAND:Norvane']] });
  });

  it('helps when nothing matches: words, and where to start [SRCH-02]', async () => {
    await renderPage(
      searchPage,
      aRequest('search', '/search?q=xyzzy'),
      aShop(() => ({ total: 0 })),
    );
    expect(screen.getByText('No products match “xyzzy”.')).toBeInTheDocument();
    expect(screen.queryByText(/0 products/)).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Sort' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sunglasses' })).toHaveAttribute('href', '/sunglasses');
  });

  it('shows goods in demand where nothing matches, and says it without them where none come [SRCH-02]', async () => {
    const lost = indexHandler(() => ({ total: 0 }));
    const hits = [wireHit({ codes: { MODEL_NAME: 'Meridian' } })];
    const known = { ...lost, 'POST /1/indexes/*/recommendations': { results: [{ hits }] } };
    const asked = aRequest('search', '/search?q=xyzzy');
    const shop = fakeServices({ client: fakeClient(known) });
    const { unmount } = await renderPage(searchPage, asked, shop);
    expect(screen.getByRole('list', { name: 'In demand now' })).toHaveTextContent('Meridian');
    expect(shop.client.callsTo('POST /1/indexes/*/recommendations')[0]?.body).toMatchObject({
      requests: [{ model: 'trending-items', fallbackParameters: {} }],
    });
    unmount();
    await renderPage(searchPage, asked, fakeServices({ client: fakeClient(lost) }));
    expect(screen.queryByRole('list', { name: 'In demand now' })).not.toBeInTheDocument();
    const services = aShop();
    await loaded(searchPage, aRequest('search', '/search?q=round'), services);
    expect(services.client.callsTo('POST /1/indexes/*/recommendations')).toHaveLength(0);
  });

  it('says the corrected word in its title, and what was typed below [SRCH-01]', async () => {
    const corrected = aShop(({ indexName }) =>
      indexName.startsWith('cms_') ? {} : { hits: [wireHit()], total: 1, parsedQuery: 'round sunglasses' },
    );
    const asked = aRequest('search', '/search?q=round+sunglases');
    const { unmount } = await renderPage(searchPage, asked, corrected);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “round sunglasses”');
    const title = screen.getByRole('heading', { level: 1 });
    expect(screen.getByText('You typed “round sunglases”.').parentElement).toBe(title.parentElement);
    const { head } = await loaded(searchPage, asked, corrected);
    expect(head.title).toContain('round sunglasses');
    unmount();
    await renderPage(searchPage, asked, aShop());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “round sunglases”');
    expect(screen.queryByText(/You typed/)).not.toBeInTheDocument();
  });

  it('makes choices of a price and a size among the words [SRCH-05] [PLP-03]', async () => {
    const asked = `/search?q=${encodeURIComponent('sunglasses 52-18 under $100')}`;
    expect(await searchPage.load(aRequest('search', asked), loadServices(aShop()))).toEqual({
      outcome: 'redirect',
      location: '/search?q=sunglasses&BRIDGE_WIDTH=18&LENS_WIDTH=52&max=100',
      permanent: false,
    });
    await renderPage(searchPage, aRequest('search', '/search?q=sunglasses&LENS_WIDTH=52&max=100'), aShop());
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('link');
    expect(chips[0]).toHaveTextContent('Lens 52 mm');
    expect(chips[1]).toHaveTextContent('up to $100');
    expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
      '/search?q=sunglasses&max=100',
      '/search?q=sunglasses&LENS_WIDTH=52',
      '/search?q=sunglasses',
    ]);
  });

  it('makes choices of the colours of lens and frame, and lists what they choose without words [SRCH-05] [PLP-03]', async () => {
    const asked = `/search?q=${encodeURIComponent('green lenses gold frame')}`;
    const location = '/search?FRONT_COLOR=Gold&LENS_COLOR_FACET=Green';
    expect(await searchPage.load(aRequest('search', asked), loadServices(aShop()))).toMatchObject({ location });
    await renderPage(searchPage, aRequest('search', location), aShop());
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('link');
    expect(chips[0]).toHaveTextContent('Gold');
    expect(chips[1]).toHaveTextContent('Lenses: Green');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
    expect(screen.getAllByText('Norvane').length).toBeGreaterThan(0);
  });

  it('makes choices of badges, and calls them so [SRCH-05] [CAT-04]', async () => {
    const led = searchPage.load(aRequest('search', '/search?q=limited+edition+sunglasses'), loadServices(aShop()));
    const location = '/search?q=sunglasses&LIMITED_EDITION=TRUE';
    expect(await led).toMatchObject({ location });
    await renderPage(searchPage, aRequest('search', location), aShop());
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('link');
    expect(chips[0]).toHaveTextContent('Limited edition');
  });

  it('makes a choice of reduced prices, of guests or of members, and calls it so [SRCH-05] [CAT-07]', async () => {
    const services = aShop();
    const led = (typed: string) => searchPage.load(aRequest('search', `/search?q=${typed}`), loadServices(services));
    expect(await led('sale')).toMatchObject({ location: '/search?REDUCED=true' });
    const location = '/search?q=sunglasses&REDUCED=true';
    expect(await led('sunglasses+on+sale')).toMatchObject({ location });
    await renderPage(searchPage, aRequest('search', location), services);
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('link');
    expect(chips[0]).toHaveTextContent('Reduced');
    expect(chips[0]).toHaveAttribute('href', '/search?q=sunglasses');
    expect(queriesOf(services.client.calls)).toContainEqual(
      expect.objectContaining({ hitsPerPage: 12, facetFilters: [['reduced.guest:true']] }),
    );
    const members = aShop();
    await searchPage.load(aRequest('search', location), {
      ...loadServices(members),
      askerSegments: ['RegisteredUsers'],
    });
    expect(queriesOf(members.client.calls)).toContainEqual(
      expect.objectContaining({ hitsPerPage: 12, facetFilters: [['reduced.registered:true']] }),
    );
  });

  it('makes choices of the looks of a model that is named as an example [SRCH-05] [PLP-03]', async () => {
    const codes = { MODEL_NAME: 'Ordora', PRODUCT_TYPE: 'Sun', FRAME_SHAPE: 'Square', FRAME_MATERIAL_FACET: 'Acetate' };
    const services = aShop(({ query, indexName }) =>
      query === 'eyeglasses'
        ? { hits: [] }
        : indexName.startsWith('cms_')
          ? {}
          : { hits: [wireHit({ codes })], total: 1 },
    );
    const led = async (term: string) =>
      searchPage.load(aRequest('search', `/search?q=${encodeURIComponent(term)}`), loadServices(services));
    expect(await led('something like Ordora')).toMatchObject({
      location: '/search?FRAME_MATERIAL_FACET=Acetate&FRAME_SHAPE=Square&PRODUCT_TYPE=Sun',
    });
    expect(await led('eyeglasses like Ordora')).toMatchObject({
      location: '/search?q=eyeglasses&FRAME_MATERIAL_FACET=Acetate&FRAME_SHAPE=Square',
    });
    expect(await led('nobody like you')).toMatchObject({ outcome: 'page' });
  });

  it('says which words the products found do not have [SRCH-05]', async () => {
    const services = aShop(({ indexName }) =>
      indexName.startsWith('products_')
        ? { hits: [wireHit()], total: 1, queryAfterRemoval: '<em>waterproof</em> round &amp; <em>&lt;b&gt;</em>' }
        : {},
    );
    await renderPage(searchPage, aRequest('search', '/search?q=waterproof+round+%3Cb%3E'), services);
    expect(screen.getByText('Nothing has all of these words. Results without “waterproof <b>”.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “round &”');
  });

  it('says what those who sell say about a search above its goods, with a link in the shop [SRCH-07]', async () => {
    const banner = { title: 'Round week', text: 'All of it.', label: 'See them', url: '/sunglasses' };
    const userData = [{ banner }, { banner: { text: 'without a title' } }, 'of another program'];
    await renderPage(
      searchPage,
      aRequest('search', '/search?q=round'),
      aShop(() => ({ hits: [wireHit()], total: 1, userData })),
    );
    const said = screen.getByRole('complementary', { name: 'Round week' });
    expect(said).toHaveTextContent('All of it.');
    expect(within(said).getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/sunglasses');
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
  });

  it('offers phrases near to words that lead nowhere, and what others search for [SRCH-02]', async () => {
    const phrases: Record<string, readonly string[]> = {
      '': ['black sunglasses', 'contact lenses'],
      norvnae: ['norvane', 'norvane sunglasses'],
      goggles: ['eyeglasses'],
    };
    const services = aShop(({ indexName, query = '' }) =>
      indexName.endsWith('query_suggestions')
        ? { hits: (phrases[query] ?? []).map((one) => ({ query: one })) }
        : { total: 0 },
    );
    await renderPage(searchPage, aRequest('search', '/search?q=norvnae+goggles+xl'), services);
    const under = (title: string) =>
      within(screen.getByRole('heading', { name: title }).parentElement!)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(under('Try instead')).toEqual([
      ['norvane', '/search?q=norvane'],
      ['eyeglasses', '/search?q=eyeglasses'],
      ['norvane sunglasses', '/search?q=norvane+sunglasses'],
    ]);
    expect(under('Often searched')).toEqual([
      ['black sunglasses', '/search?q=black+sunglasses'],
      ['contact lenses', '/search?q=contact+lenses'],
    ]);
  });

  it('asks for no other words when choices, not words, leave nothing [SRCH-02] [PLP-03]', async () => {
    const services = aShop(() => ({ total: 0 }));
    await renderPage(searchPage, aRequest('search', '/search?q=round&BRAND=Nobody'), services);
    expect(screen.getByText('Nothing has what you chose.')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Clear all' })) {
      expect(link).toHaveAttribute('href', '/search?q=round');
    }
    expect(screen.queryByRole('heading', { name: 'Often searched' })).not.toBeInTheDocument();
  });

  it('leaves a facet nobody knows out of the question [SRCH-02] [PLP-03]', async () => {
    const services = aShop();
    await renderPage(searchPage, aRequest('search', '/search?q=round&UNKNOWN_FACET=x'), services);
    expect(queriesOf(services.client.calls)[0]).toMatchObject({ query: 'round', facetFilters: [] });
    expect(screen.getByRole('link', { name: /Ordora/ })).toBeInTheDocument();
  });

  it('reads a term of five thousand letters as far as its field would take it [SRCH-02]', async () => {
    const services = aShop();
    const { answer } = await renderPage(searchPage, aRequest('search', `/search?q=${'round '.repeat(833)}`), services);
    const asked = queriesOf(services.client.calls).map(({ query = '' }) => query);
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.max(...asked.map((query) => query.length))).toBeLessThanOrEqual(100);
    expect(answer.head.title.length).toBeLessThan(150);
  });

  it('shows a script in the words as words [SRCH-02]', async () => {
    const script = '<script>alert(1)</script>';
    await renderPage(searchPage, aRequest('search', `/search?q=${encodeURIComponent(script)}`), aShop());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(script);
    expect(screen.getByRole('searchbox')).toHaveValue(script);
    expect(document.querySelector('script')).toBeNull();
  });

  it('sends page ten thousand to the first one [SRCH-02] [PLP-05]', async () => {
    const request = aRequest('search', '/search?q=round&page=10000&BRAND=Norvane');
    expect(await searchPage.load(request, loadServices(aShop()))).toEqual({
      outcome: 'redirect',
      location: '/search?q=round&BRAND=Norvane',
      permanent: false,
    });
  });

  it('asks before it searches, with a form that works without script [SRCH-02]', async () => {
    const services = aShop();
    await renderPage(searchPage, aRequest('search', '/search'), services);
    expect(services.client.calls).toEqual([]);
    const field = screen.getByRole('searchbox', { name: 'What are you looking for?' });
    expect(field).toHaveAttribute('name', 'q');
    expect(field.closest('form')).toHaveAttribute('action', '/search');
  });

  it('follows a rule of the index to another page [SRCH-02]', async () => {
    const services = aShop(() => ({ total: 1, renderingContent: { redirect: { url: '/store-locator' } } }));
    const answer = await searchPage.load(aRequest('search', '/search?q=shops'), loadServices(services));
    expect(answer).toEqual({ outcome: 'redirect', location: '/store-locator', permanent: false });
  });

  it('stays out of search engines and remembers the term on this device [SRCH-01]', async () => {
    const { services, answer } = await renderPage(searchPage, aRequest('search', '/search?q=round'), aShop());
    expect(answer.head).toMatchObject({ robots: 'noindex,follow', canonicalPath: '/search' });
    expect(services.storage.get('search.recent')).toEqual(['round']);
  });

  it('does not exist in a store without search [SRCH-04]', async () => {
    const services = { ...aShop(), site: aSite({ config: { isProductSearchEnabled: false } }) };
    expect((await loaded(searchPage, aRequest('search', '/search?q=round'), services)).status).toBe(404);
  });
});
