import { expect, type Page } from '@playwright/test';

import type { SiteLocale } from './commerce';
import { ENGLISH, ITALIAN } from './purchase';
import { productInStock } from './searchIndex';
import { visit } from './visit';

const WORDS = {
  'en-us': {
    path: '',
    add: ENGLISH.add,
    form: 'Your contact lenses',
    same: 'Same values for both eyes',
    bag: 'In your bag',
  },
  'it-it': {
    path: '/it-it',
    add: ITALIAN.add,
    form: 'Le tue lenti a contatto',
    same: 'Stessi valori per i due occhi',
    bag: 'Nel tuo carrello',
  },
} as const;

/** Puts contact lenses of the same values for both eyes into the bag. */
export async function addContactLenses(page: Page, locale: SiteLocale = 'en-us') {
  const words = WORDS[locale];
  const { url } = await productInStock('contact-lenses', { locale });
  await visit(page, words.path + url);
  const form = page.getByRole('form', { name: words.form });
  await form.getByRole('checkbox', { name: words.same }).check();
  for (const field of await form.getByRole('combobox').all()) await field.selectOption({ index: 2 });
  for (const eye of await form.getByRole('radio').all()) await eye.check();
  const added = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/cart(\?|$)/.test(answer.url()),
  );
  await form.getByRole('button', { name: words.add }).click();
  expect((await added).status()).toBe(201);
  const drawer = page.getByRole('dialog', { name: words.bag });
  await expect(drawer).toBeVisible();
  return drawer;
}
