import { aSite, fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { aRequest, loaded, loadServices, renderPage } from '../../testing/renderPage';
import { indexHandler, queriesOf, wireHit } from '../../testing/wire';
import { searchPage } from './Search';

const page = {
  objectID: 'p',
  title: 'What polarized lenses do | Sightline',
  url: '/c/polarized',
  text: 'Glare. '.repeat(60),
};

function aShop(answer?: Parameters<typeof indexHandler>[0]) {
  const usual: typeof answer = ({ indexName }) =>
    indexName.startsWith('cms_') ? { hits: [page] } : { hits: [wireHit()], total: 1 };
  return fakeServices({ client: fakeClient(indexHandler(answer ?? usual)) });
}

describe('the search page', () => {
  it('finds products with facets and order like a listing, twelve a page [SRCH-02] [PLP-05]', async () => {
    const services = aShop();
    await renderPage(searchPage, aRequest('search', '/search?q=round&BRAND=Norvane'), services);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “round”');
    expect(screen.getByRole('link', { name: 'Ordora' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Sort' })).toBeInTheDocument();
    const [main] = queriesOf(services.client.calls);
    expect(main).toMatchObject({ query: 'round', hitsPerPage: 12, facetFilters: [['attributes.BRAND:Norvane']] });
  });

  it('shows pages that answer the same words [SRCH-02]', async () => {
    await renderPage(searchPage, aRequest('search', '/search?q=polar'), aShop());
    expect(screen.getByRole('link', { name: 'What polarized lenses do' })).toHaveAttribute('href', '/c/polarized');
    expect(screen.getByText(/Glare\. …$/).textContent?.length).toBeLessThan(145);
  });

  it('helps when nothing matches: words, and where to start [SRCH-02]', async () => {
    await renderPage(
      searchPage,
      aRequest('search', '/search?q=xyzzy'),
      aShop(() => ({ total: 0 })),
    );
    expect(screen.getByText('Nothing matches “xyzzy”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sunglasses' })).toHaveAttribute('href', '/sunglasses');
  });

  it('keeps its list when content does not answer [SRCH-02]', async () => {
    const failing = aShop(({ indexName }) => {
      if (indexName.startsWith('cms_')) throw new Error('down');
      return { hits: [wireHit()], total: 1 };
    });
    await renderPage(searchPage, aRequest('search', '/search?q=round'), failing);
    expect(screen.getByRole('link', { name: 'Ordora' })).toBeInTheDocument();
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
