import type { ComponentType } from 'react';

import type { PageKind } from './pageKind';
import type { LoadServices } from './services';

/** What the content service or the catalogue said about a path that no fixed route claims. */
export interface ResolvedPage {
  /** Category id, part number or content page id, by the page kind. */
  readonly externalId: string;
  /** Page type as the service spells it, e.g. `ProductListPage`. */
  readonly type: string;
}

/** The page the shopper asked for, as the route table understood it. */
export interface PageRequest {
  readonly kind: PageKind;
  /** Path without locale prefix, in the English spelling of its segments, starting with a slash. */
  readonly path: string;
  /** The address as asked for: locale prefix, localised segments, query. */
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters; a repeated name keeps all its values. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly resolved?: ResolvedPage;
}

export interface AlternateLink {
  readonly hreflang: string;
  readonly href: string;
}

/** Everything of the document's head that belongs to the page; addresses are site-relative (SEO-01). */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Locale-less path of the canonical address; the shell adds the origin and the locale. */
  readonly canonicalPath?: string;
  readonly robots?: string;
  /** Locale-less path in other locales where it differs; the shell fills in the rest. */
  readonly alternatePaths?: Readonly<Record<string, string>>;
  /** JSON-LD objects without `@context`; pages by locale-less paths: the shell adds context, origin and locale (SEO-02). */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
  /** The picture that is the largest paint: preloaded with high priority. */
  readonly heroImage?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
  /** Section of the main navigation to mark as current: a locale-less path. */
  readonly section?: string | undefined;
  /** Reduced header for checkout, prescription, lens and hearing screens. */
  readonly chrome?: 'full' | 'reduced' | undefined;
  /** The one way back in the reduced header, a locale-less path; the bag when it is absent. */
  readonly back?: { readonly path: string; readonly label: string } | undefined;
}

/** How long shared caches may keep the page (SEO-05); `private` pages hold personal data and are never shared. */
export type CachePolicy = 'content' | 'category' | 'product' | 'private';

export interface PageAnswer<Data> {
  readonly outcome: 'page';
  readonly status: number;
  readonly head: PageHead;
  readonly data: Data;
  readonly cache: CachePolicy;
}

export interface RedirectAnswer {
  readonly outcome: 'redirect';
  readonly location: string;
  readonly permanent: boolean;
}

export type LoadResult<Data> = PageAnswer<Data> | RedirectAnswer;

export interface PageProps<Data> {
  readonly data: Data;
  readonly request: PageRequest;
}

/** A page that lies over another one. */
export interface DialogProps<Data> extends PageProps<Data> {
  /** Address of the page below. */
  readonly below?: string | undefined;
  /** Back to the page below. */
  readonly onClose: () => void;
}

/**
 * A page is two things: `load` fetches, `Page` renders. The same code runs on the server for the first page and in the
 * browser for later ones. `data` must survive JSON.
 */
export interface PageModule<Data = unknown> {
  load(request: PageRequest, services: LoadServices): Promise<LoadResult<Data>>;
  readonly Page: ComponentType<PageProps<Data>>;
  /**
   * The same as a dialog, for who comes from another page: it keeps its address, and the page below stays as it is (ROUTE-07). Draws a
   * modal dialog of the kit.
   */
  readonly Dialog?: ComponentType<DialogProps<Data>>;
}
