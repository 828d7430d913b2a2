import { LOCALES } from '@sightline/shared-lib/contracts';
import { SHOP_ROUTES } from '@sightline/shared-lib/domain/routing';

import { sitemapFile, sitemapIndex, sitemapLocale } from './sitemapXml';

const SHOP = 'https://shop.example';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

describe('the site map [SEO-03]', () => {
  it('names one file for each locale, under the name it is asked by', () => {
    const index = sitemapIndex(SHOP);
    expect(index.startsWith(`${HEAD}<sitemapindex ${SCHEMA}><sitemap><loc>${SHOP}/sitemap-`)).toBe(true);
    expect(index.endsWith('</sitemapindex>')).toBe(true);
    const files = [...index.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)].map(([, path = '']) => path);
    expect(files.map(sitemapLocale)).toEqual(LOCALES);
  });

  it.each([
    '/sitemap-xx-yy.xml',
    '/sitemap-en-us.xml.gz',
    '/a/sitemap-en-us.xml',
    '/sitemap-EN-US.xml',
    '/sitemap.xml',
  ])('has no file %s', (path) => {
    expect(sitemapLocale(path)).toBeNull();
  });

  it('lists a locale’s addresses in its own spelling, written as XML wants them', async () => {
    const file = await sitemapFile(SHOP, 'it-it', async () => ['/', '/cart', '/search?a=1&b=<2>'], SHOP_ROUTES);
    expect(file).toBe(
      `${HEAD}<urlset ${SCHEMA}>` +
        `<url><loc>${SHOP}/it-it</loc></url>` +
        `<url><loc>${SHOP}/it-it/carrello</loc></url>` +
        `<url><loc>${SHOP}/it-it/cerca?a=1&amp;b=&lt;2></loc></url></urlset>`,
    );
  });

  it('lists as many addresses as its protocol allows', async () => {
    const paths = Array.from({ length: 50_001 }, (_, at) => `/p-${at}`);
    const file = await sitemapFile(SHOP, 'en-us', async () => paths, SHOP_ROUTES);
    expect(file.match(/<url>/g)).toHaveLength(50_000);
    expect(file).toContain('/p-49999<');
  });
});
