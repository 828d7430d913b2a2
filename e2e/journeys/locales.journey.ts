import { expect, test, type Page } from '@playwright/test';

import { SHOP } from '../src/shopAddress';
import { productInStock } from '../src/searchIndex';
import { visit } from '../src/visit';
import { inEveryForm } from '../src/walked';

type LocalisedPage = readonly [kind: string, english: string, italian: string];

/** One of each way in which an address is translated: none, a section with its choices, an article by its own words, a page by its name, a page below another. */
const PAGES: readonly LocalisedPage[] = [
  ['home', '/', '/it-it'],
  ['listing with its choices', '/sunglasses?FRAME_SHAPE=Round', '/it-it/occhiali-da-sole?FRAME_SHAPE=Round'],
  ['questions', '/c/support/faq', '/it-it/c/assistenza/domande-frequenti'],
  ['bag', '/cart', '/it-it/carrello'],
  ['registration', '/sign-in/register', '/it-it/accesso/registrazione'],
];

const OTHER_PAGES: readonly LocalisedPage[] = [
  ['landing page', '/c/about', '/it-it/c/about'],
  ['store locator', '/store-locator', '/it-it/negozi'],
  ['hearing test', '/hearing-test', '/it-it/test-udito'],
  ['search', '/search?q=aviator', '/it-it/cerca?q=aviator'],
  ['saved frames', '/wishlist', '/it-it/preferiti'],
  ['site map', '/sitemap', '/it-it/mappa-del-sito'],
];

async function switchTo(page: Page, name: RegExp) {
  await page.getByRole('button', { name: /^United States \/ English$/ }).click();
  const choice = page.getByRole('dialog', { name: 'Country and language' });
  await expect(choice.getByRole('link')).toHaveCount(11);
  await choice.getByRole('link', { name }).click();
  await page.waitForURL(/it-it/);
}

test('switches the locale and stays on the same page, of every kind [SITE-03]', async ({ page }) => {
  for (const [kind, english, italian] of inEveryForm(PAGES, OTHER_PAGES)) {
    await test.step(kind, async () => {
      await visit(page, english);
      await switchTo(page, /^Italia/);
      expect(page.url().replace(SHOP, '')).toBe(italian);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
    });
  }
});

test('switches the locale and stays on the same product [SITE-03]', async ({ page }) => {
  const { url } = await productInStock('sunglasses');
  await visit(page, url);
  const model = await page.getByRole('heading', { level: 1 }).textContent();
  await switchTo(page, /^Italia/);
  expect(page.url()).toBe(SHOP + url.replace('/sunglasses/', '/it-it/occhiali-da-sole/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(model ?? '');
  await expect(page.getByRole('main')).toContainText('€');
});

/** Status of an address, and where it leads on to. */
async function look(path: string) {
  const response = await fetch(SHOP + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}

test('writes the default locale without a prefix and the others with theirs [SITE-02]', async () => {
  expect(await look('/en-us/sunglasses?sort=3')).toEqual([301, '/sunglasses?sort=3']);
  expect(await look('/en-us')).toEqual([301, '/']);
  expect(await look('/it-it/cart')).toEqual([301, '/it-it/carrello']);
  expect(await look('/de-de/sign-in')).toEqual([301, '/de-de/anmelden']);
});

test('leads a category in another language on to its own list, and what is none to a page that says so [SITE-03]', async () => {
  expect(await look('/occhiali-da-sole?sort=3')).toEqual([301, '/sunglasses?sort=3']);
  expect(await look('/ch-it/occhiali-da-sole')).toEqual([301, '/ch-it/sunglasses']);
  expect(await look('/de-de/sunglasses')).toEqual([301, '/de-de/sonnenbrillen']);
  expect(await look('/fr-fr/sonnenbrillen?sort=3')).toEqual([301, '/fr-fr/lunettes-de-soleil?sort=3']);
  expect(await look('/norvane')).toEqual([301, '/brands/norvane']);
  expect(await look('/gafas-de-nadie')).toEqual([404, null]);
});

test('answers an unknown locale in the default one [SITE-02]', async () => {
  const response = await fetch(`${SHOP}/xx-yy/sunglasses`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<html lang="en-US"');
});
