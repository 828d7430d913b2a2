import { expect, test } from '@playwright/test';

test('answers a press on a tile that was made before the scripts had come, and stays on the list [PLP-07][ROUTE-06]', async ({
  page,
}) => {
  // A slow connection, as slow as the test wants.
  let letGo: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/(assets|releases)\/.*\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/en-us/sunglasses');
  const compare = page
    .getByRole('main')
    .getByRole('button', { name: /^Compare ?: / })
    .first();
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
  letGo();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/sunglasses$/);
});
