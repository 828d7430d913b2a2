import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import { sideIndexName } from '../../domain/listing/indexNames';
import { SORT } from '../../domain/listing/sortCodes';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { queryIndex } from './queryIndex';

const phraseHit = v.object({ query: text });

/** Phrases people search for, for each of several beginnings in one call; an empty one asks for the most searched (SRCH-02). */
export async function suggestPhrases(
  client: PlatformClient,
  input: {
    readonly prefix: string;
    readonly locale: string;
    readonly terms: readonly string[];
    readonly limit: number;
  },
  options: CallOptions = {},
): Promise<readonly (readonly string[])[]> {
  const indexName = sideIndexName(SORT.querySuggestions, input.locale, input.prefix);
  const requests = input.terms.map((query) => ({
    indexName,
    query,
    hitsPerPage: input.limit,
    attributesToRetrieve: ['query'],
    attributesToHighlight: [],
    analytics: false,
  }));
  const results = await queryIndex(client, { requests }, options);
  return results.map(({ hits }) =>
    hits.flatMap((hit) => {
      const read = v.safeParse(phraseHit, hit);
      return read.success && read.output.query !== '' ? [read.output.query] : [];
    }),
  );
}
