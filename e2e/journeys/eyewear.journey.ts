import { expect, test } from '@playwright/test';

import { expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { shopperIn } from '../src/commerce';
import { orderOfLenses } from '../src/lensOrder';
import { ENGLISH } from '../src/purchase';
import { newEmail } from '../src/shopper';
import { heading, visit } from '../src/visit';

test('offers new lenses for a frame that was bought, with its prescription, and buys the same glasses again with their values [ACC-06][ORD-06][RX-04][RX-05][RX-10]', async ({
  page,
  context,
}) => {
  const call = await shopperIn(context, 'en-us', { email: newEmail(), password: 'Sightline1!' });
  const { orderId, lines } = await orderOfLenses(call, 'en-us', ['SV']);
  const prescriptionDetails = { rightSphere: '-1.25', leftSphere: '-1.50', pupillaryDistance: '63' };
  const given = { orderId, orderItemId: lines[0], prescriptionDetails };
  expect((await call('POST', 'prescription/prescriptionDetails', given)).status).toBe(201);

  await visit(page, '/account/my-eyewear');
  await expect(heading(page, 'My eyewear')).toBeVisible();
  const again = page.getByRole('button', { name: /^Buy again: / });
  // The cloth of the order has no lenses.
  await expect(again).toHaveCount(1);
  await expectAccessible(page, 'the eyewear of a shopper');

  await page.getByRole('button', { name: /^Choose new lenses: / }).click();
  const lenses = page.getByRole('dialog', { name: /^Lenses for / });
  await lenses.getByRole('radio', { name: /^Single vision/ }).check();
  await lenses.getByRole('button', { name: /^Next: / }).click();
  await lenses.getByRole('button', { name: /^Use this one: / }).click();
  await expect(lenses.getByRole('heading', { name: 'Which treatment?' })).toBeFocused();
  await expect(lenses).toContainText('Left eye: sphere −1.50');
  await expectGone(lenses, () => page.keyboard.press('Escape'));

  await again.click();

  await page.getByRole('dialog', { name: 'In your bag' }).getByRole('link', { name: ENGLISH.viewBag }).click();
  const glasses = page.getByRole('region', { name: 'Prescription glasses' });
  await expect(glasses.getByRole('listitem')).toHaveCount(1);
  await expect(glasses.getByRole('cell', { name: '−1.25' })).toBeVisible();
  await expect(glasses.getByRole('cell', { name: '−1.50' })).toBeVisible();
  await expect(glasses).toContainText('Prescription received');
});
