import { expect, test } from '@playwright/test';

import { readAgainOn } from '../src/readAgain';
import { productInStock } from '../src/searchIndex';
import { inEveryForm } from '../src/walked';
import { weightOf } from '../src/weight';

/**
 * A little above what each kind of page costs (docs/performance.md): whoever makes one dearer says so here. Names of later files, which hold
 * their hashes, cost up to 20 bytes more or less whenever one of them changes.
 */
const MOST = {
  home: { scriptKb: 115.25, nodes: 520, styled: 690 },
  list: { scriptKb: 122.35, nodes: 1_500, styled: 1_150 },
  product: { scriptKb: 121.55, nodes: 830, styled: 900 },
  'empty bag': { scriptKb: 123.4, nodes: 400, styled: 600 },
} as const;

test.describe('on a phone, for somebody who has never been here', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });

  for (const kind of ['home', 'list', 'product', 'empty bag'] as const) {
    test(`the ${kind} page costs no more script and elements than it may`, async ({ browser, page }) => {
      const paths = { home: '/', list: '/sunglasses', 'empty bag': '/cart' };
      const path = kind === 'product' ? (await productInStock('sunglasses')).url : paths[kind];
      const { scriptKb, nodes, styled } = await weightOf(browser, page, path);
      expect.soft(scriptKb, 'kB of script').toBeLessThanOrEqual(MOST[kind].scriptKb);
      expect.soft(nodes, 'elements').toBeLessThanOrEqual(MOST[kind].nodes);
      expect.soft(styled, 'elements in all passes of style').toBeLessThanOrEqual(MOST[kind].styled);
    });
  }

  for (const page of inEveryForm<string>([], ['a page']))
    test(`${page} does not have its libraries read again for the errors that they make ahead`, async ({ baseURL }) => {
      expect(await readAgainOn(`${baseURL}/`)).toBeLessThan(300);
    });
});
