import { expect, test, type Page } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { WITH_PICTURES } from '../src/browser';
import { shopperIn } from '../src/commerce';
import { drawnFace } from '../src/drawnFace';
import { orderOfLenses } from '../src/lensOrder';
import { heading, visit } from '../src/visit';

// The photo that is measured is a picture.
test.use({ launchOptions: WITH_PICTURES });

/** A placed order of lenses whose prescription is still to come, at the form by hand. */
async function openForm(page: Page): Promise<void> {
  const { orderId } = await orderOfLenses(await shopperIn(page.context(), 'en-us'), 'en-us', ['SV']);
  await visit(page, `/checkout/upload-prescription/${orderId}`);
  await expect(heading(page, 'Your prescription')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('copies a prescription by keyboard alone, is asked about a rare value once, and measures without a call [RX-02][RX-13]', async ({
    page,
  }) => {
    test.slow();
    await openForm(page);
    const right = page.getByRole('group', { name: 'Right eye OD' });
    await right.getByRole('spinbutton', { name: /^Sphere/ }).focus();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowDown');
    await expect(right.getByRole('spinbutton', { name: /^Sphere/ })).toHaveValue('−1.75');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('170');
    const copy = page.getByRole('button', { name: 'Left eye as the right one' });
    await copy.focus();
    await page.keyboard.press('Enter');
    const leftSphere = page.getByRole('group', { name: 'Left eye OS' }).getByRole('spinbutton', { name: /^Sphere/ });
    await expect(leftSphere).toHaveValue('−1.75');
    await leftSphere.fill('+1,75');
    await expectAccessible(page, 'the prescription form by hand');

    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('blob:')) sent.push(request.url());
    });
    await page.getByRole('button', { name: /Measure it with a card/ }).focus();
    await page.keyboard.press('Enter');
    const chooser = page.getByLabel('Take or choose a photo');
    await expect(chooser).toBeVisible();
    // The measuring itself was just fetched; from here on nothing is.
    sent.length = 0;
    await chooser.setInputFiles(drawnFace({ mm: 63.5, pixelsPerMm: 5 }));
    const photo = page.getByRole('img', { name: 'Your photo' });
    await expect(photo).toBeVisible();
    const box = await photo.boundingBox();
    if (!box) throw new Error('The photo is not shown.');
    const { size, places } = drawnFace.layout({ mm: 63.5, pixelsPerMm: 5 });
    for (const [name, place] of places) {
      const point = page.getByRole('button', { name });
      await point.scrollIntoViewIfNeeded();
      const [from, frame] = [await point.boundingBox(), await photo.boundingBox()];
      if (!from || !frame) throw new Error(`${name} is not shown.`);
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(
        frame.x + (place.x / size.width) * frame.width,
        frame.y + (place.y / size.height) * frame.height,
      );
      await page.mouse.up();
    }
    const words = (await page.getByRole('status').filter({ hasText: 'give or take' }).textContent()) ?? '';
    const [, value = '', accuracy = ''] = /([\d.]+)\smm, give or take ([\d.]+)\smm/.exec(words) ?? [];
    expect(Number(accuracy)).toBeLessThanOrEqual(2.5);
    expect(Math.abs(Number(value) - 63.5)).toBeLessThanOrEqual(Number(accuracy));
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: `Use ${value} mm` }).click();

    await expect(
      page.getByText('Right eye: minus one point seven five, cylinder minus zero point two five at 170 degrees.'),
    ).toBeVisible();
    const save = page.getByRole('button', { name: 'Check and continue' });
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('One eye has plus, the other minus.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Yes, it says so on the paper' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Every prescription is with your order' })).toBeFocused();
  });
});
