import type { ComponentFields, ComponentType } from './content.components';
import type { ContentLocale } from './content.locales';
import type { Crumb, PageSeo } from './content.tables';
import type { ContentWords } from './content.words';

/** Which products a component shows, asked of the catalogue when the content is seeded. */
export interface ProductQuery {
  /** Slugs of product types (CAT-02). */
  productTypes: readonly string[];
  /** English first segments of listings: one product of each, in this order, whatever its type. */
  shelves?: readonly string[];
  /** Only products with this code of an attribute. */
  having?: { attribute: string; code: string };
  /** This product when the catalogue has it. */
  partNumber?: string;
  order: 'newest' | 'bestSelling';
  limit: number;
}

/** A component before its products are known. */
export type ComponentDraft = {
  [Type in ComponentType]: {
    id: string;
    type: Type;
    fields: ComponentFields[Type];
    products?: ProductQuery;
    validFrom?: string;
    validTo?: string;
  };
}[ComponentType];

/** A page before it is stored. */
export interface PageDraft {
  id: string;
  type: string;
  externalId?: string;
  path: string;
  seo: PageSeo;
  breadcrumb?: Crumb[];
  placements: Record<string, ComponentDraft[]>;
  validFrom?: string;
  validTo?: string;
}

/** What a page is composed of: a language's words with amounts and numbers filled in, for one country. */
export interface PageContext {
  words: ContentWords;
  locale: ContentLocale;
  /** Category id of a brand by its path; brands the catalogue does not have are missing. */
  brandIds: ReadonlyMap<string, string>;
  /** Country, language and currency as the last line of a page names them. */
  site: string;
  /** Whether an insurer settles with the shop here. */
  hasInsurer: boolean;
}

/** Titles end in the shop's name, once. */
export function seoOf(title: string, description: string, canonical: string, robots = 'index,follow'): PageSeo {
  return { title: title.includes('Sightline') ? title : `${title} | Sightline`, description, canonical, robots };
}
