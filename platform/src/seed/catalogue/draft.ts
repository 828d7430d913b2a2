import type { PictureSpec } from '@sightline/pictures';

import type { AttributeCodes, LocalisedText } from '../../modules/catalogue/catalogue.tables';

/** Slug of the listing a product is shown in; `none` for services. */
export type Listing =
  | 'sun'
  | 'optical'
  | 'contact-lenses'
  | 'electronics'
  | 'accessories'
  | 'contact-lenses-accessories'
  | 'hearing'
  | 'none';

/** How a SKU is stocked, before it is spread over the warehouses. */
export interface StockDraft {
  quantity: number;
  infinite?: boolean;
  label?: 'SOLD OUT' | 'COMING SOON' | 'COMING BACK SOON';
}

export interface ItemDraft {
  partNumber: string;
  attributes: AttributeCodes;
  weightGrams: number;
  stock: StockDraft;
  /** Where the item costs something else than its product, in US cents. */
  listUsd?: number;
}

/** A product before it gets its number, its prices in every store and its rows. */
export interface ProductDraft {
  groupKey: string;
  partNumber: string;
  listing: Listing;
  brand: string;
  modelName: string;
  names: LocalisedText;
  /** Words of the address between the listing and the part number. */
  slug: string;
  attributes: AttributeCodes;
  items: ItemDraft[];
  picture: PictureSpec | null;
  /** Width in millimetres of what each picture shows. */
  widthsMm: Readonly<Record<string, number>>;
  listUsd: number;
  /** Percentage off the list price for everybody. */
  discount: number;
  /** Further percentage for registered shoppers; 0 for none. */
  memberDiscount: number;
  /** Percentage off from next month for a week; 0 for none. */
  futureDiscount: number;
  priceFamily: 'FRAMES' | 'CL' | 'GOODS' | 'SERVICES';
  roxable: boolean;
  /** 0 to 1, larger sells better. */
  popularity: number;
  /** Days before the seed's reference day that it came in. */
  ageDays: number;
}
