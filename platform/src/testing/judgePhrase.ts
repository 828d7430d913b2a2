import {
  choicesLike,
  EMPTY_LISTING,
  facetAttribute,
  isModel,
  readLikeness,
  readWish,
} from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';

import type { SearchService } from '../search';
import type { GradedPhrase } from '../search/testing/judged/phrases/gradedPhrase';
import type { ProductDraft } from '../seed/catalogue/draft';
import { DEPTH, gradesOf, ndcg } from './relevance';

export interface PhraseJudgement {
  readonly phrase: string;
  readonly ndcg: number;
  readonly hits: number;
  /** Products of the range that answer it. */
  readonly answers: number;
}

interface Hits {
  readonly nbHits: number;
  readonly hits: readonly {
    readonly partnumberId: string;
    readonly attributes: Readonly<Record<string, string | readonly string[]>>;
  }[];
}

/** The first hits of a phrase, asked for as the shop's search page does. */
export async function askPhrase(service: SearchService, locale: string, phrase: string): Promise<Hits> {
  const state = { ...EMPTY_LISTING, term: phrase };
  return askListing(service, locale, (await findLikeness(service, locale, state)) ?? readWish(state));
}

async function findLikeness(service: SearchService, locale: string, state: ListingState): Promise<ListingState | null> {
  const likeness = readLikeness(state.term);
  if (!likeness) return null;
  const [hit] = (await askListing(service, locale, { ...EMPTY_LISTING, term: likeness.model })).hits;
  const codeOf = (name: string) => [hit?.attributes[name] ?? []].flat()[0];
  if (!isModel(likeness.model, codeOf)) return null;
  const facets = { MODEL_NAME: [codeOf('MODEL_NAME') ?? ''] };
  const ofKind = await askListing(service, locale, { ...EMPTY_LISTING, term: likeness.kind, facets });
  return choicesLike(state, codeOf, ofKind.nbHits > 0 ? '' : likeness.kind);
}

async function askListing(
  service: SearchService,
  locale: string,
  { term: query, facets, minPrice, maxPrice }: ListingState,
): Promise<Hits> {
  const bounds = [
    minPrice === null ? [] : `sort.price.guest>=${minPrice}`,
    maxPrice === null ? [] : `sort.price.guest<=${maxPrice}`,
  ];
  const facetFilters = Object.entries(facets).map(([name, values]) =>
    values.map((value) => `${facetAttribute(name, 'guest')}:${value}`),
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
  return { phrase, ndcg: ndcg(shown, [...ofModels.values()]), hits: nbHits, answers: grades.size };
}
