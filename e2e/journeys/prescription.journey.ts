import { writeFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { expectAbsent } from '../src/absence';
import { WITH_PICTURES } from '../src/browser';
import { shopperIn } from '../src/commerce';
import { pngPicture } from '../src/files';
import { orderOfLenses } from '../src/lensOrder';
import { shownOrder } from '../src/purchase';
import { settled } from '../src/settled';
import { heading, visit } from '../src/visit';

// Pages of a prescription are pictures.
test.use({ launchOptions: WITH_PICTURES });

test('takes a photo of the prescription for a placed order and refuses what cannot be one [RX-03][RX-07][CHK-01] [SITE-15]', async ({
  page,
  context,
}, testInfo) => {
  const call = await shopperIn(context, 'en-us');
  const { orderId } = await orderOfLenses(call, 'en-us', ['SV']);

  await visit(page, `/checkout/upload-prescription/${orderId}`);
  await expect(heading(page, 'Your prescription')).toBeVisible();
  await expect(page.getByText(`Order ${shownOrder(orderId)}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Upload a photo' }).click();
  const file = page.locator('main input[type="file"][multiple]');
  const main = page.getByRole('main');

  // A name proves nothing: the content is a text.
  await file.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(main).toContainText('This is not a PDF, JPEG or PNG. Choose one of these.');
  // From the disk: ten megabytes are slow to hand over to a browser.
  const huge = testInfo.outputPath('huge.pdf');
  writeFileSync(huge, Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(10 * 1024 * 1024)]));
  await file.setInputFiles(huge);
  await expect(main).toContainText('This file is larger than 10 MB.');
  for (const name of ['scan.png', 'huge.pdf'])
    await page.getByRole('button', { name: new RegExp(`^Remove: .*${name}`) }).click();

  // What only looks like a PDF goes to the platform, which reads it.
  await file.setInputFiles({ name: 'half.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 half') });
  await page.getByRole('button', { name: 'Send 1 page' }).click();
  await expect(main).toContainText('This file is damaged or not complete.');
  await page.getByRole('button', { name: /^Remove: .*half\.pdf/ }).click();

  await file.setInputFiles([pngPicture('back.png'), pngPicture('prescription.png')]);
  await page.getByRole('button', { name: /^Move up: .*prescription\.png/ }).click();
  await page.getByRole('button', { name: /^Turn: .*prescription\.png/ }).click();
  await page.getByRole('button', { name: 'Send 2 pages' }).click();
  await expect(main).toContainText('The prescription is with your order. An optician checks it next.');
  await expect(page.getByRole('img', { name: 'Preview of prescription.png' })).toBeVisible();
});

test('shows nobody else the prescription page of an order [RX-06]', async ({ page }) => {
  await visit(page, '/checkout/upload-prescription/10400001');
  const refusal = page.getByRole('main').getByText('This order is not on this device.');
  await settled(page);
  await expectAbsent(page.locator('main input[type="file"]'), refusal);
});
