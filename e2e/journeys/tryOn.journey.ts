import { resolve } from 'node:path';

import { expect, test, type Locator, type Page, type Request } from '@playwright/test';

import { expectAbsent, expectGone } from '../src/absence';
import { WITH_CAMERA } from '../src/browser';
import { pngPicture } from '../src/files';
import { productInStock } from '../src/searchIndex';
import { SHOP } from '../src/shopAddress';
import { settled } from '../src/settled';
import { visit } from '../src/visit';
import { inEveryForm } from '../src/walked';

// The camera shows the shop's own drawn head.
test.use({
  // Who may use the camera stays with a browser.
  reuseContext: false,
  launchOptions: {
    ...WITH_CAMERA,
    args: [
      ...WITH_CAMERA.args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${resolve(__dirname, '../files/portrait.mjpeg')}`,
    ],
  },
});

/** Every request from now on. */
function requestsOf(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Where on the glass before the camera something is drawn; the drawn head has its eyes a little above the middle. */
function drawnOn(glass: Locator): Promise<string> {
  return glass.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const rows: number[] = [];
    for (let at = 3; at < data.length; at += 4) {
      if ((data[at] ?? 0) > 200) rows.push(Math.floor(at / 4 / canvas.width) / canvas.height);
    }
    if (rows.length < 1000) return 'nothing';
    const middle = rows.reduce((sum, row) => sum + row, 0) / rows.length;
    return middle > 0.3 && middle < 0.5 ? 'where the eyes are' : `at ${middle.toFixed(2)}`;
  });
}

/** Opens the dialog of a product's page that tries it on. */
async function openTryOn(page: Page): Promise<Locator> {
  await page
    .locator('main .try')
    .getByRole('button', { name: /^Try it on/ })
    .click();
  return page.getByRole('dialog', { name: 'Try on' });
}

const isLocal = (address: string) => ['data:', 'blob:'].some((scheme) => address.startsWith(scheme));
const isFinder = (request: Request) => request.url().includes('/face/');

// It takes every core: two at once would be late.
test.describe.configure({ lock: 'camera' });

/** Without a graphics card finding a face takes seconds, and on a busy machine many. */
const FOUND = { timeout: 150_000 };
test.setTimeout(300_000);

for (const camera of inEveryForm<string>(['camera'], ['live camera']))
  test(`tries a frame on by ${camera}: nothing of the finder before, no picture leaves or stays [ADV-02][PLP-07]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['camera']);
    // Begins with the still way on every machine; the live one comes when it is asked for, however slow.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { url } = await productInStock('sunglasses');
    const requests = requestsOf(page);
    await visit(page, url);
    await settled(page);
    expect(requests.filter(isFinder)).toHaveLength(0);

    const dialog = await openTryOn(page);
    await dialog.getByRole('button', { name: 'Open the camera' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'one picture is enough' })).toBeVisible();
    // The button says why it cannot be pressed until the camera shows something.
    const ready = dialog.getByRole('button', { name: 'Take the picture', disabled: false });
    await expect(ready).toBeVisible(FOUND);
    await expectAbsent(dialog.getByText('The camera is starting.'), ready);

    const picture = dialog.getByRole('button', { name: 'Take the picture' });
    if (camera === 'live camera') {
      await dialog.getByRole('button', { name: 'Show it live all the same' }).click();
      const live = dialog.locator('[data-live]');
      await expect(live).toHaveAttribute('data-live', 'worn', FOUND);
      await expect.poll(() => drawnOn(live.locator('canvas')), FOUND).toBe('where the eyes are');
      await expect(dialog.getByRole('img', { name: /at true scale$/ })).toHaveCount(1, FOUND);
      // Between two looks: each of them may hold the page for seconds.
      await expectGone(live, () => picture.click(FOUND), FOUND);
    } else await picture.click(FOUND);
    const worn = dialog.getByRole('img', { name: /at true scale$/ });
    await expect(worn).toHaveCount(1, FOUND);
    await expect(dialog.locator('[data-drawn="yes"]')).toHaveCount(1, FOUND);
    await expect(dialog.getByRole('heading', { name: /^Face shape/ })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Distance between your pupils' })).toBeVisible();

    await dialog.getByRole('checkbox', { checked: false }).first().check();
    await expect(dialog.locator('[data-drawn="yes"]')).toHaveCount(2, FOUND);

    expect(requests.some(isFinder)).toBe(true);
    const abroad = requests
      .map((request) => request.url())
      // The words of a price a month are the product page's own, with or without try-on.
      .filter(
        (address) => !isLocal(address) && !address.startsWith(SHOP) && !address.endsWith('/financing/message.js'),
      );
    expect(abroad).toEqual([]);
    const bodies = requests.map((request) => request.postDataBuffer()?.length ?? 0);
    // Carts and lists are a few hundred bytes; a picture would be a hundred times that.
    expect(Math.max(...bodies)).toBeLessThan(8000);
    const kept = await page.evaluate(async () => ({
      text: JSON.stringify({ ...localStorage, ...sessionStorage }),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }));
    expect(kept.text).not.toContain('data:image');
    expect(kept.text.length).toBeLessThan(50_000);
    expect(kept).toMatchObject({ databases: 0, caches: 0 });

    await expectGone(dialog, () => dialog.getByRole('button', { name: 'Close try-on' }).click());
  });

test('answers a refused camera and a picture without a face [ADV-02]', async ({ page }) => {
  const { url } = await productInStock('eyeglasses');
  await visit(page, url);
  const dialog = await openTryOn(page);
  await dialog.getByRole('button', { name: 'Open the camera' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The camera stays closed');
  await dialog.locator('input[type="file"]').setInputFiles(pngPicture('wall.png', 64));
  await expect(dialog.getByRole('alert')).toContainText('No face found in this picture', FOUND);
});
