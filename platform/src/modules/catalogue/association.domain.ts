import type { Price, Product } from './catalogue.repository';
import type { AssociationRow } from './catalogue.tables';
import { nameOf, shortDescription } from './description.domain';
import { thumbnailUrl } from './picture.domain';
import { pricesOf } from './price.domain';
import { priceFields } from './priceFields.domain';
import type { PriceFields, RecordView } from './priceFields.domain';

/** A product that goes with another. */
export interface AssociationRecord {
  associationType: string;
  quantity: string;
  sequence: string;
  id: string;
  uniqueID: string;
  productId: string;
  partNumber: string;
  name: string;
  shortDescription: string;
  type: 'product';
  buyable: string;
  storeID: string;
  manufacturer: string;
  parentCatalogGroupID: string;
  seo: { href: string };
  url: string;
  thumbnail: string;
  thumbnailRaw: string;
  price: PriceFields['price'];
}

/** Something that goes with the product. */
export function associationRecord(
  link: AssociationRow,
  target: Product,
  prices: readonly Price[],
  view: RecordView,
): AssociationRecord {
  return {
    associationType: link.type,
    quantity: '1.0',
    sequence: `${link.sequence}.0`,
    id: target.id,
    uniqueID: target.id,
    productId: target.id,
    partNumber: target.part_number,
    name: nameOf(target, view.language),
    shortDescription: shortDescription(target, view.dictionary, view.language),
    type: 'product',
    buyable: String(target.buyable),
    storeID: view.store.storeId,
    manufacturer: target.brand,
    parentCatalogGroupID: `/${target.category_id}`,
    seo: { href: target.path },
    url: target.path,
    thumbnail: thumbnailUrl(target),
    thumbnailRaw: thumbnailUrl(target),
    price: priceFields(target, pricesOf(prices, null), view).price,
  };
}
