import { expect, test, type Page } from '@playwright/test';

import { expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { productInStock } from '../src/searchIndex';
import { newEmail, register } from '../src/shopper';
import { visit } from '../src/visit';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Lenses for / });

/** The configurator of a frame at the question of the prescription. */
async function atPrescription(page: Page, url: string) {
  await visit(page, url);
  await page.getByRole('radio', { name: /^With my prescription/ }).check();
  await page.getByRole('button', { name: 'Choose lenses' }).first().click();
  const opened = dialog(page);
  await opened.getByRole('radio', { name: /^Single vision/ }).check();
  await opened.getByRole('button', { name: /^Next: / }).click();
  await expect(opened.getByRole('heading', { name: 'Your prescription', exact: true })).toBeFocused();
  return opened;
}

test('keeps typed values for next time: another device goes on with them, the next lenses take them by one press, and the account shows, renames and deletes them [RX-04][RX-05][RX-10]', async ({
  page,
}) => {
  await register(page, { email: newEmail(), password: 'Journey-2026!' });
  const { url } = await productInStock('eyeglasses');
  const first = await atPrescription(page, url);
  await expect(first.getByRole('checkbox', { name: 'Save for next time' })).toBeChecked();
  await first.getByRole('textbox', { name: /^First name/ }).fill('Ben');
  await first.getByRole('textbox', { name: /^Name this prescription/ }).fill('Driving');
  await first.getByRole('group', { name: 'Right eye' }).getByRole('spinbutton', { name: 'Sphere' }).fill('-3.50');
  await first.getByRole('group', { name: 'Left eye' }).getByRole('spinbutton', { name: 'Sphere' }).fill('-3.75');
  await first.getByRole('textbox', { name: 'Pupillary distance' }).fill('63');
  const saved = page.waitForResponse(
    (answer) => /\/prescription\/(@|%40)self/.test(answer.url()) && answer.request().method() === 'POST',
  );
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/rox/choice/') && (answer.request().postData() ?? '').includes('-3.75'),
  );
  await first.getByRole('button', { name: 'Check and continue' }).click();
  expect((await saved).status()).toBe(201);
  expect((await kept).status()).toBe(200);
  await expect(first).toContainText('Left eye: sphere −3.75');

  // Another device knows nothing of what was typed here: the account does.
  await page.evaluate(() => window.sessionStorage.clear());
  await visit(page, '/');
  await visit(page, `${url}#lenses/treatment`);
  const second = dialog(page);
  await expect(second).toContainText('Left eye: sphere −3.75');
  await second.getByRole('button', { name: 'Change: Prescription' }).click();
  await expect(second).toContainText(/Valid until/);
  await expectAccessible(page, 'saved prescriptions in the lens configurator');
  await second.getByRole('button', { name: 'Use this one: Driving' }).click();
  await expect(second).toContainText('Left eye: sphere −3.75');

  await visit(page, '/account/prescriptions');
  await expect(page.getByRole('heading', { name: 'Ben' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Driving' })).toContainText('−3.75');
  await expectAccessible(page, 'the prescriptions of an account');
  await page.getByRole('button', { name: 'Edit: Driving' }).click();
  await page.getByRole('textbox', { name: /^Name of the prescription/ }).fill('Office');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const table = page.getByRole('table', { name: 'Office' });
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Office' }).click();
  await expectGone(table, () => page.getByRole('button', { name: 'Yes, remove it' }).click());
  await expect(page.getByText('No prescriptions yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a frame' }).click();
  await expect(page).toHaveURL(/\/eyeglasses\?ROXABLE=True/);
});
