import type { GradedPhrase } from '../search/testing/judged/phrases/gradedPhrase';
import type { RelevantFacts } from '../search/testing/judged/judgedQuery';
import type { ProductDraft } from '../seed/catalogue/draft';

/** Hits that shoppers look at, and that are judged. */
export const DEPTH = 10;

const BEST = 3;
const FAIR = 1;

type Meets = (draft: ProductDraft) => boolean;

/** A fact that a query asks for, ready to be asked of ten thousand products. */
function meetsFact(name: string, accepted: readonly string[]): Meets {
  const [bound = ''] = accepted;
  switch (name) {
    case 'PRICE_UP_TO':
      return ({ listUsd }) => listUsd <= Number(bound) * 100;
    case 'PRICE_FROM':
      return ({ listUsd }) => listUsd >= Number(bound) * 100;
    case 'DISCOUNT_FROM':
      return ({ discount }) => discount >= Number(bound);
    case 'EYE_AND_BRIDGE': {
      const sizesOf = (draft: ProductDraft) =>
        draft.items.flatMap(({ attributes }) => attributes['FRAME_SIZE_DISPLAY'] ?? []);
      return (draft) => sizesOf(draft).some((size) => accepted.some((wanted) => size.startsWith(`${wanted} `)));
    }
    case 'LISTING':
      return ({ listing }) => accepted.includes(listing);
    case 'MODEL':
      return ({ groupKey }) => accepted.includes(groupKey);
    case 'PART':
      return ({ partNumber }) => accepted.includes(partNumber);
    default:
      return ({ attributes }) => {
        const own = attributes[name];
        return typeof own === 'string'
          ? accepted.includes(own)
          : (own?.some((code) => accepted.includes(code)) ?? false);
      };
  }
}

/** Whether the range says of a product what a query asks for. */
export function meetsFacts(facts: RelevantFacts): Meets {
  const asked = Object.entries(facts).map(([name, wanted]) => meetsFact(name, [wanted].flat()));
  return (draft) => asked.every((meets) => meets(draft));
}

/** How well each product, by its part number, answers a phrase; products that do not are left out. */
export function gradesOf(drafts: readonly ProductDraft[], [, best, fair]: GradedPhrase): Map<string, number> {
  const grades = new Map<string, number>();
  const isBest = meetsFacts(best);
  const isFair: Meets = fair ? meetsFacts(fair) : () => false;
  for (const draft of drafts) {
    if (isBest(draft)) grades.set(draft.partNumber, BEST);
    else if (isFair(draft)) grades.set(draft.partNumber, FAIR);
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
