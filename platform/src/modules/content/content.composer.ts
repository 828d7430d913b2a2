import type { ContentLocale } from './content.locales';
import type { PageContext, PageDraft } from './content.draft';
import { lineHtml } from './content.markup';
import { contentValues, servicesOf } from './content.values';
import { readWords, withoutStores, withValues } from './content.words';
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

/** Every page of a language in a country; `brandIds` gives the category id behind a brand's path. */
export function composePages(
  folder: string,
  locale: ContentLocale,
  brandIds: ReadonlyMap<string, string> = new Map(),
): PageDraft[] {
  const all = readWords(folder, locale.language, WORD_VARIANTS[locale.key]);
  const { hasInsurer, hasStores } = servicesOf(locale);
  const read = hasStores ? all : withoutStores(all);
  const words = withValues(read, contentValues(read, locale));
  const country = words.chrome.countries[locale.country] ?? locale.country.toUpperCase();
  const context: PageContext = {
    words,
    locale,
    brandIds,
    site: `${country}, ${words.chrome.language}, ${locale.currency}`,
    hasInsurer,
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
