import { isRemoteName, type RemoteName } from '@sightline/shared-lib/contracts';
import { expect, test } from '@playwright/test';

import { REMOTE_FAULTS } from '../src/faults/faultyReleases';
import { PAGES } from '../src/faults/pagesOfRemotes';
import { expectReadable, FALLBACK_MS } from '../src/faults/readable';
import { ENGLISH } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { SHOP } from '../src/shopAddress';

/** What nobody needs who buys an accessory. */
const NOT_NEEDED: ReadonlySet<RemoteName> = new Set(['mfe-account', 'mfe-store-locator', 'mfe-prescription']);

for (const [remote, path] of Object.entries(PAGES)) {
  if (!isRemoteName(remote)) throw new Error(`${remote} is no remote.`);
  for (const [fault, prepare] of Object.entries(REMOTE_FAULTS)) {
    test(`${remote} · ${fault}`, async ({ page }) => {
      const query = await prepare(page, remote);

      await test.step('its own page, as a document', async () => {
        await page.goto(`${path}${query}`, { waitUntil: 'domcontentloaded' });
        await expectReadable(page);
      });
      await test.step('its own page, from another page', async () => {
        await page.goto(remote === 'mfe-catalog' ? '/store-locator' : '/sunglasses');
        await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        const from = page.url();
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href });
          document.querySelector('main')?.append(link);
          link.click();
        }, path);
        await page.waitForURL((url) => url.href !== from, { timeout: FALLBACK_MS + 1_000, waitUntil: 'commit' });
        await expectReadable(page);
      });
      if (!NOT_NEEDED.has(remote)) return;
      await test.step('a purchase that needs nothing of it', async () => {
        const { url } = await productInStock('accessories');
        await page.goto(url);
        await page.getByRole('button', { name: ENGLISH.add }).first().click();
        await page.getByRole('dialog').getByRole('link', { name: ENGLISH.viewBag }).click();
        await page.getByRole('link', { name: ENGLISH.checkout }).click();
        await expect(page.getByRole('main').getByLabel(ENGLISH.fields.email, { exact: true })).toBeVisible();
      });
      await test.step('everybody else has the shop as it was', async () => {
        const answer = await fetch(`${SHOP}${path}`);
        expect(answer.status).toBeLessThan(400);
      });
    });
  }
}
