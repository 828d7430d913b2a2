import { expect, test } from '@playwright/test';

import { visit } from '../src/visit';
import { inEveryForm } from '../src/walked';

const DESKTOP = {
  device: 'desktop',
  viewport: { width: 1440, height: 1000 },
  path: '/store-locator?q=06001%20Avon',
  map: 'Map of these stores',
  nearer: 'Zoom in',
  all: 'Show all stores',
};
const PHONE = {
  device: 'phone in Italy',
  viewport: { width: 390, height: 844 },
  path: '/it-it/store-locator?q=20121%20Milano',
  map: 'Mappa di questi negozi',
  nearer: 'Ingrandisci',
  all: 'Mostra tutti i negozi',
};

for (const { device, viewport, path, map, nearer, all } of inEveryForm([DESKTOP], [PHONE])) {
  test(`marks a branch in list and map alike, and tells pins apart by zooming, on a ${device} [STOR-01]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const region = page.getByRole('region', { name: map });
    // Once the map moves its pins are buttons, those of the drawing are links.
    const pins = region.getByRole('button', { name: /^\d+, / });
    await visit(page, path);
    const branches = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await region.scrollIntoViewIfNeeded();
    await expect(pins.first()).toBeVisible();

    // From the list to the map, and back by the keyboard.
    const alone = region.locator('[role="button"].pin:not([data-many])');
    const name = (await alone.last().getAttribute('aria-label')) ?? '';
    const [number = '0', title = ''] = name.split(', ');
    await branches
      .nth(Number(number) - 1)
      .getByRole('heading')
      .getByRole('link')
      .focus();
    await expect(page.locator('.pin[data-active]')).toHaveAttribute('aria-label', name);
    await pins.first().focus();
    await expect(branches.filter({ hasText: title }).first()).toBeVisible();
    const first = (await pins.first().getAttribute('aria-label')) ?? '';
    await expect(page.locator('.pin[data-active]')).toHaveAttribute('aria-label', first);

    const apart = await pins.count();
    for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: nearer, exact: true }).click();
    await expect.poll(() => pins.count()).toBeGreaterThanOrEqual(apart);
    await page.getByRole('button', { name: all }).click();
    await expect(pins).toHaveCount(apart);
  });
}
