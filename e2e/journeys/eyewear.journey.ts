import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { shopperIn } from '../src/commerce';
import { orderOfLenses } from '../src/lensOrder';
import { ENGLISH } from '../src/purchase';
import { newEmail } from '../src/shopper';
import { heading, visit } from '../src/visit';

test('buys the same glasses again from the account, with the values they were made to [ACC-06][ORD-06][RX-05]', async ({
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
  const again = page.getByRole('button', { name: /^The same again: / });
  // The cloth of the order has no lenses.
  await expect(again).toHaveCount(1);
  await expectAccessible(page, 'the eyewear of a shopper');
  await again.click();

  await page.getByRole('dialog', { name: 'Your bag' }).getByRole('link', { name: ENGLISH.viewBag }).click();
  const glasses = page.getByRole('region', { name: 'Prescription glasses' });
  await expect(glasses.getByRole('listitem')).toHaveCount(1);
  await expect(glasses.getByRole('cell', { name: '−1.25' })).toBeVisible();
  await expect(glasses.getByRole('cell', { name: '−1.50' })).toBeVisible();
  await expect(glasses).toContainText('Prescription received');
});
