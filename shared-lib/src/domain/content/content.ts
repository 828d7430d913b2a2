import type { BreadcrumbEntry } from '../listing/listing';

export interface ContentMedia {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Width of what a cut-out picture shows, for true scale; 0 when it is no product picture. */
  readonly widthMm: number;
}

export interface ContentLink {
  readonly label: string;
  readonly href: string;
}

export interface ContentItem {
  readonly title: string;
  readonly text: string;
  /** HTML; must be sanitised before it is shown (CMS-03). */
  readonly html: string;
  readonly media: ContentMedia | null;
  readonly cta: ContentLink | null;
}

/** What the content service says about any component, whatever its type. */
export interface ContentFields {
  /** One word or two above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  /** HTML; must be sanitised before it is shown (CMS-03). */
  readonly html: string;
  readonly media: ContentMedia | null;
  readonly cta: ContentLink | null;
  readonly items: readonly ContentItem[];
  readonly links: readonly ContentLink[];
  /** Category ids in the order of `items` or `links`, empty for what is no category. */
  readonly categoryIds: readonly string[];
  readonly columns: readonly { readonly title: string; readonly links: readonly ContentLink[] }[];
  /** Frame widths to draw in true scale. */
  readonly sizes: readonly { readonly label: string; readonly widthMm: number }[];
  /** Name of the drawing that stands beside the words; empty when there is none. */
  readonly figure: string;
  /** Tile it follows inside a listing; null when it stands beside the grid. */
  readonly position: number | null;
  /** Column headings and rows of a cookie table. */
  readonly headings: CookieRow | null;
  readonly rows: readonly CookieRow[];
  /** Files and text track of a film. */
  readonly sources: readonly { readonly url: string; readonly type: string }[];
  readonly captions: string;
  /** How many entries the shop fills in; 0 when the service says nothing. */
  readonly maxItems: number;
  /** Words of a one-field form. */
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  /** Country, language and currency in one line. */
  readonly site: string;
  /** Every further field as it came. */
  readonly others: Readonly<Record<string, unknown>>;
}

/** Drawings that a page of words may have beside them, and the table of sizes, which may stand among them. */
export type ContentFigure = 'prescription' | 'measures' | 'audiogram' | 'sizes';

/** One line of a cookie table. */
export interface CookieRow {
  readonly name: string;
  readonly purpose: string;
  readonly duration: string;
  readonly kind: string;
}

/** Component types the storefront can draw (contract 6.1, CMS-03). */
export const COMPONENT_TYPES = [
  'HeroBanner',
  'Teaser',
  'TeaserGrid',
  'CollectionGrid',
  'ProductCarousel',
  'RichText',
  'Accordion',
  'CookieTable',
  'Video',
  'StoreFinderTeaser',
  'HearingTestEntry',
  'InsuranceTeaser',
  'NewsletterForm',
  'Menu',
  'MenuItem',
  'Link',
  'FooterColumn',
  'LegalStrip',
] as const;

export type ComponentType = (typeof COMPONENT_TYPES)[number];

/** A component of a page; an unknown type is kept with its name, so that it can be reported (CMS-03). */
export type ContentComponent = {
  readonly id: string;
  readonly placement: string;
  readonly parentId: string;
  readonly fields: ContentFields;
  /** Product ids to look up. */
  readonly productIds: readonly string[];
  readonly components: readonly ContentComponent[];
} & ({ readonly type: ComponentType } | { readonly type: 'unknown'; readonly unknownType: string });

export interface ContentSeo {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Locale -> site-relative address. */
  readonly alternates: Readonly<Record<string, string>>;
}

export interface ContentPage {
  readonly id: string;
  readonly type: string;
  readonly externalId: string;
  readonly locale: string;
  readonly seo: ContentSeo;
  readonly breadcrumb: readonly BreadcrumbEntry[];
  readonly placements: Readonly<Record<string, readonly ContentComponent[]>>;
}

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly categoryId: string;
  readonly image: string;
  readonly children: readonly MenuEntry[];
}

export interface SitemapGroup {
  readonly label: string;
  readonly links: readonly ContentLink[];
}
