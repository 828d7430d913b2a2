import { expect, test } from '@playwright/test';
import { localisePath } from '@sightline/shared-lib/domain/routing';

import { shopperIn } from '../src/commerce';
import { textFaultsOf } from '../src/gallery/textFaults';
import { orderOfLenses } from '../src/lensOrder';
import { productInStock } from '../src/searchIndex';
import { settled } from '../src/settled';
import { newEmail } from '../src/shopper';
import { visit } from '../src/visit';

/** The narrowest screen with desktop's columns. */
const WIDTH = 1024;

test.use({ viewport: { width: WIDTH, height: 768 } });

test('keeps the account and the bag within the narrowest desktop, with whole words [SITE-10]', async ({
  page,
  context,
}) => {
  // The longest words.
  const locale = 'de-de';
  const call = await shopperIn(context, locale, { email: newEmail(), password: 'Sightline1!' });
  const { orderId } = await orderOfLenses(call, locale, ['SV']);
  const { items } = await productInStock('sunglasses', { locale });
  const orderItem = [{ partNumber: items[0]?.partNumber, quantity: '1' }];
  expect((await call('POST', 'cart', { orderId: '.', orderItem })).status).toBe(201);

  const paths = ['/account', '/account/my-orders', `/account/my-orders/${orderId}`, '/account/my-eyewear', '/cart'];
  for (const path of paths) {
    await visit(page, localisePath(path, locale));
    await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(WIDTH);
    expect(await textFaultsOf(page), path).toEqual([]);
  }
});
