import { expect, test, type Page } from '@playwright/test';

import { WITH_PICTURES } from '../src/browser';
import { pngPicture } from '../src/files';
import { productInStock } from '../src/searchIndex';

test.use({ launchOptions: WITH_PICTURES, viewport: { width: 390, height: 844 } });

/** Keeps every picture back until it is called. */
async function withheld(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const body = pngPicture('grey.png', 8).buffer;
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
