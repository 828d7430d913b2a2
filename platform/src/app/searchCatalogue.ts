import type { Clock, Db } from '../kernel';
import { priceListOf, pricesOf, segmentOffers } from '../modules/catalogue';
import type { CatalogueService } from '../modules/catalogue';
import type { ContentTables } from '../modules/content/content.tables';
import { type ContentService, type HelpWords, helpWords } from '../modules/content';
import { CONTENT_LOCALES } from '../modules/content/content.locales';
import type { PhysicalStoreService } from '../modules/physicalStore';
import { hasStores, storeById, storeByLocale } from '../modules/storeConfig';
import { SEARCH_LOCALES } from '../search';
import type { BaseProduct, ContentDocument, SearchCatalogue, StoreCatalogue } from '../search';
import { branchDocuments } from './branchDocuments';
import { searchedLanguages, searchedProduct } from './searchedProduct';
import type { CatalogueProduct } from './searchedProduct';

/** Reads everything that the search index is built from. */
export async function loadSearchCatalogue(
  db: Db,
  clock: Clock,
  catalogue: CatalogueService,
  branches: Pick<PhysicalStoreService, 'search'>,
  content: Pick<ContentService, 'filled'>,
): Promise<SearchCatalogue> {
  const snapshot = await catalogue.snapshot();
  const products: BaseProduct[] = [];
  const rows: Pick<CatalogueProduct, 'id' | 'path' | 'price_family' | 'buyable' | 'displayed'>[] = [];
  for await (const run of catalogue.everyProduct()) {
    for (const { product, partNumbers } of run) {
      products.push(searchedProduct(product, partNumbers));
      const { id, path, price_family, buyable, displayed } = product;
      rows.push({ id, path, price_family, buyable, displayed });
    }
  }
  const stores: StoreCatalogue[] = [];
  for (const locale of SEARCH_LOCALES) {
    const store = storeByLocale(locale);
    if (!store) continue;
    const prices = await snapshot.prices(store.storeId);
    const now = clock.now();
    stores.push({
      locale,
      storeId: store.storeId,
      currency: store.currency,
      offer: (index) => {
        const row = rows[index];
        if (!row) return undefined;
        const offers = segmentOffers(pricesOf(prices.get(row.id) ?? [], null), priceListOf(row, store), now);
        if (offers.price.guest === 0) return undefined;
        return { ...offers, url: row.path, buyable: row.buyable, display: row.displayed };
      },
    });
  }
  return {
    version: String(snapshot.version),
    products,
    languages: searchedLanguages(snapshot.dictionary, products),
    stores,
    contents: await contentDocuments(db, content),
    branches: await branchDocuments(branches),
  };
}

/** Types of content pages that a search may lead to; listings and products are found as such, and home has every word. */
const foundTypes = ['LandingPage', 'ContentPage', 'StaticPage', 'FaqPage'];

/** Pages of the content service, with the words that stand on them. */
async function contentDocuments(db: Db, content: Pick<ContentService, 'filled'>): Promise<ContentDocument[]> {
  const tables = db.withTables<ContentTables>();
  const pages = await tables
    .selectFrom('content_pages')
    .select(['id', 'locale', 'type', 'path', 'seo'])
    .where('type', 'in', foundTypes)
    .where('external_id', '=', '')
    .execute();
  const words = await tables
    .selectFrom('content_placements')
    .innerJoin('content_components', (join) =>
      join
        .onRef('content_components.id', '=', 'content_placements.component_id')
        .onRef('content_components.locale', '=', 'content_placements.locale'),
    )
    .select(['content_placements.page_id', 'content_placements.locale', 'content_components.fields'])
    .where('content_placements.page_id', 'in', pages.length > 0 ? [...new Set(pages.map((page) => page.id))] : [''])
    .execute();
  const locales = new Map(CONTENT_LOCALES.map((one) => [one.key, one]));
  const help = new Map(CONTENT_LOCALES.map((one) => [one.key, helpWords(one)]));
  const found = pages.flatMap((page) => {
    const contentLocale = locales.get(page.locale);
    const shopLocale = SEARCH_LOCALES.find((locale) => locale === contentLocale?.shopLocale);
    // English Portugal is a variant for look-ups, not a locale of its own.
    if (!contentLocale || !shopLocale || page.locale === 'en-pt') return [];
    const own = words.filter((row) => row.page_id === page.id && row.locale === page.locale);
    const text = [
      page.seo.description,
      ...own.flatMap((row) => wordsOf(content.filled(contentLocale, row.fields))),
    ].join(' ');
    const { title } = page.seo;
    const keywords = help.get(page.locale)?.of(page.id) ?? [];
    return [{ id: page.id, locale: shopLocale, title, text, url: page.path, type: page.type, keywords }];
  });
  return [...found, ...services(help)];
}

/** Services that have no page of the content service; stores only where the country site has some. */
function services(help: ReadonlyMap<string, HelpWords>): ContentDocument[] {
  return CONTENT_LOCALES.flatMap(({ key, storeId, shopLocale }) => {
    const locale = SEARCH_LOCALES.find((one) => one === shopLocale);
    const words = help.get(key);
    if (!locale || !words || key === 'en-pt') return [];
    return words.services
      .filter(({ id }) => id !== 'stores' || hasStores(storeById(storeId)?.country ?? ''))
      .map(({ id, title, text, path: url }) => ({
        id,
        locale,
        title,
        text,
        url,
        type: 'Service',
        keywords: words.of(id),
      }));
  });
}

/** Text without markup: what stands in a line stays joined to the sign after it. */
function plainText(html: string): string {
  return html.replaceAll(/<\/?(?:a|b|em|i|strong)\b[^>]*>/g, '').replaceAll(/<[^>]*>/g, ' ');
}

/** Texts of a component's fields without markup and addresses. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https?:|product:)/.test(value) ? [] : [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return value && typeof value === 'object' ? Object.values(value).flatMap(wordsOf) : [];
}
