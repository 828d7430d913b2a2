import { expect, test, type Page } from '@playwright/test';

import { visit } from '../src/visit';

/** The map once it moves: its pins are buttons, those of the drawing are links. */
const pins = (page: Page) =>
  page.getByRole('region', { name: 'Map of these stores' }).getByRole('button', { name: /^\d+, / });

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 1000 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`marks a branch in list and map alike, and tells pins apart by zooming, on a ${device} [STOR-01]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const tiles: string[] = [];
    await page.route('**/geo/tiles/**', (route) => {
      tiles.push(new URL(route.request().url()).pathname);
      return route.continue();
    });
    await visit(page, '/store-locator?q=06001%20Avon');
    const branches = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await page.getByRole('region', { name: 'Map of these stores' }).scrollIntoViewIfNeeded();
    await expect(pins(page).first()).toBeVisible();

    // From the list to the map, and back by the keyboard.
    const name = (await pins(page).last().getAttribute('aria-label')) ?? '';
    const [number = '0', title = ''] = name.split(', ');
    await branches
      .nth(Number(number) - 1)
      .getByRole('heading')
      .getByRole('link')
      .focus();
    await expect(page.locator('.pin[data-active]')).toHaveAttribute('aria-label', name);
    await pins(page).first().focus();
    await expect(branches.filter({ hasText: title }).first()).toBeVisible();
    const first = (await pins(page).first().getAttribute('aria-label')) ?? '';
    await expect(page.locator('.pin[data-active]')).toHaveAttribute('aria-label', first);

    const apart = await pins(page).count();
    for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect.poll(() => pins(page).count()).toBeGreaterThanOrEqual(apart);
    await page.getByRole('button', { name: 'Show all stores' }).click();
    await expect(pins(page)).toHaveCount(apart);
  });
}
