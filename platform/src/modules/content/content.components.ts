import type { ContentFigure } from '@sightline/shared-lib/domain/content';

/**
 * Fields of each component type the content service ships. Every type draws on the same names (`title`, `text`, `html`,
 * `media`, `cta`, `items`, `links`); what only one type knows is listed with it. Addresses are English, site-relative
 * and without locale: the shop writes them in the locale's spelling. Products are not fields: their ids stand in the
 * component's `products`.
 */
export interface ContentLink {
  label: string;
  href: string;
}

export interface ContentMedia {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Width of what a cut-out picture shows, in millimetres; 0 when it is no product picture. */
  widthMm: number;
}

export interface ContentItem {
  title: string;
  /** Plain text. */
  text: string;
  /** The same with links and lists. */
  html?: string;
  media?: ContentMedia;
  cta?: ContentLink;
}

interface Teaser {
  title: string;
  text?: string;
  /** One word or two above the title. */
  kicker?: string;
  media?: ContentMedia;
  cta?: ContentLink;
}

export interface ComponentFields {
  /** The first thing on a page. Home: `products` holds the frame on the line. States: `links` are the three places to go. */
  HeroBanner: Teaser & { links?: ContentLink[] };
  /** Title, text, one way on. `sizes` are two frame widths to draw; `position` is the tile it follows inside a listing; `products` without `sizes` hold the frame that stands for a collection. */
  Teaser: Teaser & { sizes?: { label: string; widthMm: number }[]; position?: number };
  /** An index: one line an item. `categoryIds` stand in the order of the items, for counts. */
  TeaserGrid: { title?: string; items: ContentItem[]; categoryIds?: string[] };
  /** Products on the rail, by `products`. */
  ProductCarousel: { title: string; cta?: ContentLink };
  /** A heading with sanitised paragraphs, lists and links; `text` instead of `html` for one plain line; or a drawing, which stands beside those that follow, or a table among them. */
  RichText: { title?: string; text?: string; html?: string; figure?: ContentFigure };
  /** A group of questions: `title` of an item is the question, `text` or `html` the answer. */
  Accordion: { title: string; items: ContentItem[] };
  /** What the site stores on a device, with the headings of the four columns. */
  CookieTable: {
    title: string;
    headings: { name: string; purpose: string; duration: string; kind: string };
    rows: { name: string; purpose: string; duration: string; kind: string }[];
  };
  /** A film that starts when it is asked to; `captions` is the address of its text track. */
  Video: { title: string; media: ContentMedia; sources: { url: string; type: string }[]; captions: string };
  /** Nearest branches, `maxItems` of them, filled in by the shop. */
  StoreFinderTeaser: Teaser & { maxItems: number };
  /** The way into the hearing check. */
  HearingTestEntry: Teaser;
  /** Letter subscription; `html` is the sentence about consent. */
  NewsletterForm: { title: string; text: string; label: string; placeholder: string; button: string; html: string };
  /** Links in a row; `categoryIds` stand in the order of the links, empty for what is no category. */
  Menu: { links: ContentLink[]; categoryIds?: string[] };
  /** One section of the mega menu (contract 6.1). */
  MenuItem: MegaMenuItem;
  /** A single link. */
  Link: { cta: ContentLink };
  /** A column of the footer, or a group of the site map. */
  FooterColumn: { title: string; links: ContentLink[] };
  /** Last line of every page; `site` names country, language and currency. */
  LegalStrip: { text: string; links: ContentLink[]; site: string };
}

export type ComponentType = keyof ComponentFields;

/**
 * An entry of the mega menu: section, column, link. A column's id ends in what it is: `-shop`, `-shape`, `-brand`,
 * `-guides`, `-feature` (one product), `-services` (the row below). `image` is empty, `shape:<outline>` for a drawn frame
 * outline, or `product:<product id>` for a product's picture.
 */
export interface MegaMenuItem {
  id: string;
  label: string;
  href: string;
  categoryId: string;
  image: string;
  children: MegaMenuItem[];
}
