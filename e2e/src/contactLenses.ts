import { expect, type Page } from '@playwright/test';

import { ENGLISH } from './purchase';
import { productInStock } from './searchIndex';
import { visit } from './visit';

/** Puts contact lenses of the same values for both eyes into the bag. */
export async function addContactLenses(page: Page) {
  const { url } = await productInStock('contact-lenses');
  await visit(page, url);
  const form = page.getByRole('form', { name: 'Your contact lenses' });
  await form.getByRole('checkbox', { name: 'Same values for both eyes' }).check();
  for (const field of await form.getByRole('combobox').all()) await field.selectOption({ index: 2 });
  for (const eye of await form.getByRole('radio').all()) await eye.check();
  const added = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/cart(\?|$)/.test(answer.url()),
  );
  await form.getByRole('button', { name: ENGLISH.add }).click();
  expect((await added).status()).toBe(201);
  const drawer = page.getByRole('dialog', { name: 'In your bag' });
  await expect(drawer).toBeVisible();
  return drawer;
}
