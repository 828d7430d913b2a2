import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { FacetEntry } from '../../domain/listing/listing';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { count, list, text } from '../wire/wire';

const answerSchema = v.object({ facetHits: list(v.object({ value: text, count })) });

/** Values of a long facet that match what is typed into it (contract 9.5). */
export async function searchFacetValues(
  client: PlatformClient,
  input: { readonly indexName: string; readonly facet: string; readonly query: string; readonly limit?: number },
  options: CallOptions = {},
): Promise<readonly FacetEntry[]> {
  const answer = await client.send({
    surface: 'index',
    method: 'POST',
    path: '/1/indexes/{indexName}/facets/{facet}/query',
    pathParams: { indexName: input.indexName, facet: input.facet },
    body: { facetQuery: input.query, maxFacetHits: input.limit ?? 10 },
    ...options,
  });
  return decode(answerSchema, answer, 'searchFacetValues').facetHits.map((hit) => ({ ...hit, label: hit.value }));
}
