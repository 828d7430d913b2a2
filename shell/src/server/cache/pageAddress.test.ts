import type { Release, ReleaseSet } from '@sightline/shared-lib/contracts';

import { pageAddress } from './pageAddress';

const release = (parameters?: readonly string[]) =>
  ({ id: 'r', provides: { pages: [] }, ...(parameters ? { parameters } : {}) }) as unknown as Release;
const SET: ReleaseSet = {
  'mfe-catalog': release(['q', 'sort', 'BRAND', 'size']),
  'mfe-store-locator': release(['q', 'lat']),
  'mfe-account': release([]),
};

describe('the address of a public page', () => {
  it('has no parameter that no page reads, so that made-up ones draw nothing again [PLAT-08]', () => {
    for (const url of ['/sunglasses?x=1', '/sunglasses?x=2&y=%26BRAND%3D1', '/sunglasses?', '/sunglasses?brand=a&ZZ=1'])
      expect(pageAddress(url, SET)).toBe('/sunglasses');
    expect(pageAddress('/it-it/ricerca?q=a&x=1&q=b', SET)).toBe('/it-it/ricerca?q=a&q=b');
    expect(pageAddress('/?captureTranslations=true&x=1', SET)).toBe('/?captureTranslations=true');
  });

  it('is one however its parameters are ordered and spelt; values keep the order they were chosen in [PLAT-08]', () => {
    const one = '/sunglasses?BRAND=b&BRAND=a+c&sort=5';
    for (const url of ['/sunglasses?BRAND=b&BRAND=a%20c&sort=5', '/sunglasses?sort=5&BRAND=b&x=1&BRAND=a+c'])
      expect(pageAddress(url, SET)).toBe(one);
    expect(pageAddress('/sunglasses?BRAND=a+c&BRAND=b&sort=5', SET)).not.toBe(one);
  });

  it('keeps everything for personal pages and redirects, which nobody shares [ROUTE-02]', () => {
    for (const url of [
      '/cart?notice=not-added',
      '/sign-in?next=%2Faccount',
      '/en-us/cart?notice=x',
      '/account?b=1&a=2',
    ])
      expect(pageAddress(url, SET)).toBe(url);
  });

  it('keeps everything while a release of the set does not say what it reads [FED-05]', () => {
    const url = '/sunglasses?x=1&BRAND=b';
    expect(pageAddress(url, { ...SET, 'mfe-prescription': release() })).toBe(url);
  });
});
