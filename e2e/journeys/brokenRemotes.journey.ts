import type { RemoteName } from '@sightline/shared-lib/contracts';
import { expect, type Page } from '@playwright/test';

import type { Releases } from '../src/forgedRelease';
import { test } from '../src/ownReleases';
import { productInStock } from '../src/searchIndex';
import { heading, visit } from '../src/visit';
import { inEveryForm } from '../src/walked';

// One after another, in the worker that has started their shell.
test.describe.configure({ mode: 'default' });

const FALLBACK = 'This part is not loading. The rest of the shop works.';

interface RemotePage {
  readonly remote: RemoteName;
  readonly path: string;
  /** Heading of its page when it works. */
  readonly title: string;
}

const REMOTE_PAGES: readonly RemotePage[] = [
  { remote: 'mfe-catalog', path: '/sunglasses', title: 'Sunglasses' },
  { remote: 'mfe-cart-checkout', path: '/cart', title: 'Your bag' },
  { remote: 'mfe-account', path: '/sign-in', title: 'Sign in' },
  { remote: 'mfe-store-locator', path: '/store-locator', title: 'Stores' },
  { remote: 'mfe-prescription', path: '/checkout/upload-prescription', title: 'Your prescription' },
];

/** Makes a release stable for as long as the work takes. */
async function whileStable(
  releases: Releases,
  remote: RemoteName,
  id: string,
  work: () => Promise<void>,
): Promise<void> {
  releases.promote(remote, id);
  try {
    await releases.followed();
    await work();
  } finally {
    releases.rollback(remote);
    await releases.followed();
  }
}

async function expectFallback(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toContainText(FALLBACK);
  await expect(heading(page, 'This page did not load')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The one that most pages come from; `npm run test:faults` breaks each in every way. */
const SHOWN_BROKEN = inEveryForm(REMOTE_PAGES.slice(0, 1), REMOTE_PAGES.slice(1));

for (const { remote, path, title } of SHOWN_BROKEN) {
  test(`sells on while ${remote} is broken, and has it back after the rollback [FED-03][FED-01]`, async ({
    page,
    shop: { releases },
  }) => {
    await whileStable(releases, remote, releases.forgeBroken(remote), async () => {
      const response = await visit(page, path);
      expect(response?.status()).toBeLessThan(500);
      await expectFallback(page);
      for (const other of REMOTE_PAGES.filter((page) => page.remote !== remote).slice(0, 3)) {
        await visit(page, other.path);
        await expect(heading(page, other.title)).toBeVisible();
      }
    });
    await visit(page, path);
    await expect(heading(page, title)).toBeVisible();
  });
}

test('says on the product’s page that the bag does not answer while its remote is broken [FED-03]', async ({
  page,
  shop: { releases },
}) => {
  const { url } = await productInStock('accessories');
  await whileStable(releases, 'mfe-cart-checkout', releases.forgeBroken('mfe-cart-checkout'), async () => {
    await visit(page, url);
    await page
      .getByRole('button', { name: /^Add to bag/ })
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText('It is not in your bag');
  });
});

test('refuses a script that was altered after its release, and keeps the server’s page [FED-03]', async ({
  page,
  shop: { releases },
}) => {
  const remote = 'mfe-store-locator';
  const id = releases.forge(remote, (text) => text);
  releases.tamper(remote, id, releases.stable(remote).browserEntry);
  await whileStable(releases, remote, id, async () => {
    const failures: string[] = [];
    page.on('console', (message) => failures.push(message.text()));
    await visit(page, '/store-locator');
    // The server's HTML needs no script to be read.
    await expect(heading(page, 'Stores')).toBeVisible();
    await expect.poll(() => failures.some((text) => /integrity/i.test(text))).toBe(true);
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Sunglasses' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'All Sunglasses' }).click();
    await expect(heading(page, 'Sunglasses')).toBeVisible();
  });
});

test('continues without a release whose files are gone [FED-03]', async ({ page, shop: { releases } }) => {
  const remote = 'mfe-store-locator';
  const id = releases.forge(remote, (text) => text);
  releases.removeFiles(remote, id);
  await whileStable(releases, remote, id, async () => {
    await visit(page, '/store-locator');
    await expectFallback(page);
  });
  // The files are back: another try is all it takes.
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page, 'Stores')).toBeVisible();
});
