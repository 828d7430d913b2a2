import { expect, test, type Frame, type Locator } from '@playwright/test';

import { expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { standInSheet } from '../src/appleSheet';
import { CARDS } from '../src/cards';
import { shopperIn } from '../src/commerce';
import { chooseDelivery, fillBag } from '../src/delivery';
import { orderOfLenses } from '../src/lensOrder';
import { placeOrder } from '../src/payment';
import { confirmedOrder, ENGLISH, fillAddress, fillContact, NEW_YORKER, putIntoBag, typeCard } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { AS_EMMA, EMMA, signIn } from '../src/shopper';
import { SITES } from '../src/sites';
import { heading, visit } from '../src/visit';

/** The document a frame shows. */
async function frameIn(frame: Locator): Promise<Frame> {
  const shown = await (await frame.elementHandle())?.contentFrame();
  if (!shown) throw new Error('The frame shows nothing.');
  return shown;
}

/** Screens that `screens.journey.ts` does not show in other languages. */
const SCREENS: readonly (readonly [name: string, path: string])[] = [
  ['listing', '/eyeglasses?FRAME_SHAPE=Round'],
  ['store locator', '/store-locator'],
  ['missing page', '/nothing-here'],
  ['empty bag', '/cart'],
];

test('has no accessibility fault in list, finder, empty bag and missing page, in light and dark [SITE-10]', async ({
  page,
}) => {
  for (const [name, path] of SCREENS) {
    await visit(page, path);
    await expect(heading(page, /./)).toBeVisible();
    await expectAccessible(page, name);
  }
});

test('has no accessibility fault on the way into the bag, in light and dark [SITE-10]', async ({ page }) => {
  const { url } = await productInStock('sunglasses');
  await visit(page, url);
  await expectAccessible(page, 'product');
  await page
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'In your bag' });
  await expect(drawer).toContainText('is in your bag');
  await expectAccessible(page, 'drawer of the bag');
});

test('has no accessibility fault in the layers of the header [SITE-11]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'menu');
  await expectGone(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^United States/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Country and language' })).toBeVisible();
  await expectAccessible(page, 'choice of locales');
});

test('has no accessibility fault in checkout, in light and dark [SITE-10][CHK-01]', async ({ page }) => {
  const { url } = await productInStock('eyeglasses');
  await putIntoBag(page, url);
  await page.getByRole('link', { name: ENGLISH.checkout }).click();
  await expect(page.getByRole('button', { name: ENGLISH.toPayment })).toBeVisible();
  await expectAccessible(page, 'delivery');
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'delivery with mistakes');
  await fillContact(page, NEW_YORKER);
  await fillAddress(page, NEW_YORKER);
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await typeCard(page, CARDS.visa);
  await expectAccessible(page, 'payment');
  await page.getByRole('button', { name: ENGLISH.place }).click();
  await confirmedOrder(page);
  await expectAccessible(page, 'confirmation');
});

test('has no accessibility fault where a prescription is given [SITE-10][RX-07]', async ({ page, context }) => {
  const { orderId } = await orderOfLenses(await shopperIn(context, 'en-us'), 'en-us', ['SV']);
  await visit(page, `/checkout/upload-prescription/${orderId}`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expectAccessible(page, 'prescription');
});

test('has no accessibility fault in any way to pay, nor where the bank and a partner ask [SITE-10][PAY-01][PAY-04]', async ({
  page,
  context,
}) => {
  const site = SITES['en-us'];
  await standInSheet(page);
  await fillBag(await shopperIn(context, site.locale), site, 'sunglasses');
  await visit(page, site.delivery);
  await chooseDelivery(page, site, 'ShipToStore');
  await expectAccessible(page, 'payment of an order that is collected');
  await page.goBack();
  await page.getByRole('radio', { name: /^Deliver to my address/ }).check();
  await chooseDelivery(page, site, 'Standard');

  await page.getByRole('radio', { name: site.methods.COD.row }).check();
  await expectAccessible(page, 'cash on delivery');
  await page.getByRole('radio', { name: site.methods.KLARNA.row }).check();
  const widget = page.locator('iframe[src*="/klarna/widget"]');
  await expect(widget.contentFrame().locator('#klarna-waiting')).toBeVisible();
  await placeOrder(page, site);
  await widget.contentFrame().locator('#klarna-confirm').click();
  await expect(widget.contentFrame().getByRole('alert')).toHaveText(site.wrongCode);
  await expectAccessible(page, 'four payments');
  await expectAccessible(await frameIn(widget), 'widget of the four payments', ['light']);
  await widget.contentFrame().locator('#klarna-cancel').click();
  await expect(page.getByRole('alert')).toContainText('The payment was stopped.');

  await page.getByRole('radio', { name: /^Card/ }).check();
  await typeCard(page, CARDS.challenged);
  await placeOrder(page, site);
  const question = page.getByRole('dialog', { name: site.bank });
  await expect(question.locator('iframe').contentFrame().locator('#challenge-code')).toBeVisible();
  await expectAccessible(page, 'question of the bank');
  await expectAccessible(await frameIn(question.locator('iframe')), 'window of the bank');
  await question.locator('iframe').contentFrame().locator('#challenge-fail').click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await expectAccessible(page, 'refused payment');

  await page.getByRole('radio', { name: site.methods.PAYPAL.row }).check();
  await page.getByRole('button', { name: /^Continue to PayPal/ }).click();
  await page.locator('#partner-confirm').click();
  await expect(page.getByRole('alert')).toHaveText('Enter the e-\u2060mail of your account.');
  await expectAccessible(page, 'page of the partner');
});

test('has no accessibility fault in sign-in and account, in light and dark [SITE-10]', AS_EMMA, async ({ page }) => {
  await visit(page, '/sign-in/register');
  await expectAccessible(page, 'registration');
  await visit(page, '/sign-in');
  await expectAccessible(page, 'sign-in');
  await signIn(page, EMMA);
  await expectAccessible(page, 'account');
  await visit(page, '/account/my-orders');
  await expect(page.getByRole('main').getByRole('link', { name: /order/i }).first()).toBeVisible();
  await expectAccessible(page, 'orders');
});
