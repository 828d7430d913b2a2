import { listingContext } from '@sightline/shared-lib/domain/listing';

import type { CatalogueService } from '../modules/catalogue';
import type { Shelf, ShopListing, ShownResult } from '../modules/merchandising';
import { languageById, langIdOf, storeByLocale } from '../modules/storeConfig';
import type { SearchLocale, SearchService } from '../search';

/** Goods that a preview shows. */
const SHOWN = 18;
/** Most articles that one call of the protocol reads. */
const MOST_NAMED = 200;

/** Attributes whose values goods can be put first by. */
const BOOSTED = ['BRAND', 'FRAME_SHAPE', 'FRONT_COLOR', 'FRAME_MATERIAL_FACET', 'GENDER', 'PRODUCT_TYPE', 'IS_NEW'].map(
  (name) => `attributes.${name}`,
);

interface Hit {
  readonly partnumberId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | readonly string[]>>;
  readonly attachments?: readonly { readonly url: string }[];
}

interface FoundBody {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly renderingContent: { readonly redirect?: { readonly url: string } };
  readonly userData?: readonly (Readonly<Record<string, unknown>> & {
    readonly banner?: ShownResult['banners'][number];
  })[];
}

const indexOf = (locale: SearchLocale): string => `products_${locale}_grouped`;

/** The goods of the shop, as the search of this process has them. */
export function createMerchandisingShelf(
  search: () => SearchService | undefined,
  catalogue: Pick<CatalogueService, 'snapshot'>,
): Shelf {
  const asked = async (...query: Parameters<SearchService['query']>): Promise<FoundBody | undefined> => {
    const answer = await search()?.query(...query);
    return answer?.status === 200 ? (answer.body as unknown as FoundBody) : undefined;
  };
  return {
    async show({ locale, words, listing }, book) {
      const query = {
        query: listing ? '' : words,
        ...(listing ? { filters: listing.filters, ruleContexts: [listingContext(listing.path)] } : {}),
        hitsPerPage: SHOWN,
        attributesToRetrieve: ['partnumberId', 'name', 'attributes', 'attachments'],
        attributesToHighlight: [],
      };
      const found = await asked(indexOf(locale), query, book);
      return {
        total: found?.nbHits ?? 0,
        goods: (found?.hits ?? []).map((hit) => ({
          partNumber: hit.partnumberId,
          name: nameOf(hit),
          picture: pictureOf(hit),
        })),
        banners: (found?.userData ?? []).flatMap(({ banner }) => banner ?? []),
        data: (found?.userData ?? []).flatMap((one) => (one.banner ? [] : JSON.stringify(one))),
        redirect: found?.renderingContent.redirect?.url ?? '',
      };
    },

    async listings(locale) {
      const { dictionary } = await catalogue.snapshot();
      const language = languageById(langIdOf(locale)).text;
      const listings = [...dictionary.categories.values()].flatMap((category): ShopListing[] => {
        const { path, names, identifier, parent_id: parent } = category;
        if (path === '/brands') return [];
        const name = names[language] ?? identifier;
        const filters =
          parent === null
            ? `attributes.LX_CANONICAL_CATEGORY:"${identifier}"`
            : `attributes.BRAND:"${name.replaceAll('"', '')}"`;
        return [{ path, name, filters }];
      });
      return listings.toSorted((one, two) => (one.path < two.path ? -1 : 1));
    },

    async values(locale) {
      const found = await asked(indexOf(locale), {
        query: '',
        hitsPerPage: 0,
        facets: BOOSTED,
        sortFacetValuesBy: 'alpha',
      });
      return Object.fromEntries(BOOSTED.map((name) => [name, Object.keys(found?.facets?.[name] ?? {})]));
    },

    async names(locale, partNumbers) {
      const storeId = storeByLocale(locale)?.storeId ?? '';
      const requests = partNumbers.slice(0, MOST_NAMED).map((partNumber) => ({
        indexName: indexOf(locale),
        objectID: `${partNumber}_${storeId}`,
        attributesToRetrieve: ['partnumberId', 'name', 'attributes'],
      }));
      const answer = await search()?.objects({ requests });
      const { results = [] } = (answer?.body ?? {}) as { results?: readonly (Hit | null)[] };
      return new Map(results.flatMap((hit) => (hit ? [[hit.partnumberId, nameOf(hit)] as const] : [])));
    },
  };
}

function nameOf({ name, attributes }: Hit): string {
  return [attributes['BRAND'], attributes['MODEL_NAME']].flat().filter(Boolean).join(' ') || name;
}

/** Pictures stand on the platform under the path that the shop shows them at. */
function pictureOf({ attachments = [] }: Hit): string {
  const [first] = attachments;
  const path = first?.url.replace(/^https?:\/\/[^/]+/, '') ?? '';
  return path.startsWith('/pictures/') ? path : '';
}
