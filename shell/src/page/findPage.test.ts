import { SHOP_ROUTES } from '@sightline/shared-lib/domain/routing';
import { fakeClient } from '@sightline/shared-lib/testing';

import { findPage, type PageResolver } from './findPage';

const find = async (url: string, resolved: Awaited<ReturnType<PageResolver>> = null) => {
  const resolve = jest.fn(() => Promise.resolve(resolved));
  return { finding: await findPage(url, fakeClient(), resolve, SHOP_ROUTES), resolve };
};

describe('the page behind an address', () => {
  it('is the one for unknown addresses when no service could take the address [ROUTE-08]', async () => {
    for (const path of [
      '/it-it/negozi/%00',
      `/order-confirmation/${'9'.repeat(500)}`,
      `/${'a'.repeat(500)}`,
      '/x%0Ay',
    ]) {
      const { finding, resolve } = await find(path);
      expect([path, finding]).toMatchObject([path, { request: { kind: 'not-found', params: {} } }]);
      expect(resolve).not.toHaveBeenCalled();
    }
  });

  it('gets the words of a query without control characters [PLAT-04]', async () => {
    const { finding } = await find('/store-locator?q=new%00york&q=%E0%A4%A');
    expect(finding).toMatchObject({
      request: { kind: 'store-locator', query: { q: ['new york', expect.any(String)] } },
    });
  });

  it('gets a query whose names every object inherits like any other [PLAT-04]', async () => {
    const { finding } = await find('/store-locator?constructor=a&__proto__=b&__proto__=c&q=d');
    const { query } = (finding as { request: { query: object } }).request;
    expect(Object.entries(query)).toEqual([
      ['constructor', ['a']],
      ['__proto__', ['b', 'c']],
      ['q', ['d']],
    ]);
  });

  it('is asked for where no fixed route claims the address [ROUTE-04]', async () => {
    const { finding, resolve } = await find('/it-it/occhiali-da-sole');
    expect(resolve).toHaveBeenCalledWith(expect.anything(), '/sunglasses');
    expect(finding).toMatchObject({ locale: 'it-it', request: { kind: 'not-found' } });
  });

  it('is at the address that the catalogue names, with the query that was asked for [SITE-03]', async () => {
    const sun = { externalId: 'sunglasses', type: 'CategoryPage', redirect: '/sunglasses' };
    const { finding } = await find('/fr-fr/occhiali-da-sole?FRAME_SHAPE=Round&page=2', sun);
    expect(finding).toEqual({
      outcome: 'redirect',
      location: '/fr-fr/lunettes-de-soleil?FRAME_SHAPE=Round&page=2',
      permanent: true,
    });
  });
});
