import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LOCALE_FACTS, LOCALES, type AddedRoute, type PageHead } from '@sightline/shared-lib/contracts';
import { routesWith, SHOP_ROUTES } from '@sightline/shared-lib/domain/routing';
import { aSite } from '@sightline/shared-lib/testing';

import { absoluteAddresses, headTags } from './headTags';

const tagsOf = (head: PageHead) =>
  headTags({
    head,
    site: aSite({ locale: 'it-it' }),
    routes: SHOP_ROUTES,
    request: {
      kind: 'product-list',
      path: '/sunglasses',
      url: '/it-it/occhiali-da-sole?page=2',
      params: {},
      query: {},
    },
    shopOrigin: 'https://shop.example',
  });

const linksOf = (tags: string, rel: string) =>
  Array.from(tags.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"(?: hreflang="([^"]+)")?`, 'g')), (match) =>
    match.slice(1).filter(Boolean),
  );

describe('the head of a document', () => {
  it('has title, description and one canonical address without the query [SEO-01]', () => {
    const tags = tagsOf({ title: 'Sole & "mare"', description: 'Lenti <scure>' });
    expect(tags).toContain('<title>Sole &amp; &quot;mare&quot;</title>');
    expect(tags).toContain('<meta name="description" content="Lenti &lt;scure');
    expect(linksOf(tags, 'canonical')).toEqual([['https://shop.example/it-it/occhiali-da-sole']]);
    expect(linksOf(tagsOf({ title: 'x', canonicalPath: '/eyeglasses' }), 'canonical')[0]?.[0]).toContain(
      '/it-it/occhiali',
    );
  });

  it('has an alternate for every locale, and the international English one for everybody else [SEO-01]', () => {
    const alternates = linksOf(tagsOf({ title: 'x', alternatePaths: { 'fr-fr': '/sunglasses/other' } }), 'alternate');
    const tags = alternates.map(([, tag]) => tag);
    expect(tags).toEqual(
      LOCALES.map((locale) => (locale === 'en-int' ? 'x-default' : LOCALE_FACTS[locale].tag.toLowerCase())),
    );
    expect(new Set(tags).size).toBe(LOCALES.length);
    expect(alternates[tags.indexOf('x-default')]?.[0]).toBe('https://shop.example/en-int/sunglasses');
    expect(alternates.filter(([href]) => href?.endsWith('/other'))).toHaveLength(1);
  });

  it('names an icon and a manifest that the shell has, the manifest with its icon [SEO-01]', () => {
    const file = (name: string) => readFileSync(join(__dirname, '../../../public', name));
    const tags = tagsOf({ title: 'x' });
    const [icon, manifest] = ['icon', 'manifest'].map((rel) => linksOf(tags, rel)[0]?.[0] ?? '');
    expect(file(icon!).toString('latin1', 1, 4)).toBe('PNG');
    const { name, start_url: start, icons } = JSON.parse(String(file(manifest!)));
    expect([name, start]).toEqual(['Sightline', '/']);
    expect(String(file(icons[0].src))).toContain('<svg');
  });
});

it('gives structured data absolute addresses in the page’s locale and leaves words alone [SEO-02]', () => {
  const data = {
    '@type': 'Product',
    name: '/not an address',
    image: ['/pictures/a', 'https://x.example/b'],
    url: '/sunglasses/p',
    offers: { url: '/sunglasses?BRAND=A' },
  };
  expect(absoluteAddresses(data, { shopOrigin: 'https://shop.example', locale: 'it-it', routes: SHOP_ROUTES })).toEqual(
    {
      '@type': 'Product',
      name: '/not an address',
      image: ['https://shop.example/pictures/a', 'https://x.example/b'],
      url: 'https://shop.example/it-it/occhiali-da-sole/p',
      offers: { url: 'https://shop.example/it-it/occhiali-da-sole?BRAND=A' },
    },
  );
});

it('spells addresses of pages that a release brings along in structured data too [SEO-02] [FED-01]', () => {
  const gifts: AddedRoute = {
    kind: 'gift-cards.shop',
    pattern: '/gift-cards',
    whose: 'everybody',
    words: { 'gift-cards': ['carte-regalo', 'cartes-cadeaux', 'geschenkkarten'] },
  };
  const place = { shopOrigin: 'https://shop.example', locale: 'it-it', routes: routesWith([gifts]) } as const;
  expect(absoluteAddresses({ url: '/gift-cards' }, place)).toEqual({ url: 'https://shop.example/it-it/carte-regalo' });
});
