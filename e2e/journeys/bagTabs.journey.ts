import { expect, test, type Page } from '@playwright/test';

import { expectGone } from '../src/absence';
import { ENGLISH, putIntoBag } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { heading, visit } from '../src/visit';

const main = (page: Page) => page.getByRole('main');
const badge = (page: Page) => page.getByRole('banner').getByRole('status');

test('keeps the bag in step in two tabs, through a reload and while offline [CART-07][CART-03]', async ({
  page,
  context,
}) => {
  const { url } = await productInStock('accessories');
  await putIntoBag(page, url);
  const other = await context.newPage();
  await visit(other, '/cart');
  await expect(badge(other)).toHaveText('1 item');
  await main(page).getByRole('button', { name: 'One more' }).click();
  await expect(badge(page)).toHaveText('2 items');
  await expect(badge(other)).toHaveText('2 items');
  await expect(main(other).getByRole('spinbutton')).toHaveValue('2');

  // What cannot be written is taken back, and said by its line.
  await context.setOffline(true);
  await main(other)
    .getByRole('button', { name: /^Save for later/ })
    .click();
  await expect(main(other)).toContainText('You are offline. Nothing was changed.');
  await expect(main(other).getByRole('spinbutton')).toHaveValue('2');
  await context.setOffline(false);

  await other.reload();
  await expect(main(other).getByRole('spinbutton')).toHaveValue('2');
  await main(other)
    .getByRole('button', { name: /^Save for later/ })
    .click();
  await expect(main(page).getByRole('region', { name: 'Saved for later' })).toBeVisible();
  await expect(main(page)).toContainText('Nothing here yet.');
  await main(page)
    .getByRole('button', { name: /^Move to bag/ })
    .click();
  await expect(badge(other)).toHaveText('2 items');
});

test('takes codes off, says why others are refused, and keeps the answer by the field [CART-06]', async ({ page }) => {
  const { url } = await productInStock('sunglasses');
  await putIntoBag(page, url);
  await main(page).getByText('Have a promotion code?').click();
  const field = main(page).getByRole('textbox', { name: 'Promotion code' });
  const enter = async (code: string) => {
    await field.fill(code);
    await field.press('Enter');
  };
  await enter('AUTUMN25');
  await expect(field).toHaveAccessibleDescription('AUTUMN25 ended on October 31. Nothing was changed.');
  await enter('CLEARVIEW');
  await expect(heading2(page, 'Printed Cloth')).toBeVisible();
  await expect(main(page)).toContainText('A gift from us');
  await enter('MEMBER15');
  await expect(field).toHaveAccessibleDescription(/^MEMBER15 is for people with an account\./);
  await enter('SOLO30');
  await expect(field).toHaveAccessibleDescription(/^To use SOLO30, remove CLEARVIEW: they cannot be combined\./);
  const remove = main(page).getByRole('button', { name: 'Remove CLEARVIEW' });
  await expectGone(heading2(page, 'Printed Cloth'), () => remove.click());
  await enter('SOLO30');
  await expect(main(page)).toContainText('Code SOLO30');
  await expect(page.getByRole('link', { name: ENGLISH.checkout })).toBeVisible();
  await expect(heading(page, 'Your bag')).toBeVisible();
});

const heading2 = (page: Page, name: string) => main(page).getByRole('heading', { name });
