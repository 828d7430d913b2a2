import { expect, type Locator, type Page } from '@playwright/test';

import type { SiteLocale } from './commerce';
import { SITES } from './sites';
import { visit } from './visit';

/** Words of the screens on which lenses are chosen. */
interface LensWords {
  readonly way: RegExp;
  readonly choose: string;
  readonly dialog: RegExp;
  readonly first: string;
  readonly next: RegExp;
  readonly add: RegExp;
  readonly bag: string;
  readonly glasses: string;
}

export const LENS_WORDS: Readonly<Record<SiteLocale, LensWords>> = {
  'en-us': {
    way: /^With my prescription/,
    choose: 'Choose lenses',
    dialog: /^Lenses for /,
    first: 'What are the lenses for?',
    next: /^Next: /,
    add: /^Add to bag/,
    bag: 'In your bag',
    glasses: 'Prescription glasses',
  },
  'it-it': {
    way: /^Con la mia graduazione/,
    choose: 'Scegli le lenti',
    dialog: /^Lenti per /,
    first: 'A cosa servono le lenti?',
    next: /^Avanti: /,
    add: /^Aggiungi al carrello/,
    bag: 'Nel tuo carrello',
    glasses: 'Occhiali con lenti graduate',
  },
};

/** The page of a product on a site, whose address is the American one. */
export const productPath = (url: string, locale: SiteLocale): string =>
  locale === 'en-us'
    ? url
    : url.replace('/eyeglasses/', '/it-it/occhiali-da-vista/').replace('/sunglasses/', '/it-it/occhiali-da-sole/');

/** Opens the lens configurator from the page of a frame, and goes through it. */
export async function chooseLenses(page: Page, url: string, locale: SiteLocale) {
  const words = LENS_WORDS[locale];
  await visit(page, productPath(url, locale));
  await page.getByRole('radio', { name: words.way }).check();
  await page.getByRole('button', { name: words.choose }).first().click();
  const opened = page.getByRole('dialog', { name: words.dialog });
  await expect(opened.getByRole('heading', { name: words.first })).toBeFocused();
  const next = () => opened.getByRole('button', { name: words.next }).click();
  return {
    opened,
    next,
    /** Chooses a row and continues. */
    async pick(name: RegExp): Promise<void> {
      await opened.getByRole('radio', { name }).check();
      await next();
    },
    /** Puts the pair into the bag and opens it; answers the glasses there. */
    async intoBag(): Promise<Locator> {
      await opened.getByRole('button', { name: words.add }).click();
      const drawer = page.getByRole('dialog', { name: words.bag });
      await drawer.getByRole('link', { name: SITES[locale].words.viewBag }).click();
      const glasses = page.getByRole('region', { name: words.glasses });
      await expect(glasses.getByRole('listitem')).toHaveCount(1);
      return glasses;
    },
  };
}
