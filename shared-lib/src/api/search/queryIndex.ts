import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { count, list, maybe, text } from '../wire/wire';

/** One query of a multi-query call, in the provider's names (contract 9.1). */
export interface IndexQuery {
  readonly indexName: string;
  readonly query?: string;
  /** Zero based. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facets?: readonly string[];
  readonly maxValuesPerFacet?: number;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly numericFilters?: readonly string[];
  readonly filters?: string;
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  /** `attribute:words` */
  readonly attributesToSnippet?: readonly string[];
  readonly clickAnalytics?: boolean;
  readonly analytics?: boolean;
  readonly analyticsTags?: readonly string[];
  readonly userToken?: string;
  readonly ruleContexts?: readonly string[];
}

const resultSchema = v.object({
  hits: list(v.unknown()),
  nbHits: count,
  page: count,
  nbPages: count,
  hitsPerPage: count,
  facets: maybe(v.record(v.string(), v.record(v.string(), count))),
  facets_stats: maybe(v.record(v.string(), v.object({ min: count, max: count }))),
  queryID: text,
  queryAfterRemoval: text,
  parsedQuery: text,
  index: text,
  userData: list(v.unknown()),
  renderingContent: maybe(v.object({ redirect: maybe(v.object({ url: text })) })),
});

export type IndexResult = v.InferOutput<typeof resultSchema>;

/** Sends several index queries in one call and answers their results in the same order (contract 9.1). */
export async function queryIndex(
  client: PlatformClient,
  input: { readonly requests: readonly IndexQuery[] },
  options: CallOptions = {},
): Promise<readonly IndexResult[]> {
  const answer = await client.send({
    surface: 'index',
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: { requests: input.requests, strategy: 'none' },
    ...options,
  });
  return decode(v.object({ results: v.array(resultSchema) }), answer, 'queryIndex').results;
}
