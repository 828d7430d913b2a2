import { codeFacet, EMPTY_LISTING, readWish } from '@sightline/shared-lib/domain/listing';

import type { SearchService } from '../search';
import type { GradedPhrase } from '../search/testing/judged/phrases/gradedPhrase';
import type { ProductDraft } from '../seed/catalogue/draft';
import { DEPTH, gradesOf, ndcg } from './relevance';

export interface PhraseJudgement {
  readonly phrase: string;
  readonly ndcg: number;
  readonly hits: number;
}

interface Hits {
  readonly nbHits: number;
  readonly hits: readonly { readonly partnumberId: string }[];
}

/** The first hits of a phrase, asked for as the shop's search page does. */
export async function askPhrase(service: SearchService, locale: string, phrase: string): Promise<Hits> {
  const { term: query, facets, minPrice, maxPrice } = readWish({ ...EMPTY_LISTING, term: phrase });
  const bounds = [
    minPrice === null ? [] : `sort.price.guest>=${minPrice}`,
    maxPrice === null ? [] : `sort.price.guest<=${maxPrice}`,
  ];
  const facetFilters = Object.entries(facets).map(([name, values]) =>
    values.map((value) => `${codeFacet(name)}:${value}`),
  );
  const { body } = await service.query(`products_${locale}_grouped`, {
    query,
    facetFilters,
    numericFilters: bounds.flat(),
    hitsPerPage: DEPTH,
  });
  return body as unknown as Hits;
}

/** How well the first hits answer a phrase. */
export async function judgePhrase(
  service: SearchService,
  drafts: readonly ProductDraft[],
  locale: string,
  graded: GradedPhrase,
): Promise<PhraseJudgement> {
  const [phrase] = graded;
  const grades = gradesOf(drafts, graded);
  // A grouped index shows one variant of a model: no more can be reached than the best of each.
  const ofModels = new Map<string, number>();
  for (const { groupKey, partNumber } of drafts)
    ofModels.set(groupKey, Math.max(ofModels.get(groupKey) ?? 0, grades.get(partNumber) ?? 0));
  const { hits, nbHits } = await askPhrase(service, locale, phrase);
  const shown = hits.map(({ partnumberId }) => grades.get(partnumberId) ?? 0);
  return { phrase, ndcg: ndcg(shown, [...ofModels.values()]), hits: nbHits };
}
