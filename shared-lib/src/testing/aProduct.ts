import type { Attachment, Attributes, ListingProduct, PriceEntry, Product, Sku } from '../domain/product';

/** Attributes from plain codes; values read like their codes. */
export function attributesOf(codes: Readonly<Record<string, string>> = {}): Attributes {
  const lists = Object.fromEntries(Object.entries(codes).map(([name, value]) => [name, [value]]));
  return { codes: lists, values: lists, names: {} };
}

export function anAttachment(overrides: Partial<Attachment> = {}): Attachment {
  return {
    id: 'a-1',
    identifier: 'front',
    name: 'front',
    usage: 'PDP',
    url: '/pictures/front.avif',
    sequence: 1,
    widthMm: 140,
    ...overrides,
  };
}

/** A guest price of 183.00, offered at 146.40, without end. */
export function aPrice(overrides: Partial<PriceEntry> = {}): PriceEntry {
  return {
    segment: 'Guest',
    currency: 'USD',
    listMinor: 18_300,
    offerMinor: 14_640,
    percentageDiscount: 20,
    startDate: null,
    endDate: null,
    precedence: 10,
    priceListPrecedence: 5,
    futurePrices: [],
    ...overrides,
  };
}

export function aSku(overrides: Partial<Sku> = {}): Sku {
  return {
    productId: '5000001',
    partNumber: '2900000000018',
    name: 'Ordora M',
    buyable: true,
    attributes: attributesOf({ FRAME_SIZE: 'M', LENS_WIDTH: '52', BRIDGE_WIDTH: '18', TEMPLE_LENGTH: '145' }),
    prices: { US_FRAMES: [aPrice()] },
    priceList: 'US_FRAMES',
    plainPrice: { currency: 'USD', listMinor: 18_300, offerMinor: 14_640 },
    attachments: [],
    ...overrides,
  };
}

const FRAME = {
  PRODUCT_TYPE: 'Sun',
  BRAND: 'Norvane',
  MODEL_NAME: 'Ordora',
  MODEL_CODE_DISPLAY: '0NO4001S',
  COLOR_CODE: '01',
  FRONT_COLOR: 'Black',
  FRAME_SHAPE: 'Round',
};

/** A sunglass model in one colour with one size. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    productId: '3000001',
    partNumber: '0NO4001S-01',
    storeId: '10801',
    name: 'Norvane Ordora',
    shortDescription: 'Round sunglasses',
    longDescription: '',
    manufacturer: 'Norvane',
    catalogEntryTypeCode: 'ProductBean',
    parentCatalogEntryId: '',
    categoryPath: ['10501'],
    buyable: true,
    groupKey: '0NO4001S',
    url: '/sunglasses/norvane-ordora-black-0no4001s-01',
    thumbnail: '/pictures/front.avif',
    fullImage: '/pictures/front.avif',
    attachments: [anAttachment()],
    attributes: attributesOf(FRAME),
    prices: { US_FRAMES: [aPrice()] },
    priceList: 'US_FRAMES',
    plainPrice: { currency: 'USD', listMinor: 18_300, offerMinor: 14_640 },
    items: [aSku()],
    cluster: [],
    associations: [],
    numberOfSkus: 1,
    ...overrides,
  };
}

/** A hit of the search index. */
export function aListingProduct(overrides: Partial<ListingProduct> = {}): ListingProduct {
  return {
    objectId: '0NO4001S-01_10801',
    productId: '3000001',
    parentProductId: '',
    partNumber: '0NO4001S-01',
    storeId: '10801',
    type: 'sun',
    name: 'Norvane Ordora',
    url: '/sunglasses/norvane-ordora-black-0no4001s-01',
    groupKey: '0NO4001S',
    buyable: true,
    display: true,
    attachments: [anAttachment()],
    attributes: attributesOf(FRAME),
    prices: { US_FRAMES: [aPrice()] },
    priceList: 'US_FRAMES',
    cluster: [],
    items: [],
    associations: [],
    ...overrides,
  };
}
