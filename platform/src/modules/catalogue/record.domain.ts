import { leanAttributes, summaryCodes, swatchCodes, wireAttributes } from './attribute.domain';
import type { AttributeForm, LeanAttribute, WireAttribute } from './attribute.domain';
import type { Item, Price, Product } from './catalogue.repository';
import type { AssociationRecord } from './association.domain';
import type { AttributeCodes } from './catalogue.tables';
import { longDescription, nameOf, shortDescription } from './description.domain';
import { attachmentsOf, gallery, picturedItem, pictureUrl, thumbnailUrl, tilePictures } from './picture.domain';
import type { GalleryPicture, TilePicture, WireAttachment } from './picture.domain';
import { choosePrice, pricesOf, searchAmount, wirePrices } from './price.domain';
import type { WirePrice } from './price.domain';
import { priceFields, priceListOf } from './priceFields.domain';
import type { PriceFields, RecordView } from './priceFields.domain';

/** A product with what belongs to it. */
export interface ProductParts {
  product: Product;
  items: readonly Item[];
  prices: readonly Price[];
  /** The other colours of the model. */
  siblings: readonly { product: Product; prices: readonly Price[] }[];
  /** Stock label by item part number. */
  labels: ReadonlyMap<string, string>;
}

interface CommonFields extends PriceFields {
  id: string;
  uniqueID: string;
  productId: string;
  partNumber: string;
  name: string;
  shortDescription: string;
  hasSingleSKU: boolean;
  buyable: string;
  displayable: string;
  storeID: string;
  parentCatalogGroupID: string;
  manufacturer: string;
  seo: { href: string };
  url: string;
  thumbnail: string;
  thumbnailRaw: string;
  fullImage: string;
  fullImageRaw: string;
  attributes: WireAttribute[];
  /** Left out of items within their product. */
  attachments?: WireAttachment[];
  x_groupkey: string;
  x_priceList: string;
  resourceId: string;
  seller: string;
  sellerId: string;
}

/** A product's colour variant as the record of the model shows it. */
export interface ClusterRecord {
  productId: string;
  partNumber: string;
  name: string;
  url: string;
  attachments: TilePicture[];
  /** In listings in few words; whole in the details of a product. */
  attributes: WireAttribute[] | LeanAttribute[];
  prices: Record<string, WirePrice[]>;
}

export interface ItemRecord extends CommonFields {
  type: 'item';
  catalogEntryTypeCode: 'ItemBean';
  parentCatalogEntryID: string;
  images: GalleryPicture[];
}

export interface ProductRecord extends CommonFields {
  type: 'product';
  catalogEntryTypeCode: 'ProductBean';
  longDescription?: string;
  numberOfSKUs: number;
  items?: ItemRecord[];
  /** The same records under the older record's name: list tools read prices from them. */
  sKUs?: ItemRecord[];
  images?: GalleryPicture[];
  cluster: ClusterRecord[];
  merchandisingAssociations?: AssociationRecord[];
  groupingProperties?: object;
  disallowRecurringOrder?: string;
}

/** What tells one record of a product from another: its own number, attributes and prices. */
interface RecordFacts {
  id: string;
  partNumber: string;
  codes: AttributeCodes;
  prices: readonly Price[];
  form: AttributeForm;
  hasSingleSKU: boolean;
}

function commonFields(product: Product, facts: RecordFacts, view: RecordView): CommonFields {
  const { id, partNumber } = facts;
  const { store } = view;
  const thumbnail = thumbnailUrl(product);
  const fullImage = product.views[0] ? pictureUrl(product, product.views[0].view, 1200) : '';
  return {
    id,
    uniqueID: id,
    productId: id,
    partNumber,
    name: nameOf(product, view.language),
    shortDescription: shortDescription(product, view.dictionary, view.language),
    hasSingleSKU: facts.hasSingleSKU,
    buyable: String(product.buyable),
    displayable: String(product.displayed),
    storeID: store.storeId,
    parentCatalogGroupID: `/${product.category_id}`,
    manufacturer: product.brand,
    seo: { href: product.path },
    url: product.path,
    thumbnail,
    thumbnailRaw: thumbnail,
    fullImage,
    fullImageRaw: fullImage,
    attributes: wireAttributes(facts.codes, view.dictionary, view.language, {
      form: facts.form,
      swatch: thumbnailUrl(product, 200),
    }),
    ...priceFields(product, facts.prices, view),
    x_groupkey: product.group_key,
    x_priceList: priceListOf(product, store),
    resourceId: `/search/resources/api/v2/products?storeId=${store.storeId}&id=${id}`,
    seller: 'Sightline',
    sellerId: '1',
  };
}

/** A size of a frame, a pack of lenses, or the thing itself; within its product it repeats nothing of it. */
export function itemRecord(parts: ProductParts, item: Item, view: RecordView, nested = false): ItemRecord {
  const product = picturedItem(parts.product, item);
  const label = parts.labels.get(item.part_number);
  const own = { ...item.attributes, ...(label ? { STOCK_LABEL: label } : {}) };
  const codes = nested ? own : { ...product.attributes, ...own };
  return {
    type: 'item',
    catalogEntryTypeCode: 'ItemBean',
    parentCatalogEntryID: product.id,
    ...commonFields(
      product,
      {
        id: item.id,
        partNumber: item.part_number,
        codes,
        prices: pricesOf(parts.prices, item.id),
        form: 'scalar',
        hasSingleSKU: true,
      },
      view,
    ),
    images: gallery(product),
    ...(nested ? {} : { attachments: attachmentsOf(product) }),
  };
}

/** A model in one colour. */
export function productRecord(parts: ProductParts, view: RecordView): ProductRecord {
  const { product, items } = parts;
  const prices = pricesOf(parts.prices, null);
  const codes = view.detail ? withStock(parts) : summaryCodes(product.attributes, view.dictionary);
  const form = view.detail ? 'scalar' : 'parallel';
  const record: ProductRecord = {
    type: 'product',
    catalogEntryTypeCode: 'ProductBean',
    ...commonFields(
      product,
      { id: product.id, partNumber: product.part_number, codes, prices, form, hasSingleSKU: items.length === 1 },
      view,
    ),
    attachments: attachmentsOf(product),
    numberOfSKUs: items.length,
    cluster: parts.siblings.map((sibling) => clusterRecord(sibling.product, sibling.prices, view)),
  };
  if (!view.detail) return { ...record, groupingProperties: grouping(parts, view) };
  const skus = items.map((item) => itemRecord(parts, item, view, true));
  return {
    ...record,
    longDescription: longDescription(product, view.language),
    items: skus,
    sKUs: skus,
    images: gallery(product),
    disallowRecurringOrder: 'true',
  };
}

/** The product's stock label is that of its items where they agree. */
function withStock({ product, items, labels }: ProductParts): AttributeCodes {
  const found = new Set(items.map((item) => labels.get(item.part_number) ?? ''));
  const [label] = found;
  return found.size === 1 && label ? { ...product.attributes, STOCK_LABEL: label } : product.attributes;
}

function clusterRecord(product: Product, prices: readonly Price[], view: RecordView): ClusterRecord {
  const codes = swatchCodes(product.attributes);
  const form = view.detail ? 'scalar' : 'parallel';
  const attributes = wireAttributes(codes, view.dictionary, view.language, {
    form,
    swatch: thumbnailUrl(product, 200),
  });
  return {
    productId: product.id,
    partNumber: product.part_number,
    name: nameOf(product, view.language),
    url: product.path,
    attachments: tilePictures(product),
    attributes: view.detail ? attributes : leanAttributes(attributes),
    prices: wirePrices(pricesOf(prices, null), view.now),
  };
}

/** The model that the product is a colour of, with the range of all its colours' prices, its own among them. */
function grouping({ product, prices, siblings }: ProductParts, view: RecordView): object {
  const chosen = [prices, ...siblings.map((sibling) => sibling.prices)].flatMap(
    (rows) => choosePrice(pricesOf(rows, null), priceListOf(product, view.store), view.segment, view.now) ?? [],
  );
  const offers = chosen.map((price) => price.offer_minor);
  return {
    groupCount: siblings.length + 1,
    groupHero: product.part_number,
    groupOwner: product.group_key,
    groupListPriceRange: [],
    groupOfferPriceRange: [],
    groupMinPriceValue: offers.length > 0 ? searchAmount(Math.min(...offers)) : '',
    groupMaxPriceValue: offers.length > 0 ? searchAmount(Math.max(...offers)) : '',
  };
}
