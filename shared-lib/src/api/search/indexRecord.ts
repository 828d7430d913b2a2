import * as v from 'valibot';

import type { ListingProduct } from '../../domain/product/product';
import { attributeEntries, toAttributes } from '../wire/attributes';
import { priceListsSchema, toPriceLists } from '../product/priceRecord';
import {
  associationListSchema,
  attachmentListSchema,
  clusterSchema,
  skuSchema,
  toAssociations,
  toAttachments,
  toMember,
  toSku,
} from '../product/productRecord';
import { flag, id, list, text } from '../wire/wire';

/** A product record of the search index (contract 9.3). */
export const hitSchema = v.object({
  objectID: id,
  productId: text,
  parentProductId: text,
  partnumberId: text,
  storeId: text,
  type: text,
  name: text,
  url: text,
  x_groupkey: text,
  buyable: flag,
  display: flag,
  ...attributeEntries,
  prices: priceListsSchema,
  x_priceList: text,
  attachments: attachmentListSchema,
  cluster: list(clusterSchema),
  items: list(skuSchema),
  massoc: associationListSchema,
});

export function toListingProduct(hit: v.InferOutput<typeof hitSchema>): ListingProduct {
  return {
    objectId: hit.objectID,
    productId: hit.productId,
    parentProductId: hit.parentProductId,
    partNumber: hit.partnumberId,
    storeId: hit.storeId,
    type: hit.type,
    name: hit.name,
    url: hit.url,
    groupKey: hit.x_groupkey,
    buyable: hit.buyable,
    display: hit.display,
    attachments: toAttachments(hit.attachments),
    attributes: toAttributes(hit),
    prices: toPriceLists(hit.prices),
    priceList: hit.x_priceList,
    cluster: hit.cluster.map(toMember),
    items: hit.items.map(toSku),
    associations: toAssociations(hit.massoc),
  };
}
