import { expect, test, type Page } from '@playwright/test';

import { expectAbsent } from '../src/absence';
import { CARDS } from '../src/cards';
import { confirmedOrder, ENGLISH, goToPayment, NEW_YORKER, putIntoBag, typeCard } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { heading, visit } from '../src/visit';

/** Counts the answers that say an order was placed. */
function countPlaced(page: Page): () => number {
  const placed = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('/cart/@self/checkout') && response.ok()) placed.add(response.request().postData() ?? '');
  });
  return () => placed.size;
}

async function fillBag(page: Page): Promise<void> {
  const { url } = await productInStock('eyeglasses');
  await putIntoBag(page, url);
}

test('makes one order of a checkout that was left, reloaded, gone back in and sent twice [CHK-01][CHK-05]', async ({
  page,
}) => {
  const placed = countPlaced(page);
  await fillBag(page);
  await goToPayment(page);
  // Back to delivery: what was typed is there, and a reload keeps it.
  await page.goBack();
  await expect(heading(page, 'Delivery')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Street address', { exact: true })).toHaveValue(NEW_YORKER.street);
  await page.reload();
  await expect(page.getByRole('main').getByLabel('Street address', { exact: true })).toHaveValue(NEW_YORKER.street);
  // A half-finished checkout continues where it was.
  await visit(page, '/checkout/payment');
  await expect(heading(page, 'Payment')).toBeVisible();
  await page.reload();
  await typeCard(page, CARDS.visa);
  await page.getByRole('button', { name: ENGLISH.place }).dblclick();
  await confirmedOrder(page);
  await page.reload();
  await expect(heading(page, 'Thank you, Ann.')).toBeVisible();
  expect(placed()).toBe(1);
  // Nothing of the order is left to be paid again: every earlier step leads to an empty bag.
  await page.goBack();
  for (const path of ['/checkout/payment', '/checkout/shipping']) {
    await visit(page, path);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main')).toContainText('Nothing here yet.');
  }
});

test('makes one order when two tabs pay for the same bag [CHK-05]', async ({ page, context }) => {
  await fillBag(page);
  await goToPayment(page);
  const other = await context.newPage();
  await visit(other, '/checkout/payment');
  await typeCard(page, CARDS.visa);
  await typeCard(other, CARDS.visa);
  await page.getByRole('button', { name: ENGLISH.place }).click();
  const orderId = await confirmedOrder(page);
  // The second tab hears of it: it can only show the order, or that nothing is left to pay.
  await other.bringToFront();
  await expect(other).toHaveURL(new RegExp(`(?:/cart|/order-confirmation/${orderId})$`));
  await expectAbsent(
    other.getByRole('button', { name: ENGLISH.place }),
    heading(other, /^(Your bag|Thank you, Ann\.)$/),
  );
  const history = await page.evaluate(async () => {
    const answer = await fetch('/wcs/resources/store/10801/cart/@self');
    return answer.status;
  });
  expect([401, 404]).toContain(history);
});
