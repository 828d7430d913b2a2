import { expect, type Page } from '@playwright/test';

import { CARDS } from './cards';
import { amountIn, type Paid } from './receipt';
import { confirmedOrder, fillAddress, fillContact, typeCard } from './purchase';
import { PARTNERS } from './shopAddress';
import type { Method, Site } from './sites';
import { heading } from './visit';

/** What the law asks for on the payment step, and a billing address where none can be taken from delivery. */
export async function fillBilling(page: Page, { taxCode, billing, buyer, words: { fields } }: Site): Promise<void> {
  const main = page.getByRole('main');
  const address = main.getByRole('group', { name: billing });
  if (await address.isVisible()) {
    for (const name of ['firstName', 'lastName', 'street', 'zip', 'city'] as const) {
      await address.getByLabel(fields[name], { exact: true }).fill(buyer[name]);
    }
    if (buyer.state)
      await address.getByLabel(buyer.state.label, { exact: true }).selectOption({ label: buyer.state.value });
  }
  if (taxCode) await main.getByLabel(taxCode.label, { exact: true }).fill(taxCode.value);
}

/** Presses the button that pays, and tells the total on it. */
export async function placeOrder(page: Page, { words }: Pick<Site, 'words'>): Promise<string> {
  const button = page.getByRole('button', { name: words.place });
  const total = await amountIn(button);
  await button.click();
  return total;
}

/** Goes from the bag to the confirmation as a buyer new to the shop, and pays by card; answers the number of the order. */
export async function payFromBag(page: Page, site: Site): Promise<string> {
  const { words, buyer } = site;
  await page.getByRole('link', { name: words.checkout }).click();
  await fillContact(page, buyer, words);
  await fillAddress(page, buyer, words);
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByRole('button', { name: words.place })).toBeVisible();
  await fillBilling(page, site);
  await typeCard(page, CARDS.visa);
  await placeOrder(page, site);
  return confirmedOrder(page);
}

/** Answers on a partner's own page, and comes back to the shop. */
export async function answerPartner(page: Page, partner: string, how: { readonly email: string } | 'cancel') {
  await expect(heading(page, new RegExp(partner))).toBeVisible();
  expect(new URL(page.url()).origin).toBe(PARTNERS);
  if (how === 'cancel') {
    await page.locator('#partner-cancel').click();
    return;
  }
  await page.locator('#partner-email').fill(how.email);
  await page.locator('#partner-confirm').click();
}

/** Leaves for a partner, which is asked for the total on the button, and agrees there. */
async function payAtPartner(page: Page, site: Site, partner: string): Promise<string> {
  const leave = page.getByRole('main').getByRole('button', { name: new RegExp(` ${partner}`) });
  const total = await amountIn(leave);
  await leave.click();
  await expect(page.locator('#partner-amount')).toHaveText(total);
  await answerPartner(page, partner, { email: site.buyer.email });
  return total;
}

/** Types the code that the instalment widget asks for: a wrong one first. */
async function payInFour(page: Page, site: Site): Promise<string> {
  const widget = page.locator('iframe[src*="/klarna/widget"]').contentFrame();
  await expect(widget.locator('#klarna-waiting')).toBeVisible();
  const total = await placeOrder(page, site);
  await widget.locator('#klarna-code').fill('999999');
  await widget.locator('#klarna-confirm').click();
  await expect(widget.getByRole('alert')).toHaveText(site.wrongCode);
  await widget.locator('#klarna-code').fill('123456');
  await widget.locator('#klarna-confirm').click();
  return total;
}

/** Confirms a card payment in the bank's window. */
export async function answerBank(page: Page, { bank }: Site): Promise<void> {
  const question = page.getByRole('dialog', { name: bank }).locator('iframe').contentFrame();
  await question.locator('#challenge-code').fill('123456');
  await question.locator('#challenge-confirm').click();
}

/** Chooses a way to pay that is no card, and pays with it. */
export async function payBy(page: Page, site: Site, method: Method): Promise<Paid> {
  const { row, name } = site.methods[method];
  await page.getByRole('radio', { name: row }).check();
  switch (method) {
    case 'PAYPAL':
      return { method: name, total: await payAtPartner(page, site, 'PayPal') };
    case 'AFFIRM':
      return { method: name, total: await payAtPartner(page, site, 'Affirm') };
    case 'KLARNA':
      return { method: name, total: await payInFour(page, site) };
    default:
      return { method: name, total: await placeOrder(page, site) };
  }
}
