import { expect, test, type Page } from '@playwright/test';

import { memberIn } from '../src/commerce';
import { EMMA } from '../src/shopper';
import { visit } from '../src/visit';

/**
 * Scripts of releases that the document asked the browser for ahead, and those of the page's remote that only code asked for, until the page was
 * ready. Told by the links: a browser that has a script in its memory names as its initiator whoever took it first.
 */
async function scriptsUntilReady(page: Page): Promise<{ readonly ahead: number; readonly late: readonly string[] }> {
  return page.evaluate(() => {
    const ready = performance.getEntriesByName('sightline-ready')[0]?.startTime ?? 0;
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')];
    const ahead = new Set(links.map(({ href }) => href).filter((href) => href.includes('/releases/')));
    const owner = [...ahead][0]?.split('/browser/')[0] ?? '-';
    const late = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.startsWith(owner) && name.endsWith('.js') && startTime < ready)
      .map(({ name }) => name);
    return { ahead: ahead.size, late: late.filter((name) => !ahead.has(name)) };
  });
}

test.describe('the scripts a page starts with', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const look = new MutationObserver(() => {
        if (document.documentElement.dataset['ready'] === undefined) return;
        performance.mark('sightline-ready');
        look.disconnect();
      });
      look.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
    }),
  );

  for (const path of [
    '/',
    '/sunglasses',
    '/search?q=black',
    '/cart',
    '/sign-in',
    '/wishlist',
    '/store-locator',
    '/it-it/',
  ])
    test(`of ${path} are asked for at once, not one by the other [FED-01]`, async ({ page }) => {
      await visit(page, path);
      const { ahead, late } = await scriptsUntilReady(page);
      expect(ahead).toBeGreaterThanOrEqual(3);
      expect(late).toEqual([]);
    });

  test('are the shopper’s own part and what calls the platform too, where there is a session [FED-01]', async ({
    context,
    page,
  }) => {
    await visit(page, '/account');
    const stranger = await scriptsUntilReady(page);
    await memberIn(context, 'en-us', EMMA);
    await visit(page, '/account');
    const { ahead, late } = await scriptsUntilReady(page);
    expect(ahead).toBeGreaterThan(stranger.ahead);
    expect(late).toEqual([]);
    const named = await page.locator('script[data-own]').getAttribute('data-src');
    for (const chunk of ['shell', 'shop', 'client', 'axios', 'store']) expect(named).toContain(`/assets/${chunk}.`);
  });

  for (const [when, wait] of [
    ['before', 0],
    ['after', 1_000],
  ] as const)
    test(`are asked for again where one of the document’s was lost ${when} the first one ran`, async ({ page }) => {
      let lost = 0;
      await page.route(/\/assets\/shop\./, async (route) => {
        lost += 1;
        if (lost > 1) return route.continue();
        await new Promise((resolve) => setTimeout(resolve, wait));
        return route.abort();
      });
      await visit(page, '/');
      expect(lost).toBe(2);
    });
});
