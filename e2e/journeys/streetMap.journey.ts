import { expect, test, type Page } from '@playwright/test';

import { WITH_PICTURES } from '../src/browser';
import { answeredConsent } from '../src/consent';
import { SHOP } from '../src/shopAddress';
import { startStreetMap } from '../src/streetMap';
import { complaints, hydrated } from '../src/visit';
import { inEveryForm } from '../src/walked';

// Pictures of maps are shown here.
test.use({ launchOptions: WITH_PICTURES });

const STORES = '/store-locator?q=06001%20Avon';
const map = (page: Page) => page.getByRole('region', { name: 'Map of these stores' });
const pins = (page: Page) => map(page).getByRole('button', { name: /^\d+, / });
const picturesOf = (page: Page, origin: string) => map(page).locator(`img.leaflet-tile-loaded[src^="${origin}"]`);

/** Opens the map that moves; tells which origins were asked. */
async function openMap(page: Page, shop: string) {
  const origins = new Set<string>();
  page.on('request', (request) => void origins.add(new URL(request.url()).origin));
  // A page whose pictures do not all come never counts as loaded.
  await page.goto(shop + STORES, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await map(page).scrollIntoViewIfNeeded();
  await expect(pins(page).first()).toBeVisible();
  return origins;
}

test('shows a map of its own, and asks nobody else for it, where no provider is named [STOR-01]', async ({ page }) => {
  const origins = await openMap(page, SHOP);
  await expect(map(page).locator('img.leaflet-tile-loaded[src^="/geo/tiles/"]').first()).toBeVisible();
  expect([...origins]).toEqual([SHOP]);
});

test('has a provider’s streets over its own map, which stays when they do not come [STOR-01]', async ({ browser }) => {
  const streets = await startStreetMap();
  const own = '/geo/tiles/';
  try {
    for (const mood of inEveryForm(['serves', 'refuses'] as const, ['is silent'] as const)) {
      streets.from(mood);
      const context = await browser.newContext({ storageState: answeredConsent(streets.shop) });
      const page = await context.newPage();
      const heard = complaints(page);
      const origins = await openMap(page, streets.shop);
      await expect(picturesOf(page, own).first()).toBeVisible();
      expect([...origins].toSorted()).toEqual([streets.shop, streets.origin].toSorted());
      await expect(map(page).getByText(streets.attribution)).toBeVisible();
      if (mood === 'serves') {
        await expect(picturesOf(page, streets.origin).first()).toBeVisible();
        expect(heard).toEqual([]);
      }
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await expect(pins(page).first()).toBeVisible();
      expect(heard.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
      expect(streets.asked().every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
      await context.close();
    }
  } finally {
    await streets.stop();
  }
});
