/** Slugs of product types (CAT-02). */
export const PRODUCT_TYPES = [
  'contact-lenses',
  'optical',
  'frames',
  'accessories',
  'contact-lenses-accessories',
  'sun',
  'electronics',
] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

/**
 * Catalogue attributes by identifier. `codes` are untranslated ("FULL_RIM"), `values` localised, `names` the localised
 * names of the attributes; the lists of one attribute run in parallel.
 */
export interface Attributes {
  readonly codes: Readonly<Record<string, readonly string[]>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly names: Readonly<Record<string, string>>;
}

/** A picture or document of a product. */
export interface Attachment {
  readonly id: string;
  readonly identifier: string;
  /** View or file name, e.g. `front`. */
  readonly name: string;
  /** Where it is shown, e.g. `PDP`, `PLP`. */
  readonly usage: string;
  readonly url: string;
  readonly sequence: number;
  /** Width of what the picture shows, for pictures in true scale; null when unknown. */
  readonly widthMm: number | null;
}

/** A price that will apply later, in minor units and epoch milliseconds. */
export interface FuturePrice {
  readonly listMinor: number;
  readonly offerMinor: number;
  readonly startDate: number | null;
  readonly endDate: number | null;
}

/** One price of a price list (CAT-05); amounts in minor units, dates in epoch milliseconds, null when open. */
export interface PriceEntry {
  readonly segment: string;
  readonly currency: string;
  readonly listMinor: number;
  readonly offerMinor: number;
  readonly percentageDiscount: number;
  /** Lowest price of the 30 days before the reduction; absent where the law does not ask for it. */
  readonly lowestMinor?: number | null;
  readonly startDate: number | null;
  readonly endDate: number | null;
  readonly precedence: number;
  readonly priceListPrecedence: number;
  readonly futurePrices: readonly FuturePrice[];
}

/** Price list name -> its prices, e.g. `US_FRAMES_RX`. */
export type PriceLists = Readonly<Record<string, readonly PriceEntry[]>>;

/** Current and initial price in minor units: usage Offer and Display of the catalogue (CAT-05). */
export interface PlainPrice {
  readonly currency: string;
  readonly listMinor: number | null;
  readonly offerMinor: number | null;
}

export interface Association {
  /** `X-SELL FAMILY`, `CL FAMILY`, ... */
  readonly type: string;
  readonly productId: string;
  readonly partNumber: string;
}

/** Another colour of the same model. */
export interface ClusterMember {
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  /** Locale-less path of its page. */
  readonly url: string;
  readonly attachments: readonly Attachment[];
  readonly attributes: Attributes;
  readonly prices: PriceLists;
}

/** What can be put into a cart: one size of a frame, one pack of contact lenses, or the thing itself. */
export interface Sku {
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  readonly buyable: boolean;
  readonly attributes: Attributes;
  readonly prices: PriceLists;
  /** Name of the list its prices are in, e.g. `US_FRAMES`; empty when the catalogue names none (CAT-05). */
  readonly priceList: string;
  readonly plainPrice: PlainPrice;
  readonly attachments: readonly Attachment[];
}

/** A model in one colour, or an item, as the catalogue gives it (CAT-01, seed 1 §3). */
export interface Product {
  readonly productId: string;
  readonly partNumber: string;
  readonly storeId: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly manufacturer: string;
  readonly catalogEntryTypeCode: 'ProductBean' | 'ItemBean' | 'BundleBean' | 'PackageBean';
  readonly parentCatalogEntryId: string;
  /** Category ids from the root to the leaf. */
  readonly categoryPath: readonly string[];
  readonly buyable: boolean;
  readonly groupKey: string;
  /** Locale-less path of its page. */
  readonly url: string;
  readonly thumbnail: string;
  readonly fullImage: string;
  readonly attachments: readonly Attachment[];
  readonly attributes: Attributes;
  readonly prices: PriceLists;
  readonly priceList: string;
  readonly plainPrice: PlainPrice;
  readonly items: readonly Sku[];
  readonly cluster: readonly ClusterMember[];
  readonly associations: readonly Association[];
  readonly numberOfSkus: number;
}

/** A hit of the search index (seed 1 §3): what a listing tile needs. */
export interface ListingProduct {
  readonly objectId: string;
  readonly productId: string;
  readonly parentProductId: string;
  readonly partNumber: string;
  readonly storeId: string;
  readonly type: string;
  readonly name: string;
  /** Locale-less path of its page. */
  readonly url: string;
  readonly groupKey: string;
  readonly buyable: boolean;
  readonly display: boolean;
  readonly attachments: readonly Attachment[];
  readonly attributes: Attributes;
  readonly prices: PriceLists;
  readonly priceList: string;
  readonly cluster: readonly ClusterMember[];
  readonly items: readonly Sku[];
  readonly associations: readonly Association[];
}
