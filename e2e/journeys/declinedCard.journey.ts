import { expect, test } from '@playwright/test';

import { CARDS } from '../src/cards';
import { confirmedOrder, ENGLISH, goToPayment, NEW_YORKER, putIntoBag, typeCard } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { heading } from '../src/visit';

test('keeps bag and fields when the bank declines, then places exactly one order [PAY-05][CHK-05]', async ({
  page,
}) => {
  const placed: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('/cart/@self/checkout') && response.ok()) placed.push(path);
  });
  const { url } = await productInStock('eyeglasses');
  await putIntoBag(page, url);
  await goToPayment(page);
  await typeCard(page, CARDS.declined);
  await page.getByRole('button', { name: ENGLISH.place }).click();

  const problem = page.getByRole('alert').filter({ hasText: 'Nothing was charged' });
  await expect(problem).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByRole('main')).toContainText(NEW_YORKER.street);
  expect(placed).toEqual([]);

  await typeCard(page, CARDS.visa);
  // However often it is pressed.
  await page.getByRole('button', { name: ENGLISH.place }).dblclick();
  const orderId = await confirmedOrder(page);
  expect(placed).toHaveLength(1);

  // Coming back by reload shows the same order.
  await page.reload();
  expect(await confirmedOrder(page)).toBe(orderId);
  await expect(heading(page, 'Thank you, Ann.')).toBeVisible();
});
