import { expect, type Locator, type Page } from '@playwright/test';

import { confirmedOrder } from './purchase';
import type { Mode, Site } from './sites';

/** What a list of facts in a place says of one of them. */
export function fact(place: Locator, term: string): Locator {
  return place
    .locator('dl > div')
    .filter({ has: place.page().locator('dt').getByText(term, { exact: true }) })
    .locator('dd')
    .last();
}

/** The amount in a text, as the shopper reads it. */
export async function amountIn(place: Locator): Promise<string> {
  const amount = /\$[\d,.]+|[\d.,]+\s€/.exec((await place.textContent()) ?? '')?.[0];
  if (!amount) throw new Error('No amount is shown.');
  return amount;
}

/** Minor units of a shown amount. */
export function minorOf(amount: string): number {
  return Number(amount.replace(/\D/g, ''));
}

/** How an order is to reach its shopper, in the words of the payment step. */
export interface Delivery {
  readonly mode: Mode;
  readonly place: string;
  readonly day: string;
  /** Calendar day on which the promise was made. */
  readonly asOf: string;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What the payment step says of delivery. */
export async function readDelivery(page: Page, site: Site, mode: Mode): Promise<Delivery> {
  const { terms, modes, buyer } = site;
  const main = page.getByRole('main');
  const collects = mode === 'ShipToStore';
  const who = collects ? `${buyer.firstName} ${buyer.lastName}` : modes[mode].name;
  const how = fact(main, collects ? terms.collectedBy : terms.speed);
  // The day comes with the ways of delivery, a moment later than the cart.
  await expect(how).toHaveText(new RegExp(`^${who}, .*\\d`));
  return {
    mode,
    place: (await fact(main, collects ? terms.collectFrom : terms.deliverTo).textContent()) ?? '',
    day: ((await how.textContent()) ?? '').slice(who.length + 2),
    asOf: dayOf(await page.evaluate(() => performance.timeOrigin)),
  };
}

export interface Paid {
  /** The way to pay in the words of the order. */
  readonly method: RegExp;
  /** The total as it was shown last before it was paid. */
  readonly total: string;
}

/** The thank-you page: the order's number, where, how and when it comes, how it is paid and what was charged. */
export async function expectReceipt(page: Page, site: Site, delivery: Delivery, paid: Paid): Promise<string> {
  const orderId = await confirmedOrder(page);
  const { terms, modes } = site;
  const main = page.getByRole('main');
  const { mode, place, day, asOf } = delivery;
  const collects = mode === 'ShipToStore';
  await expect(fact(main, collects ? terms.collectFrom : terms.deliverTo)).toHaveText(place);
  // A promise made before midnight is a day older than the order.
  const isPromised = asOf === dayOf(Date.now());
  if (!collects) {
    const { name } = modes[mode];
    await expect(fact(main, terms.speed)).toHaveText(isPromised ? `${name}, ${day}` : new RegExp(`^${name}, `));
  }
  await expect(fact(main, terms.payment)).toHaveText(paid.method);
  await expect(fact(main, terms.total)).toHaveText(paid.total);
  if (isPromised) await expect(main.getByText(day, { exact: true })).toBeVisible();
  return orderId;
}
