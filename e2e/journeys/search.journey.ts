import { expect, test } from '@playwright/test';

import { visit } from '../src/visit';
import { walked } from '../src/walked';

/** What a shopper of each country types, the phrase that stands first then, a search that leads half way, and one that leads nowhere. */
const LOCALES = [
  {
    locale: 'en-us',
    path: '/',
    open: 'Search',
    typed: 'sunglasses rou',
    phrase: 'round sunglasses',
    results: '/search?q=round+sunglasses',
    partly: '/search?q=norvnae+monocle',
    without: 'Results without “monocle”',
    lost: '/search?q=qxzwvk',
    popular: 'Often searched',
  },
  {
    locale: 'it-it',
    path: '/it-it',
    open: 'Cerca',
    typed: 'occhiali rot',
    phrase: 'occhiali da sole rotondi',
    results: '/it-it/cerca?q=occhiali+da+sole+rotondi',
    partly: '/it-it/cerca?q=norvnae+monocolo',
    without: 'Risultati senza «monocolo»',
    lost: '/it-it/cerca?q=qxzwvk',
    popular: 'Ricerche frequenti',
  },
  {
    locale: 'fr-fr',
    path: '/fr-fr',
    open: 'Rechercher',
    typed: 'lunettes ron',
    phrase: 'lunettes de soleil rondes',
    results: '/fr-fr/recherche?q=lunettes+de+soleil+rondes',
    partly: '/fr-fr/recherche?q=norvnae+monocle',
    without: 'Résultats sans « monocle »',
    lost: '/fr-fr/recherche?q=qxzwvk',
    popular: 'Recherches fréquentes',
  },
  {
    locale: 'de-de',
    path: '/de-de',
    open: 'Suchen',
    typed: 'runde sonn',
    phrase: 'runde Sonnenbrillen',
    results: '/de-de/suche?q=runde+Sonnenbrillen',
    partly: '/de-de/suche?q=norvnae+monokel',
    without: 'Ergebnisse ohne „monokel“',
    lost: '/de-de/suche?q=qxzwvk',
    popular: 'Oft gesucht',
  },
] as const;

for (const { path, open, typed, phrase, results, partly, without, lost, popular } of walked(LOCALES, 'de-de')) {
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

    await visit(page, partly);
    await expect(page.getByText(without)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();

    await visit(page, lost);
    await expect(page.getByRole('heading', { name: popular })).toBeVisible();
  });
}
