import { SEARCH_LOCALES, type SearchLocale } from '../catalogue';
import type { Direction } from '../engine/slotOrder';

/** How a product index sorts; none of these is the primary index (best sellers). */
export type ProductSort =
  | { readonly by: 'newArrivals'; readonly direction: Direction }
  | { readonly by: 'price'; readonly segment: 'guest' | 'registered'; readonly direction: Direction };

/** What an index name says (section 9.4 of the contract, PLP-08). */
export type IndexName =
  | {
      readonly kind: 'products';
      readonly locale: SearchLocale;
      readonly grouped: boolean;
      readonly sort: ProductSort | undefined;
    }
  | { readonly kind: 'suggestions' | 'contentSuggestions' | 'contents' | 'stores'; readonly locale: SearchLocale };

const LOCALES = SEARCH_LOCALES.join('|');
const PRODUCTS = new RegExp(`^(${LOCALES})_(grouped|ungrouped)(?:_(?:(new)|price_(guest|registered))_(asc|desc))?$`);
const SUGGESTIONS = new RegExp(`^(${LOCALES})_query_suggestions$`);
const CONTENT = new RegExp(`^cms_(${LOCALES})_(suggestions|contents|stores)$`);
const CONTENT_KINDS = { suggestions: 'contentSuggestions', contents: 'contents', stores: 'stores' } as const;

/** Reads an index name; undefined when it does not follow the pattern. */
export function parseIndexName(name: string, prefix: string): IndexName | undefined {
  const content = CONTENT.exec(name);
  if (content) {
    return { kind: CONTENT_KINDS[content[2] as keyof typeof CONTENT_KINDS], locale: content[1] as SearchLocale };
  }
  if (!name.startsWith(`${prefix}_`)) return undefined;
  const rest = name.slice(prefix.length + 1);
  const suggestions = SUGGESTIONS.exec(rest);
  if (suggestions) return { kind: 'suggestions', locale: suggestions[1] as SearchLocale };
  const products = PRODUCTS.exec(rest);
  if (!products) return undefined;
  const [, locale, grouping, newest, segment, direction] = products;
  return {
    kind: 'products',
    locale: locale as SearchLocale,
    grouped: grouping === 'grouped',
    sort: sortOf(newest, segment, direction),
  };
}

function sortOf(newest: string | undefined, segment: string | undefined, direction = ''): ProductSort | undefined {
  if (newest) return { by: 'newArrivals', direction: direction as Direction };
  if (!segment) return undefined;
  return { by: 'price', segment: segment as 'guest' | 'registered', direction: direction as Direction };
}

/** Name of the primary product index of a locale. */
export function productIndexName(prefix: string, locale: SearchLocale, grouped: boolean): string {
  return `${prefix}_${locale}_${grouped ? 'grouped' : 'ungrouped'}`;
}

/** Ends of the names of product indices, the primary one's first. */
const SORTS = ['', '_new_desc', '_new_asc'].concat(
  ['guest', 'registered'].flatMap((segment) => [`_price_${segment}_asc`, `_price_${segment}_desc`]),
);

/** Names of all product indices of a locale; the first is the primary one. */
export function allProductIndexNames(prefix: string, locale: SearchLocale): string[] {
  return [true, false].flatMap((grouped) => SORTS.map((sort) => productIndexName(prefix, locale, grouped) + sort));
}

/** Names of all indices of a locale besides those of its products. */
export function otherIndexNames(
  prefix: string,
  locale: SearchLocale,
): Record<Exclude<IndexName['kind'], 'products'>, string> {
  return {
    suggestions: `${prefix}_${locale}_query_suggestions`,
    contentSuggestions: `cms_${locale}_suggestions`,
    contents: `cms_${locale}_contents`,
    stores: `cms_${locale}_stores`,
  };
}
