import { expect, test } from '@playwright/test';

import { visit } from '../src/visit';

/** What a shopper of each country types, the phrase that stands first then, and a search that leads nowhere. */
const LOCALES = [
  {
    path: '/',
    open: 'Search',
    typed: 'sunglasses rou',
    phrase: 'round sunglasses',
    results: '/search?q=round+sunglasses',
    lost: '/search?q=norvnae+monocle',
    instead: 'Try instead',
  },
  {
    path: '/it-it',
    open: 'Cerca',
    typed: 'occhiali rot',
    phrase: 'occhiali da sole rotondi',
    results: '/it-it/cerca?q=occhiali+da+sole+rotondi',
    lost: '/it-it/cerca?q=norvnae+monocolo',
    instead: 'Prova con',
  },
  {
    path: '/fr-fr',
    open: 'Rechercher',
    typed: 'lunettes ron',
    phrase: 'lunettes de soleil rondes',
    results: '/fr-fr/recherche?q=lunettes+de+soleil+rondes',
    lost: '/fr-fr/recherche?q=norvnae+monocle',
    instead: 'Essayez plutôt',
  },
  {
    path: '/de-de',
    open: 'Suchen',
    typed: 'runde sonn',
    phrase: 'runde Sonnenbrillen',
    results: '/de-de/suche?q=runde+Sonnenbrillen',
    lost: '/de-de/suche?q=norvnae+monokel',
    instead: 'Versuchen Sie es mit',
  },
] as const;

for (const { path, open, typed, phrase, results, lost, instead } of LOCALES) {
  test(`finds by keyboard what was begun, and helps where nothing is found: ${path} [SRCH-01][SRCH-02]`, async ({
    page,
  }) => {
    await visit(page, path);
    await page
      .getByRole('banner')
      .getByRole('button', { name: open })
      .or(page.getByRole('banner').getByRole('link', { name: open }))
      .first()
      .click();
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.pressSequentially(typed);
    await expect(page.getByRole('option').filter({ hasText: phrase })).toBeVisible();
    await field.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText(phrase);
    await field.press('Enter');
    await expect(page).toHaveURL(results);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(phrase);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();

    await visit(page, lost);
    await expect(page.getByRole('heading', { name: instead })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^norvane$/i })
      .click();
    await expect(page).toHaveURL(/[?]q=norvane$/i);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/norvane/i);
  });
}
