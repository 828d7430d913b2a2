import type { ColumnType } from 'kysely';

/** JSON column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface PageSeo {
  title: string;
  description: string;
  /** English path without locale. */
  canonical: string;
  robots: string;
}

export interface Crumb {
  label: string;
  href: string;
}

export interface ContentPageRow {
  id: string;
  /** Language and country as the content service spells them: `en-us`, `it-ch`. */
  locale: string;
  /** `HomePage`, `ProductListPage`, `LandingPage`, `NotFound` ... (contract 6.1). */
  type: string;
  /** Category id or part number; `*` stands for every product, empty for pages of their own. */
  external_id: string;
  path: string;
  seo: Json<PageSeo>;
  breadcrumb: Json<Crumb[]>;
  valid_from: Date | null;
  valid_to: Date | null;
}

export interface ContentComponentRow {
  id: string;
  locale: string;
  type: string;
  fields: Json<Record<string, unknown>>;
  /** Product ids. */
  products: Json<string[]>;
  valid_from: Date | null;
  valid_to: Date | null;
}

/** Where a component stands; one component may stand on several pages. */
export interface ContentPlacementRow {
  locale: string;
  page_id: string;
  placement: string;
  position: number;
  component_id: string;
}

/** What somebody wrote to customer service. */
export interface ContactMessageRow {
  /** `C-` and digits: what the writer is told. */
  number: string;
  request_key: string;
  store_id: string;
  locale: string;
  topic: string;
  name: string;
  email: string;
  phone: string;
  order_id: string;
  message: string;
  created_at: Date;
}

export type ContentTables = {
  content_pages: ContentPageRow;
  content_components: ContentComponentRow;
  content_placements: ContentPlacementRow;
  contact_messages: ContactMessageRow;
};
