import type { Price, Product } from './catalogue.repository';
import type { AssociationRow } from './catalogue.tables';
import { nameOf } from './description.domain';
import { thumbnailUrl } from './picture.domain';
import { pricesOf } from './price.domain';
import { priceFields } from './record.domain';
import type { PriceFields, RecordView } from './record.domain';

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
  url: string;
  thumbnail: string;
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
    url: target.path,
    thumbnail: thumbnailUrl(target),
    price: priceFields(target, pricesOf(prices, null), view).price,
  };
}
