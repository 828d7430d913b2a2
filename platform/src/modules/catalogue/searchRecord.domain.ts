import { codesOf, swatchCodes } from './attribute.domain';
import type { AssociationRow, AttributeCodes } from './catalogue.tables';
import { categoryLevels } from './levels.domain';
import { nameOf } from './description.domain';
import { tilePictures } from './picture.domain';
import { pricesOf, wirePrices } from './price.domain';
import { priceListOf } from './priceFields.domain';
import type { ProductParts } from './record.domain';
import type { RecordView } from './priceFields.domain';
import { segmentOffers } from './segmentOffers.domain';

/** Lists of contact-lens parameters: only the form of the product page needs them. */
const left: ReadonlySet<string> = new Set([
  'CL_POWER',
  'CL_AXIS',
  'CL_CYLINDER',
  'CL_ADDITION',
  'CL_DOMINANCE',
  'DISPLAYSKU',
]);

/** Attributes that a search record carries. */
export function searchedCodes(codes: AttributeCodes): AttributeCodes {
  return Object.fromEntries(Object.entries(codes).filter(([name]) => !left.has(name)));
}

/** The same attributes in a language. */
export function translatedCodes(
  codes: AttributeCodes,
  { dictionary, language }: Pick<RecordView, 'dictionary' | 'language'>,
): AttributeCodes {
  return Object.fromEntries(
    Object.keys(codes).map((name) => {
      const texts = codesOf(codes, name).map((code) => dictionary.valueName(name, code, language));
      return [name, Array.isArray(codes[name]) ? texts : (texts[0] ?? '')];
    }),
  );
}

/** A hit of the search index: what a tile needs (contract 9.3). */
export function searchRecord(
  parts: ProductParts,
  associations: readonly AssociationRow[],
  view: RecordView,
): Record<string, unknown> & { objectID: string } {
  const { product } = parts;
  const prices = pricesOf(parts.prices, null);
  const codes = searchedCodes(product.attributes);
  const { price, reduced } = segmentOffers(prices, priceListOf(product, view.store), view.now);
  return {
    objectID: `${product.part_number}_${view.store.storeId}`,
    productId: product.id,
    parentProductId: product.id,
    partnumberId: product.part_number,
    partNumber: product.part_number,
    storeId: view.store.storeId,
    type: product.product_type,
    name: nameOf(product, view.language),
    url: product.path,
    x_groupkey: product.group_key,
    x_priceList: priceListOf(product, view.store),
    buyable: product.buyable,
    display: product.displayed,
    attributes: codes,
    attributes_translated: translatedCodes(codes, view),
    prices: wirePrices(prices, view.now),
    attachments: tilePictures(product),
    cluster: parts.siblings.map((sibling) => ({
      productId: sibling.product.id,
      partNumber: sibling.product.part_number,
      url: sibling.product.path,
      name: nameOf(sibling.product, view.language),
      attributes: swatchCodes(sibling.product.attributes),
      attributes_translated: translatedCodes(swatchCodes(sibling.product.attributes), view),
      attachments: tilePictures(sibling.product),
      prices: wirePrices(pricesOf(sibling.prices, null), view.now),
    })),
    items: parts.items.map((item) => ({
      productId: item.id,
      partNumber: item.part_number,
      name: nameOf(product, view.language),
      buyable: product.buyable,
      attributes: item.attributes,
      attributes_translated: translatedCodes(item.attributes, view),
    })),
    massoc: associations.map((link) => ({ type: link.type, productId: link.target_id })),
    sort: {
      bestSellers: product.best_seller,
      newArrivals: product.arrival_day,
      price,
    },
    reduced,
    categories: Object.fromEntries(
      categoryLevels(codes, view.dictionary, view.language).map((level, place) => [`lvl${place}`, level]),
    ),
  };
}
