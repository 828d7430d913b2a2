import { expect, type Page } from '@playwright/test';

/** How soon something has to stand in the place of what fails, in milliseconds. */
export const FALLBACK_MS = 3_000;

/** When a part that still waits says so (look, "Empty and slow"), with time to be drawn. */
const SLOW_MS = 8_000;

/** Fewer letters than this are no page. */
const LEAST_LETTERS = 20;

/** The page is never blank: a heading, words, and the way to the rest of the shop. */
export async function expectReadable(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible({ timeout: FALLBACK_MS });
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect
    .poll(async () => (await main.innerText()).trim().length, { timeout: SLOW_MS })
    .toBeGreaterThan(LEAST_LETTERS);
}
