import type { GradedPhrase } from '../search/testing/judged/phrases/gradedPhrase';
import type { RelevantFacts } from '../search/testing/judged/judgedQuery';
import type { ProductDraft } from '../seed/catalogue/draft';

/** Hits that shoppers look at, and that are judged. */
export const DEPTH = 10;

const BEST = 3;
const FAIR = 1;

/** Facts that a product is judged by besides its attributes. */
function factsOf(draft: ProductDraft, name: string): readonly string[] {
  const own = { LISTING: draft.listing, MODEL: draft.groupKey, PART: draft.partNumber }[name] ?? draft.attributes[name];
  return [own ?? []].flat();
}

function meetsFact(draft: ProductDraft, name: string, accepted: readonly string[]): boolean {
  const [bound = ''] = accepted;
  if (name === 'PRICE_UP_TO') return draft.listUsd <= Number(bound) * 100;
  if (name === 'PRICE_FROM') return draft.listUsd >= Number(bound) * 100;
  if (name === 'DISCOUNT_FROM') return draft.discount >= Number(bound);
  if (name !== 'EYE_AND_BRIDGE') return factsOf(draft, name).some((code) => accepted.includes(code));
  const sizes = draft.items.flatMap(({ attributes }) => [attributes['FRAME_SIZE_DISPLAY'] ?? []].flat());
  return sizes.some((size) => accepted.some((wanted) => size.startsWith(`${wanted} `)));
}

/** Whether the range says of a product what a query asks for. */
export function meetsFacts(draft: ProductDraft, facts: RelevantFacts): boolean {
  return Object.entries(facts).every(([name, wanted]) => meetsFact(draft, name, [wanted].flat()));
}

/** How well each product, by its part number, answers a phrase; products that do not are left out. */
export function gradesOf(drafts: readonly ProductDraft[], [, best, fair]: GradedPhrase): Map<string, number> {
  const grades = new Map<string, number>();
  for (const draft of drafts) {
    if (meetsFacts(draft, best)) grades.set(draft.partNumber, BEST);
    else if (fair && meetsFacts(draft, fair)) grades.set(draft.partNumber, FAIR);
  }
  return grades;
}

const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);
const gainOf = (grades: readonly number[]): number => grades.reduce((sum, grade, place) => sum + gain(grade, place), 0);

/** Normalised discounted cumulative gain of the first hits: 1 when nothing could stand better. */
export function ndcg(shown: readonly number[], possible: readonly number[]): number {
  const best = gainOf(possible.toSorted((one, two) => two - one).slice(0, DEPTH));
  return best === 0 ? 0 : gainOf(shown.slice(0, DEPTH)) / best;
}
