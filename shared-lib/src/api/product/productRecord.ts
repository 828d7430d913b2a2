import * as v from 'valibot';

import type { Association, Attachment, ClusterMember, Product, Sku } from '../../domain/product/product';
import { attributeEntries, toAttributes } from '../wire/attributes';
import { plainPriceEntries, priceListsSchema, toPlainPrice, toPriceLists } from './priceRecord';
import { count, flag, list, maybe, numberOrNull, text } from '../wire/wire';

/** Pictures: names of products v2 and the aliases of the older record (contract 8.3). */
export const attachmentListSchema = list(
  v.object({
    id: text,
    attachmentAssetID: text,
    identifier: text,
    name: text,
    usage: text,
    rule: text,
    url: text,
    attachmentAssetPath: text,
    sequence: count,
    widthMm: numberOrNull,
  }),
);

export function toAttachments(records: v.InferOutput<typeof attachmentListSchema>): Attachment[] {
  return records
    .map((record) => ({
      id: record.id || record.attachmentAssetID,
      identifier: record.identifier,
      name: record.name || record.identifier,
      usage: record.usage || record.rule,
      url: record.url || record.attachmentAssetPath,
      sequence: record.sequence,
      widthMm: record.widthMm,
    }))
    .toSorted((a, b) => a.sequence - b.sequence);
}

const associationSchema = v.object({
  associationType: text,
  type: text,
  productId: text,
  id: text,
  uniqueID: text,
  partNumber: text,
});

export const associationListSchema = list(associationSchema);

export function toAssociations(records: v.InferOutput<typeof associationListSchema>): Association[] {
  return records.map((record) => ({
    type: record.associationType || record.type,
    productId: record.productId || record.uniqueID || record.id,
    partNumber: record.partNumber,
  }));
}

export const skuSchema = v.object({
  id: text,
  productId: text,
  uniqueID: text,
  partNumber: text,
  name: text,
  buyable: flag,
  ...attributeEntries,
  attachments: attachmentListSchema,
  prices: priceListsSchema,
  x_priceList: text,
  ...plainPriceEntries,
});

export const clusterSchema = v.object({
  productId: text,
  partNumber: text,
  name: text,
  url: text,
  ...attributeEntries,
  attachments: attachmentListSchema,
  prices: priceListsSchema,
});

const categoryPath = v.pipe(
  list(text),
  v.transform((paths) => (paths[0] ?? '').split('/').filter(Boolean)),
);

/** Product record of products v2 with the brand's additions; every field may be missing (contract 8.3). */
export const productSchema = v.object({
  ...skuSchema.entries,
  type: text,
  catalogEntryTypeCode: text,
  parentCatalogEntryID: text,
  parentCatalogGroupID: categoryPath,
  storeID: text,
  shortDescription: text,
  longDescription: text,
  manufacturer: text,
  x_groupkey: text,
  seo: maybe(v.object({ href: text })),
  url: text,
  thumbnail: text,
  fullImage: text,
  items: list(skuSchema),
  sKUs: list(skuSchema),
  cluster: list(clusterSchema),
  merchandisingAssociations: associationListSchema,
  numberOfSKUs: count,
});

const TYPE_CODES: Readonly<Record<string, Product['catalogEntryTypeCode']>> = {
  item: 'ItemBean',
  ItemBean: 'ItemBean',
  bundle: 'BundleBean',
  BundleBean: 'BundleBean',
  package: 'PackageBean',
  PackageBean: 'PackageBean',
};

export function toSku(record: v.InferOutput<typeof skuSchema>): Sku {
  return {
    productId: record.productId || record.uniqueID || record.id,
    partNumber: record.partNumber,
    name: record.name,
    buyable: record.buyable,
    attributes: toAttributes(record),
    attachments: toAttachments(record.attachments),
    prices: toPriceLists(record.prices),
    priceList: record.x_priceList,
    plainPrice: toPlainPrice(record),
  };
}

export function toMember(record: v.InferOutput<typeof clusterSchema>): ClusterMember {
  return {
    productId: record.productId,
    partNumber: record.partNumber,
    name: record.name,
    url: record.url,
    attributes: toAttributes(record),
    attachments: toAttachments(record.attachments),
    prices: toPriceLists(record.prices),
  };
}

export function toProduct(record: v.InferOutput<typeof productSchema>): Product {
  const items = (record.items.length > 0 ? record.items : record.sKUs).map(toSku);
  return {
    ...toSku(record),
    storeId: record.storeID,
    shortDescription: record.shortDescription,
    longDescription: record.longDescription,
    manufacturer: record.manufacturer,
    catalogEntryTypeCode: TYPE_CODES[record.catalogEntryTypeCode || record.type] ?? 'ProductBean',
    parentCatalogEntryId: record.parentCatalogEntryID,
    categoryPath: record.parentCatalogGroupID,
    groupKey: record.x_groupkey,
    url: record.seo?.href || record.url,
    thumbnail: record.thumbnail,
    fullImage: record.fullImage,
    items,
    cluster: record.cluster.map(toMember),
    associations: toAssociations(record.merchandisingAssociations),
    numberOfSkus: record.numberOfSKUs || items.length,
  };
}
