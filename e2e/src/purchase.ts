import { expect, type FrameLocator, type Page } from '@playwright/test';

import { visit } from './visit';

/** Words of the screens a purchase goes through. */
export interface PurchaseWords {
  /** The way to buy eyeglasses without lenses. */
  readonly frameOnly: string;
  readonly add: RegExp;
  readonly viewBag: string;
  readonly checkout: string;
  readonly toPayment: string;
  readonly place: RegExp;
  readonly fields: Readonly<Record<'email' | 'phone' | 'firstName' | 'lastName' | 'street' | 'zip' | 'city', string>>;
}

export const ENGLISH: PurchaseWords = {
  frameOnly: 'Frame only',
  add: /^Add to bag/,
  viewBag: 'View bag',
  checkout: 'Go to checkout',
  toPayment: 'Continue to payment',
  place: /^Place order and pay/,
  fields: {
    email: 'E-mail',
    phone: 'Phone',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street address',
    zip: 'ZIP code',
    city: 'City',
  },
};

export interface Buyer {
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** State or province as its list names it. */
  readonly state?: { readonly label: string; readonly value: string };
}

export const NEW_YORKER: Buyer = {
  email: 'ann.doe@example.com',
  phone: '2125550100',
  firstName: 'Ann',
  lastName: 'Doe',
  street: '1 Front Street',
  zip: '10001',
  city: 'New York',
  state: { label: 'State', value: 'New York' },
};

/** The same screens in Italian. */
export const ITALIAN: PurchaseWords = {
  frameOnly: 'Solo montatura',
  add: /^Aggiungi al carrello/,
  viewBag: 'Vai al carrello',
  checkout: 'Vai alla cassa',
  toPayment: 'Continua al pagamento',
  place: /^Ordina e paga/,
  fields: {
    email: 'E-mail',
    phone: 'Telefono',
    firstName: 'Nome',
    lastName: 'Cognome',
    street: 'Via e numero',
    zip: 'CAP',
    city: 'Città',
  },
};

/** A buyer with the fields of Italy. */
export const MILANESE: Buyer = {
  email: 'anna.rossi@example.it',
  phone: '0255501234',
  firstName: 'Anna',
  lastName: 'Rossi',
  street: 'Via Torino 12',
  zip: '20123',
  city: 'Milano',
  state: { label: 'Provincia', value: 'Milano' },
};

/** Eyeglasses are bought with lenses first: this chooses the frame of a product's page alone, where there is that choice. */
export async function chooseFrameOnly(page: Page, { frameOnly } = ENGLISH): Promise<void> {
  const alone = page.getByRole('radio', { name: frameOnly });
  if (await alone.isVisible()) await alone.check();
}

/** Puts the product of a page, without lenses, into the bag and opens the bag. */
export async function putIntoBag(page: Page, url: string, words = ENGLISH): Promise<void> {
  await visit(page, url);
  await chooseFrameOnly(page, words);
  await page.getByRole('button', { name: words.add }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: words.viewBag }).click();
  await expect(page.getByRole('link', { name: words.checkout })).toBeVisible();
}

/** Fills in who the buyer is. */
export async function fillContact(page: Page, buyer: Buyer, { fields } = ENGLISH): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(fields.email, { exact: true }).fill(buyer.email);
  await main.getByLabel(fields.phone, { exact: true }).fill(buyer.phone);
}

/** Fills in where the buyer lives. */
export async function fillAddress(page: Page, buyer: Buyer, { fields } = ENGLISH): Promise<void> {
  const main = page.getByRole('main');
  for (const name of ['firstName', 'lastName', 'street', 'zip', 'city'] as const) {
    await main.getByLabel(fields[name], { exact: true }).fill(buyer[name]);
  }
  if (buyer.state) await main.getByLabel(buyer.state.label, { exact: true }).selectOption({ label: buyer.state.value });
}

/** Goes from the bag to the payment step, with delivery to the buyer's home. */
export async function goToPayment(page: Page, buyer = NEW_YORKER, words = ENGLISH): Promise<void> {
  await page.getByRole('link', { name: words.checkout }).click();
  await fillContact(page, buyer, words);
  await fillAddress(page, buyer, words);
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByRole('button', { name: words.place })).toBeVisible();
}

/** The card fields of the payment service, ready to be typed into. */
export async function cardFields(page: Page): Promise<FrameLocator> {
  const fields = page.locator('iframe[src*="/fields?"]').contentFrame();
  await expect(fields.locator('#card-number')).toBeVisible();
  return fields;
}

/** Types a card as a shopper does. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = await cardFields(page);
  await fields.locator('#card-number').fill(number);
  await fields.locator('#card-expiry').fill('12/39');
  await fields.locator('#card-code').fill('123');
  await fields.locator('#card-firstName').fill('Ann');
  await fields.locator('#card-lastName').fill('Doe');
}

/** An order number as pages show it, in groups of three. */
export function shownOrder(orderId: string): string {
  return orderId.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/** The order number on the confirmation page, which must be there. */
export async function confirmedOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/(?:order-confirmation|conferma-ordine)\/\d+$/, { timeout: 30_000 });
  const orderId = /(\d+)$/.exec(page.url())?.[1] ?? '';
  await expect(page.getByRole('main')).toContainText(shownOrder(orderId));
  return orderId;
}
