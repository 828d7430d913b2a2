import { expect, test, type Locator } from '@playwright/test';

import { SHOP } from '../src/shopAddress';
import { sample, siteMapPaths } from '../src/siteMap';
import { settled } from '../src/settled';
import { complaints, heading, visit } from '../src/visit';

interface Thing {
  readonly '@type': string;
  readonly mainEntity?: Thing;
  readonly offers?: unknown;
}

function structuredData(html: string): readonly Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return Array.from(blocks, (match) => JSON.parse(match[1] ?? '') as Thing);
}

const read = async (path: string) => {
  const response = await fetch(SHOP + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('answers an unknown address with status 404, its page and an event [ROUTE-08]', async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener('pageNotFound', (event) => {
      document.documentElement.dataset['missing'] = (event as CustomEvent<{ url: string }>).detail.url;
    }),
  );
  const response = await visit(page, '/sunglasses/a-frame-that-never-was');
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Sightline');
  await expect(page.locator('html')).toHaveAttribute('data-missing', '/sunglasses/a-frame-that-never-was');
});

test('leads on from an unknown address to sections and frames, laid out as in lists [ROUTE-08]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/a-page-that-never-was');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact lenses' })).toBeVisible();
  const tiles = page.getByRole('list', { name: 'In demand now' }).locator(':scope > li');
  await expect(tiles).toHaveCount(4);
  const [first, second] = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  expect(second).toBe(first);
  const middle = (what: Locator) =>
    what.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    });
  const [compare, tryOn] = [tiles.first().getByText('Compare'), tiles.first().getByText('Try it on')];
  expect(Math.abs((await middle(compare)) - (await middle(tryOn)))).toBeLessThan(6);
});

test('keeps robots out of personal pages and names a site map a locale [SEO-03]', async () => {
  const robots = await read('/robots.txt');
  expect(robots.text).toContain('Disallow: /cart\n');
  expect(robots.text).toContain('Disallow: /it-it/carrello\n');
  expect(robots.text).toContain(`Sitemap: ${SHOP}/sitemap.xml`);
  const index = await read('/sitemap.xml');
  expect(index.headers.get('content-type')).toContain('application/xml');
  expect(index.text.match(/<sitemap>/g)).toHaveLength(11);
  const italian = await siteMapPaths('it-it');
  expect(italian.every((path) => path.startsWith('/it-it'))).toBe(true);
});

test('leads search engines to products and listings that say what they are [SEO-02][SEO-03]', async () => {
  const paths = await siteMapPaths();
  const products = paths.filter((path) =>
    /^\/(sunglasses|eyeglasses|accessories|contact-lenses|lens-care)\//.test(path),
  );
  const listings = paths.filter((path) => /^\/(sunglasses|eyeglasses|hearing|brands\/[^/]+)$/.test(path));
  expect(products.length).toBeGreaterThan(3_000);
  for (const path of sample(products, 10)) {
    const { status, text } = await read(path);
    expect(status, path).toBe(200);
    const product = structuredData(text).find((thing) => thing['@type'] === 'Product');
    expect(product?.offers, path).toMatchObject({ '@type': 'Offer', priceCurrency: 'USD' });
    expect(text, path).toContain(`<link rel="canonical" href="${SHOP}${path}"`);
  }
  for (const path of sample(listings, 5)) {
    const { status, text } = await read(path);
    expect(status, path).toBe(200);
    expect(
      structuredData(text).map((thing) => thing.mainEntity?.['@type']),
      path,
    ).toContain('ItemList');
  }
});

test('names every page in each locale and the international English one [SEO-01]', async () => {
  const { text } = await read('/it-it/occhiali-da-sole');
  const alternates = Array.from(text.matchAll(/<link rel="alternate"[^>]*hreflang="([^"]+)"/gi), (match) => match[1]);
  expect(alternates).toEqual(
    expect.arrayContaining(['en-us', 'it-it', 'fr-fr', 'de-de', 'es-es', 'pt-pt', 'it-ch', 'fr-ch', 'en-gb']),
  );
  expect(text).toContain(`${SHOP}/en-int/sunglasses`);
});

test('sends a policy that allows no unsafe script or style and keeps personal pages out of caches [SEO-05]', async () => {
  for (const path of ['/', '/sunglasses', '/cart', '/store-locator', '/nothing-here']) {
    const { headers } = await read(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain('unsafe-');
    expect(policy, path).toContain("object-src 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
  }
  expect((await read('/cart')).headers.get('cache-control')).toContain('no-store');
  expect((await read('/sunglasses')).headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
  );
  const product = (await siteMapPaths()).find((path) => path.startsWith('/eyeglasses/')) ?? '';
  expect((await read(product)).headers.get('cache-control')).toContain('s-maxage=600');
});

test('makes scripts only of its own builds, and nothing of strings', async ({ page }) => {
  const complained = complaints(page);
  await visit(page, '/');
  await settled(page);
  expect(complained).toEqual([]);
  const attempts = await page.evaluate(() => {
    const refused = (attempt: () => void) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement('script');
    return {
      build: refused(() => {
        script.src = '/releases/mfe-catalog/x/browser/remoteEntry.js';
      }),
      call: refused(() => {
        script.src = '/wcs/resources/x.js';
      }),
      climbing: refused(() => {
        script.src = '/assets/../wcs/resources/x.js';
      }),
      elsewhere: refused(() => {
        script.src = 'https://elsewhere.example/assets/x.js';
      }),
      markup: refused(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
    };
  });
  expect(attempts).toEqual({ build: false, call: true, climbing: true, elsewhere: true, markup: true });
});
