import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { pdfPicture } from '../src/files';
import { ENGLISH } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { visit } from '../src/visit';

test.use({ viewport: { width: 390, height: 844 } });

test('takes the paper while a guest chooses lenses: sent when a lost connection is back, kept when the page is loaded again, in the bag, and when lenses are changed [RX-03][RX-06][RX-11]', async ({
  page,
}) => {
  const { url } = await productInStock('eyeglasses');
  await visit(page, url);
  await page.getByRole('radio', { name: /^With my prescription/ }).check();
  await page.getByRole('button', { name: 'Choose lenses' }).first().click();
  const opened = page.getByRole('dialog', { name: /^Lenses for / });
  const next = () => opened.getByRole('button', { name: /^Next: / }).click();
  await opened.getByRole('radio', { name: /^Single vision/ }).check();
  await next();
  await opened.getByRole('tab', { name: 'Upload a photo' }).click();
  const files = [pdfPicture('front.pdf', 'front'), pdfPicture('back.pdf', 'back')];
  await opened.locator('input[type="file"][multiple]').setInputFiles(files);
  await expectAccessible(page, 'the paper in the lens configurator');
  // The connection is gone when it is pressed: what was chosen is sent once it is back, without another press.
  await page.context().setOffline(true);
  await opened.getByRole('button', { name: 'Send 2 pages' }).click();
  await expect(opened.getByRole('alert')).toContainText('The connection broke off. Your pages are still here');
  await page.context().setOffline(false);
  await expect(opened.getByRole('heading', { name: 'Which treatment?' })).toBeFocused();
  await page.reload();
  await expect(opened.getByText(/^Your prescription, 2 pages/)).toBeVisible();
  await opened.getByRole('radio', { name: /^Hard coat/ }).check();
  await next();
  await opened.getByRole('radio', { name: /^Standard/ }).check();
  await next();
  await next();
  await opened.getByRole('button', { name: /^Add to bag/ }).click();
  await page.getByRole('dialog', { name: 'In your bag' }).getByRole('link', { name: ENGLISH.viewBag }).click();
  const glasses = page.getByRole('region', { name: 'Prescription glasses' });
  await expect(glasses).toContainText('Prescription received');

  await glasses.getByRole('button', { name: /^Change lenses/ }).click();
  await expect(opened.getByText(/^Your prescription, 2 pages/)).toBeVisible();
  await opened.getByRole('button', { name: 'Change: Treatment' }).click();
  await opened.getByRole('radio', { name: /^Anti-reflective/ }).check();
  await next();
  await opened.getByRole('button', { name: /^Keep these lenses/ }).click();
  await expect(glasses).toContainText('Anti-reflective');
  await expect(glasses).toContainText('Prescription received');
  await expect(glasses.getByRole('listitem')).toHaveCount(1);
});
