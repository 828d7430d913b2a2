import { expect, type Page } from '@playwright/test';

import type { CommerceCall } from './commerce';
import { fillAddress, fillContact } from './purchase';
import { readDelivery, type Delivery } from './receipt';
import { productInStock } from './searchIndex';
import type { Mode, Site } from './sites';

/** Puts something into a shopper's bag without a page; a shelf with enough in the site's own warehouse. */
export async function fillBag(
  call: CommerceCall,
  { locale }: Site,
  shelf: string,
  { quantity = 1, above = 0 } = {},
): Promise<void> {
  const { items } = await productInStock(shelf, { locale, above });
  const { status } = await call('POST', 'cart', {
    orderId: '.',
    x_calculateOrder: '1',
    orderItem: [{ partNumber: items[0]?.partNumber, quantity: String(quantity) }],
  });
  expect(status).toBe(201);
}

/** Chooses the first store near the buyer. */
async function chooseStore(page: Page, { collect, buyer, words }: Site): Promise<string> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: new RegExp(`^${collect.row}`) }).check();
  await main.getByRole('combobox', { name: collect.place }).fill(buyer.zip);
  await main.getByRole('button', { name: collect.search }).click();
  const row = main.locator('label').filter({ has: page.locator('input[name="pickup-store"]') });
  await row.first().getByRole('radio').check();
  await main.getByLabel(words.fields.firstName, { exact: true }).fill(buyer.firstName);
  await main.getByLabel(words.fields.lastName, { exact: true }).fill(buyer.lastName);
  return (await row.first().textContent()) ?? '';
}

/** Says where and how on the delivery step, and continues; the payment step repeats what was chosen here. */
export async function chooseDelivery(page: Page, site: Site, mode: Mode): Promise<Delivery> {
  const { words, buyer, modes } = site;
  const main = page.getByRole('main');
  await fillContact(page, buyer, words);
  let chosen: string;
  if (mode === 'ShipToStore') chosen = await chooseStore(page, site);
  else {
    await fillAddress(page, buyer, words);
    const row = main.locator('label').filter({ has: page.getByRole('radio', { name: modes[mode].row }) });
    await row.getByRole('radio').check();
    chosen = (await row.textContent()) ?? '';
  }
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByRole('button', { name: words.place })).toBeVisible();
  const delivery = await readDelivery(page, site, mode);
  expect(chosen).toContain(delivery.day);
  // The store has the same name and street there as in the list.
  if (mode === 'ShipToStore') for (const part of delivery.place.split(', ').slice(0, 2)) expect(chosen).toContain(part);
  else expect(delivery.place).toContain(buyer.street);
  return delivery;
}
