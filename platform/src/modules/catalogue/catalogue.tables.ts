import type { ColumnType, Generated } from 'kysely';

/** JSON column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;

/** Texts by language spelling (`en`, `en-GB`, `it`, `fr`, `de`, `es`, `pt`); `en` is always there. */
export type LocalisedText = Readonly<Record<string, string>>;

/** Attribute identifier to its untranslated code, or codes. */
export type AttributeCodes = Readonly<Record<string, string | readonly string[]>>;

export interface CategoryRow {
  id: string;
  /** Slug of the product type, or of the brand. */
  identifier: string;
  parent_id: string | null;
  sequence: number;
  names: Json<LocalisedText>;
  descriptions: Json<LocalisedText>;
  /** English path without locale. */
  path: string;
  /** Part number of the product whose picture stands for the category. */
  picture_of: string | null;
}

export interface ProductRow {
  id: string;
  part_number: string;
  /** Model code: colours of one model share it. */
  group_key: string;
  category_id: string;
  brand_id: string;
  brand: string;
  /** Slug of the product type (CAT-02), or `services`. */
  product_type: string;
  names: Json<LocalisedText>;
  /** English path without locale; empty for what has no page. */
  path: string;
  attributes: Json<AttributeCodes>;
  /** PictureSpec of `pictures`, null for services. */
  picture: Json<object> | null;
  /** Hash of the specification and the recipe, part of picture addresses. */
  picture_version: string;
  /** Views of the picture with the width of what they show in millimetres. */
  views: Json<readonly { view: string; widthMm: number }[]>;
  /** Rank by sales, 1 sells best. */
  best_seller: number;
  /** Days since 1970-01-01. */
  arrival_day: number;
  /** Marker within price list names: `FRAMES`, `CL`, `GOODS`, `SERVICES`. */
  price_family: string;
  buyable: boolean;
  displayed: boolean;
}

export interface ItemRow {
  id: string;
  /** 13-digit article number, or the code of a service. */
  part_number: string;
  product_id: string;
  sequence: number;
  attributes: Json<AttributeCodes>;
  weight_grams: number;
}

export interface PriceRow {
  id: Generated<string>;
  product_id: string;
  /** Null: for every item of the product. */
  item_id: string | null;
  store_id: string;
  price_list: string;
  segment: string;
  currency: string;
  list_minor: number;
  offer_minor: number;
  /** Lowest price of the last 30 days, shown with reductions in the EU. */
  lowest_minor: number | null;
  starts_at: Date;
  ends_at: Date | null;
  precedence: number;
  price_list_precedence: number;
}

export interface AssociationRow {
  product_id: string;
  /** `X-SELL FAMILY` or `CL FAMILY`. */
  type: string;
  target_id: string;
  sequence: number;
}

export interface AttributeRow {
  /** Number used in facet values: `attributes.<id>.value.raw`. */
  id: string;
  identifier: string;
  names: Json<LocalisedText>;
  sequence: number;
  defining: boolean;
  displayed: boolean;
  facet: boolean;
  /** UN/ECE code of the unit, e.g. `MMT`; empty for none. */
  unit: string;
}

export interface AttributeValueRow {
  attribute: string;
  code: string;
  sequence: number;
  names: Json<LocalisedText>;
}

export interface CatalogueVersionRow {
  /** Always `catalogue`. */
  name: string;
  version: number;
}

export type CatalogueTables = {
  categories: CategoryRow;
  products: ProductRow;
  items: ItemRow;
  prices: PriceRow;
  associations: AssociationRow;
  attributes: AttributeRow;
  attribute_values: AttributeValueRow;
  catalogue_versions: CatalogueVersionRow;
};
