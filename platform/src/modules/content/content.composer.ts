import { formatPromise, money } from '@sightline/shared-lib/domain/money';
import { lensPolicy, RETURN_WINDOW_DAYS } from '@sightline/shared-lib/domain/return';
import { OWN_TILES } from '@sightline/shared-lib/domain/store';

import { PRESCRIBER_YEARS } from '../prescriber';
import { returnAddress } from '../returns';
import { storeById, storeConfiguration } from '../storeConfig';
import type { ContentLocale } from './content.locales';
import type { PageContext, PageDraft } from './content.draft';
import { lineHtml } from './content.markup';
import { readWords, withValues } from './content.words';
import type { ContentWords } from './content.words';
import { footerPage, headerPage } from './pages/chrome.pages';
import { homePage } from './pages/home.page';
import { listingPages } from './pages/listing.pages';
import { menuPage } from './pages/menu.page';
import { productPage, sitemapPage, statePages } from './pages/state.pages';
import { staticPages } from './pages/static.pages';

/**
 * Folders of the texts that differ from the language's own: British words, also where Portugal is read in English, and
 * what only one country has (health insurance, authorities).
 */
export const WORD_VARIANTS: Readonly<Record<string, readonly string[]>> = {
  'en-gb': ['en-gb', 'gb'],
  'en-pt': ['en-gb'],
  'it-ch': ['it-ch'],
  'fr-ch': ['fr-ch'],
};

/** Puts amounts, days and telephone numbers of the country into the words. */
function filled(words: ContentWords, locale: ContentLocale): ContentWords {
  const store = storeById(locale.storeId);
  if (!store) throw new Error(`No store ${locale.storeId}`);
  const { freeDeliveryFrom, servicePhone } = storeConfiguration(store, {
    shopOrigin: '',
    gatewayOrigin: '',
    partnerOrigin: '',
    mapTiles: OWN_TILES,
    signInProviders: [],
  });
  const values: Record<string, string> = {
    freeDelivery: formatPromise(money(freeDeliveryFrom, locale.currency), locale.tag),
    returnDays: String(RETURN_WINDOW_DAYS),
    servicePhone,
    prescriberYears: String(PRESCRIBER_YEARS),
    lensPolicy: lensPolicy(locale.language),
    returnAddress: returnAddress(store.fulfilmentCentre).join(', '),
  };
  return withValues(words, values);
}

/** Every page of a language in a country; `brandIds` gives the category id behind a brand's path. */
export function composePages(
  folder: string,
  locale: ContentLocale,
  brandIds: ReadonlyMap<string, string> = new Map(),
): PageDraft[] {
  const words = filled(readWords(folder, locale.language, WORD_VARIANTS[locale.key]), locale);
  const country = words.chrome.countries[locale.country] ?? locale.country.toUpperCase();
  const context: PageContext = {
    words,
    locale,
    brandIds,
    site: `${country}, ${words.chrome.language}, ${locale.currency}`,
  };
  return [
    headerPage(context),
    menuPage(context),
    footerPage(context, lineHtml(words.chrome.newsletter.consent)),
    homePage(context),
    ...listingPages(context),
    productPage(context),
    ...staticPages(context),
    ...statePages(context),
    sitemapPage(context),
  ];
}
