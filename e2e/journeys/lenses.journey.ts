import { expect, test, type Locator, type Page } from '@playwright/test';

import { expectAbsent, expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { ENGLISH, fillAddress, fillContact, NEW_YORKER } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { visit } from '../src/visit';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Lenses for / });
const next = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Next: / })
    .click();

/** Chooses a row and continues. */
async function pick(page: Page, name: RegExp): Promise<void> {
  await dialog(page).getByRole('radio', { name }).check();
  await next(page);
}

async function openConfigurator(page: Page, url: string): Promise<Locator> {
  await visit(page, url);
  await page.getByRole('radio', { name: /^With my prescription/ }).check();
  await page.getByRole('button', { name: 'Choose lenses' }).first().click();
  const opened = dialog(page);
  await expect(opened.getByRole('heading', { name: 'What are the lenses for?' })).toBeFocused();
  return opened;
}

async function typeValues(opened: Locator, values: readonly (readonly [eye: string, field: string, value: string])[]) {
  for (const [eye, field, value] of values) {
    await opened.getByRole('group', { name: eye }).getByRole('spinbutton', { name: field }).fill(value);
  }
  await opened.getByRole('textbox', { name: 'Pupillary distance' }).fill('63');
  await opened.getByRole('button', { name: 'Check and continue' }).click();
}

test('buys glasses with lenses by hand: one thing with one price, and a checkout that waits for nothing [RX-10][RX-11][RX-12][PDP-06][CART-02]', async ({
  page,
}) => {
  const { url } = await productInStock('eyeglasses');
  const opened = await openConfigurator(page, url);
  await expectAccessible(page, 'the first question of the lens configurator');
  await pick(page, /^Single vision/);
  // The button that was pressed has become the form's own by now; that press has sent nothing.
  await expect(opened.getByRole('button', { name: 'Check and continue' })).toBeVisible();
  await expectAbsent(opened.locator('[aria-invalid]'), opened.getByRole('spinbutton').first());
  await typeValues(opened, [
    ['Right eye', 'Sphere', '-3,75'],
    ['Right eye', 'Cylinder', '-0.50'],
    ['Right eye', 'Axis', '170'],
    ['Left eye', 'Sphere', '-4.00'],
  ]);
  await pick(page, /^Anti-reflective/);
  await expect(opened.getByRole('heading', { name: 'How thin?' })).toBeFocused();
  await expect(opened.getByText(/Our advice for −4/)).toBeVisible();
  await expect(opened.getByRole('radio', { name: /^Ultra thin/ })).toBeDisabled();
  await expectAccessible(page, 'the thickness of lenses');
  expect(page.url()).toMatch(/#lenses\/thickness$/);
  await pick(page, /^Thin/);
  await opened.getByRole('checkbox', { name: /^Water/ }).check();
  await next(page);
  await expect(opened).toContainText('Right eye: sphere −3.75, cylinder −0.50, axis 170');
  await expect(opened).toContainText('Pupillary distance 63 mm');
  await expectAccessible(page, 'the review of lenses');
  const add = opened.getByRole('button', { name: /^Add to bag/ });
  const price = /\$[\d,.]+/.exec((await add.textContent()) ?? '')?.[0] ?? '';
  await add.click();

  const drawer = page.getByRole('dialog', { name: 'In your bag' });
  await drawer.getByRole('link', { name: ENGLISH.viewBag }).click();
  const glasses = page.getByRole('region', { name: 'Prescription glasses' });
  await expect(glasses.getByRole('listitem')).toHaveCount(1);
  await expect(glasses).toContainText(price);
  await expect(glasses.getByRole('cell', { name: '−4.00' })).toBeVisible();
  await expect(glasses).toContainText('Prescription received');

  await page.getByRole('link', { name: ENGLISH.checkout }).click();
  await fillContact(page, NEW_YORKER);
  await fillAddress(page, NEW_YORKER);
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await expect(page.getByRole('button', { name: ENGLISH.place })).toBeVisible();
});

test('changes the lenses of a pair in the bag, which stays one pair [RX-11][CART-03]', async ({ page }) => {
  const { url } = await productInStock('eyeglasses');
  const opened = await openConfigurator(page, url);
  await pick(page, /^Single vision/);
  await opened.getByRole('button', { name: 'Send it later' }).click();
  await pick(page, /^Hard coat/);
  await pick(page, /^Standard/);
  await next(page);
  await opened.getByRole('button', { name: /^Add to bag/ }).click();
  await page.getByRole('dialog', { name: 'In your bag' }).getByRole('link', { name: ENGLISH.viewBag }).click();
  const glasses = page.getByRole('region', { name: 'Prescription glasses' });
  await expect(glasses).toContainText('You add your prescription after ordering');

  await glasses.getByRole('button', { name: /^Change lenses/ }).click();
  await expect(opened).toContainText('Hard coat');
  await opened.getByRole('button', { name: 'Change: Treatment' }).click();
  await pick(page, /^Anti-reflective/);
  await page.reload();
  await expect(opened.getByText('Anti-reflective')).toBeVisible();
  await page.goBack();
  await expect(opened.getByRole('heading', { name: 'Which treatment?' })).toBeVisible();
  await page.goForward();
  await opened.getByRole('button', { name: /^Keep these lenses/ }).click();
  await expect(glasses).toContainText('Anti-reflective');
  await expect(glasses.getByRole('listitem')).toHaveCount(1);
});

test('is used by keyboard, goes back by the browser and comes again after loading [RX-10]', async ({ page }) => {
  const { url } = await productInStock('eyeglasses');
  const opened = await openConfigurator(page, url);
  await opened.getByRole('radio', { name: /^Single vision/ }).focus();
  await page.keyboard.press('Space');
  await opened.getByRole('button', { name: /^Next: / }).focus();
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('heading', { name: 'Your prescription' })).toBeFocused();
  await opened.getByRole('button', { name: 'Send it later' }).focus();
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('heading', { name: 'Which treatment?' })).toBeFocused();

  await page.goBack();
  await expect(opened.getByRole('heading', { name: 'Your prescription' })).toBeFocused();
  await page.goForward();
  await page.reload();
  await expect(opened.getByRole('heading', { name: 'Which treatment?' })).toBeFocused();
  await expect(opened).toContainText('You send it later');
  await expectGone(opened, () => page.keyboard.press('Escape'));
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByRole('button', { name: /^Choose lenses/ })).toBeVisible();
});

test('fits a telephone without scrolling sideways [RX-10]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { url } = await productInStock('eyeglasses');
  const opened = await openConfigurator(page, url);
  const sideways = () =>
    opened.evaluate((element) => Math.max(element.scrollWidth, element.querySelector('.middle')?.scrollWidth ?? 0));
  expect(await sideways()).toBeLessThanOrEqual(390);
  await pick(page, /^Single vision/);
  expect(await sideways()).toBeLessThanOrEqual(390);
  await typeValues(opened, [
    ['Right eye', 'Sphere', '-3.75'],
    ['Left eye', 'Sphere', '-4.00'],
  ]);
  await pick(page, /^Anti-reflective/);
  await expect(opened.getByText(/Our advice for −4/)).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(390);
});
