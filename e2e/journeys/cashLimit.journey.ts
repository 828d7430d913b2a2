import { expect, test } from '@playwright/test';

import { expectGone } from '../src/absence';
import { CARDS } from '../src/cards';
import { shopperIn } from '../src/commerce';
import { chooseDelivery, fillBag } from '../src/delivery';
import { placeOrder } from '../src/payment';
import { typeCard } from '../src/purchase';
import { expectReceipt } from '../src/receipt';
import { SITES } from '../src/sites';
import { visit } from '../src/visit';

test('refuses cash on delivery for an order that grew above its limit, and takes a card for it [PAY-01][PAY-07][CHK-05]', async ({
  page,
  context,
}) => {
  const site = SITES['en-us'];
  const call = await shopperIn(context, 'en-us');
  await fillBag(call, site, 'sunglasses');
  await visit(page, site.delivery);
  const delivery = await chooseDelivery(page, site, 'Standard');
  const cash = page.getByRole('radio', { name: site.methods.COD.row });
  await cash.check();
  // The same shopper puts more into the bag on another device: the page still offers what it has shown.
  await fillBag(call, site, 'eyeglasses', { quantity: 4, above: 300 });
  const refusal = page.getByRole('alert').filter({ hasText: 'Cash on delivery is not possible for this order.' });
  await expectGone(cash, () => placeOrder(page, site));
  await expect(refusal).toContainText('Nothing was charged.');
  await expect(refusal).toContainText('It is not offered above a limit');
  await expect(page.getByRole('main')).toContainText(site.buyer.street);

  await typeCard(page, CARDS.visa);
  const total = await placeOrder(page, site);
  await expectReceipt(page, site, delivery, { method: site.card('Visa', '1111'), total });
});
