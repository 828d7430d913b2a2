import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import { bestSellersIndexName, sideIndexName } from '../../domain/listing/indexNames';
import { KEYWORD_LIMIT } from '../../domain/listing/pageSizes';
import { SORT } from '../../domain/listing/sortCodes';
import type { ListingProduct } from '../../domain/product/product';
import type { CallOptions } from '../client/callOptions';
import { narrowedBy } from './listingQueries';
import type { Chosen } from './listingQueries';
import { hitSchema, toListingProduct } from './indexRecord';
import { maybe, text } from '../wire/wire';
import { queryIndex } from './queryIndex';

export interface SuggestionsInput {
  readonly prefix: string;
  readonly locale: string;
  readonly term: string;
  /** At most this many phrases, the keyword limit by default. */
  readonly phrases?: number;
  readonly products?: number;
  readonly contents?: number;
  /** Index attributes whose values are counted over all products found. */
  readonly facets?: readonly string[];
  /** Fields of a product's record; everything by default. */
  readonly attributesToRetrieve?: readonly string[];
  readonly userToken?: string;
  /** What the words say as choices: goods are looked for by them and the words that are left, phrases and pages by what was typed. */
  readonly meant?: Chosen & { readonly term: string };
}

/** A phrase to search for; `highlighted` marks the match with `<em>`. */
export interface QuerySuggestion {
  readonly query: string;
  readonly highlighted: string;
}

export interface ContentHit {
  readonly id: string;
  readonly title: string;
  readonly highlighted: string;
  readonly url: string;
  readonly type: string;
  readonly text: string;
  /** The part of the text that matches, with `<em>` marks; empty where it was not asked for. */
  readonly snippet: string;
}

export interface Suggestions {
  readonly queries: readonly QuerySuggestion[];
  readonly products: readonly ListingProduct[];
  readonly contents: readonly ContentHit[];
  readonly productTotal: number;
  /** Counts by index attribute and value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly queryId: string;
  /** The product index that answered. */
  readonly index: string;
}

const highlight = maybe(v.record(v.string(), v.unknown()));

const queryHit = v.pipe(
  v.object({ query: text, _highlightResult: highlight }),
  v.transform(({ _highlightResult: highlights, ...hit }) => ({ ...hit, highlights })),
);

const contentHit = v.pipe(
  v.object({
    objectID: text,
    title: text,
    url: text,
    type: text,
    text,
    _highlightResult: highlight,
    _snippetResult: highlight,
  }),
  v.transform(({ _highlightResult: highlights, _snippetResult: snippets, ...hit }) => ({
    ...hit,
    highlights,
    snippets,
  })),
);

function highlightOf(result: v.InferOutput<typeof highlight>, attribute: string): string {
  const entry = result?.[attribute];
  return v.is(v.object({ value: v.string() }), entry) ? entry.value : '';
}

/** Hits that can be read; others are left out. */
function readable<Schema extends v.GenericSchema>(schema: Schema, hits: readonly unknown[] = []) {
  return hits.flatMap((hit): v.InferOutput<Schema>[] => {
    const read = v.safeParse(schema, hit);
    return read.success ? [read.output] : [];
  });
}

/** A content record of either content index. */
export function toContentHits(hits: readonly unknown[] | undefined): ContentHit[] {
  return readable(contentHit, hits).map((hit) => ({
    id: hit.objectID,
    title: hit.title,
    highlighted: highlightOf(hit.highlights, 'title') || hit.title,
    url: hit.url,
    type: hit.type,
    text: hit.text,
    snippet: highlightOf(hit.snippets, 'text'),
  }));
}

/** Phrases, products and content for what has been typed so far, in one call (SRCH-01). */
export async function searchSuggestions(
  client: PlatformClient,
  input: SuggestionsInput,
  options: CallOptions = {},
): Promise<Suggestions> {
  const { prefix, locale, term: query } = input;
  const analytics = { analytics: false, clickAnalytics: false };
  const index = bestSellersIndexName(prefix, locale);
  const [phrases, products, contents] = await queryIndex(
    client,
    {
      requests: [
        {
          indexName: sideIndexName(SORT.querySuggestions, locale, prefix),
          query,
          hitsPerPage: input.phrases ?? KEYWORD_LIMIT,
          attributesToRetrieve: ['query'],
          ...analytics,
        },
        {
          indexName: index,
          query: input.meant?.term ?? query,
          ...(input.meant ? narrowedBy(input.meant) : {}),
          hitsPerPage: input.products ?? 3,
          clickAnalytics: true,
          // Half a word is no search.
          analytics: false,
          attributesToHighlight: [],
          ...(input.facets ? { facets: input.facets } : {}),
          ...(input.attributesToRetrieve ? { attributesToRetrieve: input.attributesToRetrieve } : {}),
          ...(input.userToken ? { userToken: input.userToken } : {}),
        },
        {
          indexName: sideIndexName(SORT.contentSuggestions, locale),
          query,
          hitsPerPage: input.contents ?? 4,
          ...analytics,
        },
      ],
    },
    options,
  );
  return {
    queries: readable(queryHit, phrases?.hits).map((hit) => ({
      query: hit.query,
      highlighted: highlightOf(hit.highlights, 'query') || hit.query,
    })),
    products: readable(hitSchema, products?.hits).map(toListingProduct),
    contents: toContentHits(contents?.hits),
    productTotal: products?.nbHits ?? 0,
    facets: products?.facets ?? {},
    queryId: products?.queryID ?? '',
    index: products?.index || index,
  };
}
