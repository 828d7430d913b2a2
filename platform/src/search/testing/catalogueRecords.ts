import {
  type AttributeValues,
  type LanguageCatalogue,
  languageCatalogueOf,
  type SearchCatalogue,
  type SearchLocale,
} from '../catalogue';
import type { SearchRecord } from '../protocol/searchRecord';

/**
 * Records made of nothing but the catalogue, for tests of the search alone: the platform has attachments, cluster, items and
 * associations in its own (`app/searchRecords.ts`).
 */
export function catalogueRecords(
  catalogue: SearchCatalogue,
): (productIndex: number, locale: SearchLocale) => SearchRecord | undefined {
  return (productIndex, locale) => recordOf(catalogue, productIndex, locale);
}

function recordOf(catalogue: SearchCatalogue, productIndex: number, locale: SearchLocale): SearchRecord | undefined {
  const { products, stores } = catalogue;
  const product = products[productIndex];
  const store = stores.find((candidate) => candidate.locale === locale);
  const offer = store?.offer(productIndex);
  if (!product || !store || !offer) return undefined;
  const language = languageCatalogueOf(catalogue, locale);
  return {
    objectID: `${product.partNumber}_${store.storeId}`,
    productId: product.productId,
    parentProductId: product.parentProductId ?? product.productId,
    partnumberId: product.partNumber,
    storeId: store.storeId,
    type: product.type,
    url: offer.url,
    x_groupkey: product.groupKey,
    buyable: offer.buyable,
    display: offer.display,
    attributes: product.attributes,
    attributes_translated: language ? translated(product.attributes, language) : product.attributes,
    sort: { bestSellers: product.bestSellers, newArrivals: product.newArrivals, price: offer.price },
    reduced: offer.reduced,
    categories: levelsOf(language?.levels?.(productIndex) ?? []),
  };
}

/** Levels of a hierarchy, each under its number. */
function levelsOf(levels: readonly string[]): Record<string, string> {
  return Object.fromEntries(levels.map((level, place) => [`lvl${place}`, level]));
}

function translated(attributes: AttributeValues, { valueTranslated }: LanguageCatalogue): AttributeValues {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? valueTranslated(name, value) : value.map((one) => valueTranslated(name, one)),
    ]),
  );
}
