import { languageCatalogueOf, type SearchCatalogue, type SearchLocale } from './catalogue';
import type { SearchRecord } from './protocol/searchRecord';

/**
 * A record made of nothing but the catalogue: for tests and small set-ups. A platform with a database adds attachments,
 * cluster, items and associations of its own.
 */
export function catalogueRecord(
  productIndex: number,
  locale: SearchLocale,
  catalogue: SearchCatalogue,
): SearchRecord | undefined {
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
    attributes_translated: { ...product.attributes, ...language?.attributesTranslated(productIndex) },
    sort: { bestSellers: product.bestSellers, newArrivals: product.newArrivals, price: offer.price },
  };
}
