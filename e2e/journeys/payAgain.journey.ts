import { expect, test } from '@playwright/test';

import { expectAbsent } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { CARDS } from '../src/cards';
import { guest } from '../src/commerce';
import { operations, orderOfLenses } from '../src/lensOrder';
import { letterTo, shownLetter } from '../src/mailbox';
import { typeCard } from '../src/purchase';
import { newEmail } from '../src/shopper';
import { heading, hydrated } from '../src/visit';

test('pays a guest’s order again whose card was refused, from the letter to its sending [ORD-01][ORD-03][PAY-05]', async ({
  page,
}) => {
  const email = newEmail();
  const { orderId } = await orderOfLenses(await guest(), 'en-us', [], email, CARDS.emptied);
  await expect(operations('ship', orderId)).rejects.toThrow(/could not be taken/);

  await page.goto(shownLetter(await letterTo(email, 'paymentRefused')));
  await page.getByRole('link', { name: 'Pay again' }).click();
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByRole('button', { name: 'Show the order' }).click();
  await expect(main.getByText('Your payment was refused')).toBeVisible();
  await main.getByRole('link', { name: 'Pay again' }).click();

  await expect(heading(page, /^Pay order/)).toBeVisible();
  await expectAccessible(page, 'paying an order again');
  await typeCard(page, CARDS.visa);
  await main.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page.getByText('Your order is paid. Thank you.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/track-order/${orderId}$`));
  await expectAbsent(main.getByText('Your payment was refused'), main.getByRole('link', { name: 'Help' }));

  await operations('ship', orderId);
  await page.reload();
  await expect(heading(page, 'On its way')).toBeVisible();
});
