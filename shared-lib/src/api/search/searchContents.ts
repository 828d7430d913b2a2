import type { PlatformClient } from '../../contracts';
import { sideIndexName } from '../../domain/listing/indexNames';
import { SORT } from '../../domain/listing/sortCodes';
import type { CallOptions } from '../client/callOptions';
import { queryIndex } from './queryIndex';
import { toContentHits } from './searchSuggestions';
import type { ContentHit } from './searchSuggestions';

export interface ContentResult {
  readonly hits: readonly ContentHit[];
  readonly total: number;
  /** Whether no page has all the words, so that some were left out. */
  readonly isPartial: boolean;
}

/** About two lines below a title. */
const SNIPPET_WORDS = 22;

/** Content pages that match a term (SRCH-02). */
export async function searchContents(
  client: PlatformClient,
  input: { readonly locale: string; readonly term: string; readonly page?: number; readonly pageSize?: number },
  options: CallOptions = {},
): Promise<ContentResult> {
  const request = {
    indexName: sideIndexName(SORT.contents, input.locale),
    query: input.term,
    page: input.page ?? 0,
    hitsPerPage: input.pageSize ?? 20,
    attributesToHighlight: ['title'],
    attributesToSnippet: [`text:${SNIPPET_WORDS}`],
  };
  const [result] = await queryIndex(client, { requests: [request] }, options);
  return {
    hits: toContentHits(result?.hits),
    total: result?.nbHits ?? 0,
    isPartial: Boolean(result?.queryAfterRemoval),
  };
}
