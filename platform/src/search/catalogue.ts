import { LOCALES, type Locale } from '@sightline/shared-lib/contracts';

import { SEARCH_LANGUAGES, type SearchLanguage } from './engine/language';
import type { SynonymRules } from './engine/synonyms';

/** Locales the shop has; several share a language and differ in store, prices and addresses. */
export const SEARCH_LOCALES = LOCALES;
export type SearchLocale = Locale;

/** Language of a locale: the first part, except that Swiss locales name it second. */
export function languageOf(locale: SearchLocale): SearchLanguage {
  const [first, second] = locale.split('-');
  return (first === 'ch' ? second : first) as SearchLanguage;
}

/** How texts are written: British English has names of its own and is analysed as English. */
export const SEARCH_SPELLINGS = [...SEARCH_LANGUAGES, 'en-GB'] as const;
export type SearchSpelling = (typeof SEARCH_SPELLINGS)[number];

/** Spelling of a locale; only Britain's differs from its language. */
export function spellingOf(locale: SearchLocale): SearchSpelling {
  return locale === 'en-gb' ? 'en-GB' : languageOf(locale);
}

/** Language that a spelling is analysed as. */
export function languageOfSpelling(spelling: SearchSpelling): SearchLanguage {
  return spelling === 'en-GB' ? 'en' : spelling;
}

export type ProductType =
  | 'sun'
  | 'optical'
  | 'frames'
  | 'contact-lenses'
  | 'contact-lenses-accessories'
  | 'accessories'
  | 'electronics';

/** Attribute name (`BRAND`, `FRAME_SHAPE`, ...) to one value or several. */
export type AttributeValues = Readonly<Record<string, string | readonly string[]>>;

/** A colour variant of a model, the same in every language and store. */
export interface BaseProduct {
  readonly productId: string;
  readonly parentProductId?: string;
  readonly partNumber: string;
  /** Model code that the colour variants of one model share; a grouped index shows one of them (`x_groupkey`). */
  readonly groupKey: string;
  readonly type: ProductType;
  readonly brand: string;
  readonly modelName: string;
  readonly modelCode: string;
  /** Untranslated codes; facets `attributes.<name>`. */
  readonly attributes: AttributeValues;
  /** Rank by sales, 1 sells best. */
  readonly bestSellers: number;
  /** Day the product came in, in days since 1970-01-01. */
  readonly newArrivals: number;
  /** Codes of the product's items (sizes), searchable as a whole. */
  readonly gtins: readonly string[];
}

/** What the products are called in one spelling. The functions are called while the index is built. */
export interface LanguageCatalogue {
  readonly spelling: SearchSpelling;
  /** Name of an untranslated value; the value itself where it has none. Asked once a value. */
  readonly valueTranslated: (attribute: string, value: string) => string;
  /** The way from a section of the shop down to the product, one text a level; facets `categories.lvl0` and on. */
  readonly levels?: (productIndex: number) => readonly string[];
  /** More searchable text of the product (keywords, a short description), ranked last. */
  readonly text?: (productIndex: number) => readonly string[];
  readonly synonyms?: SynonymRules;
}

/** What a store says about a product; amounts are decimal numbers in the store's currency. */
export interface StoreOffer {
  readonly url: string;
  readonly price: { readonly guest: number; readonly registered: number };
  /** Whether it is shown as reduced to guests and to members; facets `reduced.guest` and `reduced.registered`. */
  readonly reduced: { readonly guest: boolean; readonly registered: boolean };
  readonly buyable: boolean;
  /** A product that is not displayed is left out of the store's indices. */
  readonly display: boolean;
}

/** One store in one locale; each has its own index names. */
export interface StoreCatalogue {
  readonly locale: SearchLocale;
  readonly storeId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Undefined when the store does not carry the product. Called while the index is built, not kept. */
  readonly offer: (productIndex: number) => StoreOffer | undefined;
}

/** A page of the content service that search can find. */
export interface ContentDocument {
  readonly id: string;
  readonly locale: SearchLocale;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Kind of page, for example `faq` or `guide`; facet `type`. */
  readonly type: string;
  readonly keywords?: readonly string[];
  /** Larger comes first among equal matches. */
  readonly popularity?: number;
}

/** A branch that shoppers can go to, as a locale names it. */
export interface BranchDocument {
  readonly id: string;
  readonly locale: SearchLocale;
  readonly name: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly stateOrProvinceName: string;
  readonly country: string;
  readonly phone: string;
  readonly url: string;
  /** Facet `services`. */
  readonly services: readonly string[];
  readonly lat: number;
  readonly lng: number;
}

/** The texts that a locale shows. */
export function languageCatalogueOf(
  { languages }: Pick<SearchCatalogue, 'languages'>,
  locale: SearchLocale,
): LanguageCatalogue | undefined {
  const written = (spelling: SearchSpelling) => languages.find((candidate) => candidate.spelling === spelling);
  return written(spellingOf(locale)) ?? written(languageOf(locale));
}

/** Everything the index is built from. `productIndex` elsewhere is a position in `products`. */
export interface SearchCatalogue {
  /** Changes whenever the content changes. */
  readonly version: string;
  readonly products: readonly BaseProduct[];
  /** One entry for each spelling that a store shows; British English falls back to English. */
  readonly languages: readonly LanguageCatalogue[];
  readonly stores: readonly StoreCatalogue[];
  readonly contents: readonly ContentDocument[];
  readonly branches?: readonly BranchDocument[];
}
