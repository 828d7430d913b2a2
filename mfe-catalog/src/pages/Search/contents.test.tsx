import { aSite, fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { aRequest, loaded, renderPage } from '../../testing/renderPage';
import { indexHandler, wireHit } from '../../testing/wire';
import { searchPage } from './Search';

const page = {
  objectID: 'p',
  title: 'What polarized lenses do | Sightline',
  url: '/c/polarized',
  text: 'Glare. '.repeat(60),
  _highlightResult: { title: { value: 'What <em>polar</em>ized lenses do | Sightline' } },
  _snippetResult: { text: { value: '… a <em>polar</em>ized lens &amp; the water …' } },
};

function aShop(answer?: Parameters<typeof indexHandler>[0]) {
  const usual: typeof answer = ({ indexName }) =>
    indexName.startsWith('cms_') ? { hits: [page] } : { hits: [wireHit()], total: 1 };
  return fakeServices({ client: fakeClient(indexHandler(answer ?? usual)) });
}

describe('pages that a search finds', () => {
  it('shows pages that answer the same words [SRCH-02]', async () => {
    await renderPage(searchPage, aRequest('search', '/search?q=polar'), aShop());
    const link = screen.getAllByRole('link').find(({ textContent }) => textContent === 'What polarized lenses do');
    expect(link).toHaveAttribute('href', '/c/polarized');
    const item = link?.closest('li');
    expect(item).toHaveTextContent('What polarized lenses do… a polarized lens & the water …');
    expect([...item!.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['polar', 'polar']);
  });

  it('shows them below products that have all the words, and above those that have only some [SRCH-02]', async () => {
    const placeOf = async (products: object) => {
      const services = aShop(({ indexName }) =>
        indexName.startsWith('cms_') ? { hits: [page] } : { hits: [wireHit()], total: 1, ...products },
      );
      const { unmount } = await renderPage(searchPage, aRequest('search', '/search?q=polar'), services);
      const links = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
      unmount();
      return links.findIndex((text) => text.startsWith('What')) - links.findIndex((text) => text.includes('Ordora'));
    };
    expect(await placeOf({})).toBeGreaterThan(0);
    expect(await placeOf({ queryAfterRemoval: 'polar <em>lenses</em>' })).toBeLessThan(0);
  });

  it('shows no page that has only some of the words where products have them all [SRCH-02]', async () => {
    const polarLenses = 'polar <em>lenses</em>';
    const both = { title: { value: 'What <em>polar</em>ized <em>lenses</em> do' } };
    const contentsOf = async (products: object, pages: object) => {
      const services = aShop(({ indexName }) =>
        indexName.startsWith('cms_')
          ? { hits: [{ ...page, _highlightResult: both }], ...pages }
          : { hits: [wireHit()], total: 1, ...products },
      );
      const { data } = await loaded(searchPage, aRequest('search', '/search?q=polar+lenses'), services);
      return data.contents.map(({ url }) => url);
    };
    expect(await contentsOf({}, {})).toEqual(['/c/polarized']);
    expect(await contentsOf({}, { queryAfterRemoval: polarLenses })).toEqual([]);
    // Of what nothing has wholly, the page may be the better part.
    expect(await contentsOf({ queryAfterRemoval: polarLenses }, { queryAfterRemoval: polarLenses })).toHaveLength(1);
    expect(await contentsOf({ hits: [], total: 0 }, { queryAfterRemoval: polarLenses })).toHaveLength(1);
  });

  it('shows no page whose words stand far apart where products have them all [SRCH-02]', async () => {
    const contentsOf = async (products: object) => {
      const services = aShop(({ indexName }) =>
        indexName.startsWith('cms_') ? { hits: [page] } : { hits: [wireHit()], total: 1, ...products },
      );
      const { data } = await loaded(searchPage, aRequest('search', '/search?q=polar+lenses'), services);
      return data.contents.map(({ url }) => url);
    };
    expect(await contentsOf({})).toEqual([]);
    expect(await contentsOf({ hits: [], total: 0 })).toEqual(['/c/polarized']);
  });

  it('shows no page that leads to stores where there are none [STOR-06]', async () => {
    const visits = { ...page, objectID: 'q', title: 'Book an eye test', url: '/c/book-eye-test', _highlightResult: {} };
    const services = aShop(({ indexName }) =>
      indexName.startsWith('cms_') ? { hits: [visits, page] } : { hits: [wireHit()], total: 1 },
    );
    const site = aSite({ config: { isStoreLocatorEnabled: false } });
    const { data } = await loaded(searchPage, aRequest('search', '/search?q=polar'), { ...services, site });
    expect(data.contents.map(({ url }) => url)).toEqual(['/c/polarized']);
    const { data: everywhere } = await loaded(searchPage, aRequest('search', '/search?q=polar'), services);
    expect(everywhere.contents.map(({ url }) => url)).toEqual(['/c/book-eye-test', '/c/polarized']);
  });

  it('keeps its list when content does not answer [SRCH-02]', async () => {
    const failing = aShop(({ indexName }) => {
      if (indexName.startsWith('cms_')) throw new Error('down');
      return { hits: [wireHit()], total: 1 };
    });
    await renderPage(searchPage, aRequest('search', '/search?q=round'), failing);
    expect(screen.getByRole('link', { name: /Ordora/ })).toBeInTheDocument();
  });
});
