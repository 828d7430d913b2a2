import { expect, test } from '@playwright/test';

import { expectAbsent } from '../src/absence';
import { expectSheetDone, standInSheet } from '../src/appleSheet';
import { CARDS } from '../src/cards';
import { shopperIn, type SiteLocale } from '../src/commerce';
import { chooseDelivery, fillBag } from '../src/delivery';
import { answerBank, answerPartner, fillBilling, payBy, placeOrder } from '../src/payment';
import { typeCard } from '../src/purchase';
import { amountIn, expectReceipt, fact, minorOf, readDelivery } from '../src/receipt';
import { newEmail } from '../src/shopper';
import { SITES, type Method, type Mode } from '../src/sites';
import { visit } from '../src/visit';
import { inEveryForm } from '../src/walked';

interface Purchase {
  readonly locale: SiteLocale;
  readonly method: Method;
  readonly mode: Mode;
  readonly rows: string;
  /** What the courier takes for bringing cash back, in minor units. */
  readonly fee?: number;
}

/** Every way to pay and to deliver, each in one country; PayPal and the browser's sheet in `partners.journey.ts`. */
const PURCHASES: readonly Purchase[] = [
  { locale: 'en-us', method: 'KLARNA', mode: 'Green', rows: '[CHK-03][PAY-07]' },
  { locale: 'en-us', method: 'AFFIRM', mode: 'Standard', rows: '[CHK-03][PAY-07]' },
  { locale: 'it-it', method: 'COD', mode: 'Mail', rows: '[CHK-03][PAY-07][SITE-09]', fee: 390 },
];

/** With the journeys of single ways, all of them in both countries; Affirm is in one. */
const IN_THE_OTHER: readonly Purchase[] = [
  { locale: 'en-us', method: 'PAYPAL', mode: 'Mail', rows: '[CHK-03][PAY-06]' },
  { locale: 'it-it', method: 'APPLE_PAY', mode: 'Mail', rows: '[CHK-03][PAY-08][SITE-09]' },
  { locale: 'it-it', method: 'KLARNA', mode: 'Express', rows: '[CHK-03][PAY-07][SITE-09]' },
  { locale: 'en-us', method: 'COD', mode: 'Express', rows: '[CHK-03][PAY-07]', fee: 0 },
];

for (const { locale, method, mode, rows, fee = 0 } of inEveryForm(PURCHASES, IN_THE_OTHER)) {
  test(`buys in ${locale} with ${method}, delivered by ${mode} ${rows}`, async ({ page, context }) => {
    const site = SITES[locale];
    if (method === 'APPLE_PAY') await standInSheet(page);
    const call = await shopperIn(context, locale);
    // Letters take no glasses.
    await fillBag(call, site, mode === 'Mail' ? 'accessories' : 'sunglasses');
    await visit(page, site.delivery);
    const delivery = await chooseDelivery(page, site, mode);
    await fillBilling(page, site);
    const { terms } = site;
    const summary = page.getByRole('complementary', { name: terms.summary });
    const before = await amountIn(fact(summary, terms.total));

    const paid = await payBy(page, site, method);
    expect(minorOf(paid.total) - minorOf(before)).toBe(fee);
    const orderId = await expectReceipt(page, site, delivery, paid);
    if (method === 'APPLE_PAY') await expectSheetDone(page);
    if (fee > 0) expect(minorOf(await amountIn(fact(page.getByRole('main'), terms.cash)))).toBe(fee);
    // What was charged, or is owed to the courier, is what was shown.
    const { body } = await call('GET', `order/${orderId}`);
    const [charged] = body['paymentInstruction'] as readonly { readonly piAmount: string }[];
    expect(Math.round(Number(charged?.piAmount) * 100)).toBe(minorOf(paid.total));
  });
}

test('buys in it-it straight from the bag with PayPal, and checks the total in the shop [PAY-06][SITE-09]', async ({
  page,
  context,
}) => {
  const site = SITES['it-it'];
  await fillBag(await shopperIn(context, 'it-it'), site, 'sunglasses');
  await visit(page, site.bag);
  await page.getByRole('main').getByRole('button', { name: site.express }).click();
  await answerPartner(page, 'PayPal', { email: 'robin.vale@example.com' });

  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: site.methods.PAYPAL.row })).toBeChecked();
  await expect(fact(main, site.terms.deliverTo)).toHaveText('Robin Vale, Via dei Mille 8, 10123 Torino TO');
  const delivery = await readDelivery(page, site, 'Standard');
  await fillBilling(page, site);
  const total = await placeOrder(page, site);
  await expectReceipt(page, site, delivery, { method: site.methods.PAYPAL.name, total });
});

test('buys in it-it as a member: collects in a store, answers the bank and keeps the card, then pays with it [CHK-03][STOR-07][PAY-04][PAY-09][SITE-09]', async ({
  page,
  context,
}) => {
  const site = SITES['it-it'];
  const call = await shopperIn(context, 'it-it', { email: newEmail(), password: 'Sightline1!' });
  const method = site.card('Visa', '2475');
  await fillBag(call, site, 'eyeglasses');
  await visit(page, site.delivery);
  const collected = await chooseDelivery(page, site, 'ShipToStore');
  // Stores take no money for parcels.
  const choice = (method: Method) => page.getByRole('radio', { name: site.methods[method].row });
  await expectAbsent(choice('COD'), choice('PAYPAL'));
  await fillBilling(page, site);
  await typeCard(page, CARDS.challenged);
  await page.getByRole('checkbox', { name: 'Salva questa carta per la prossima volta' }).check();
  const first = await placeOrder(page, site);
  await answerBank(page, site);
  await expectReceipt(page, site, collected, { method, total: first });
  await page.getByRole('link', { name: 'Vedi l’ordine' }).click();
  await expect(page.getByRole('main')).toContainText('Pagamento: Visa che termina con 2475');
  await expect(fact(page.getByRole('main'), site.terms.total)).toHaveText(first);

  await fillBag(call, site, 'accessories');
  await visit(page, site.delivery);
  const delivered = await chooseDelivery(page, site, 'Green');
  await fillBilling(page, site);
  await expect(page.getByRole('radio', { name: /^Visa che termina con 2475/ })).toBeChecked();
  const second = await placeOrder(page, site);
  await answerBank(page, site);
  await expectReceipt(page, site, delivered, { method, total: second });
});
