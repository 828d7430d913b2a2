import { expect, test, type Page } from '@playwright/test';

import { WITH_PICTURES } from '../src/browser';
import { pngPicture } from '../src/files';
import { productInStock } from '../src/searchIndex';
import { settled } from '../src/settled';
import { visit } from '../src/visit';

test.use({ launchOptions: WITH_PICTURES, viewport: { width: 390, height: 844 } });

const body = pngPicture('grey.png', 8).buffer;

/** Keeps every picture back until it is called. */
async function withheld(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/pictures/**', async (route) => {
    await wanted;
    await route.fulfill({ contentType: 'image/png', body });
  });
  return letGo;
}

for (const kind of ['list', 'product'] as const) {
  test(`a front that has not arrived is seen as an outline in its colour: ${kind} [PLP-07][PDP-01]`, async ({
    page,
  }) => {
    const arrive = await withheld(page);
    const drawings = page.waitForResponse(/\/outlines\.\w+\.svg$/);
    const path = kind === 'list' ? '/eyeglasses?page=2' : (await productInStock('eyeglasses')).url;
    // Its pictures belong to a document, which is not loaded before them.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect((await drawings).ok()).toBe(true);
    const front = page.getByRole('main').locator('img.hung').first();
    const look = () => front.evaluate((image) => getComputedStyle(image).maskImage);
    expect(await look()).toContain('/outlines.');

    const place = page.getByRole('main').locator('[data-place]:has(img.hung)').first();
    const ground = (value: string) => front.evaluate((image, to) => image.style.setProperty('background', to), value);
    const isSeen = async () => {
      const outlined = await place.screenshot();
      await ground('none');
      const bare = await place.screenshot();
      await ground('');
      return !outlined.equals(bare);
    };
    await expect.poll(isSeen).toBe(true);

    arrive();
    await expect(front).toHaveAttribute('data-arrived');
    expect(await look()).toBe('none');
    expect(await front.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });
}

test('a page that follows one without fronts has outlines too [PLP-07]', async ({ page }) => {
  await visit(page, '/cart');
  await settled(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-outlines');
  const arrive = await withheld(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // Without the scrolling that comes with a press.
  await page.getByRole('banner').getByRole('link', { name: 'Sightline' }).dispatchEvent('click');
  await page.waitForURL(/\/$/);
  const late = page.getByRole('main').locator('img.hung:not([data-arrived])').first();
  await expect.poll(() => late.evaluate((image) => getComputedStyle(image).maskImage)).toContain('/outlines.');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  arrive();
  await expect(page.getByRole('main').locator('img.hung').first()).toHaveAttribute('data-arrived');
});
