import { packRelevance } from './relevance';

/** Where the number of typos begins. */
const TYPO_SHIFT = 10;
const BEGUN = 1 << 9;
const ATTRIBUTE_SHIFT = 1;

/** How well a dictionary word answers a searched one, wherever it stands. */
export interface Answering {
  readonly typos: number;
  /** Whether only the beginning of the dictionary word was searched for. */
  readonly begun: boolean;
  /** Whether the searched word stands in for what was typed. */
  readonly isSynonym: boolean;
}

/** What one word of a reading adds to the relevance of a record, as one number that compares like its criteria in turn. */
export function wordCost({ typos, begun, isSynonym }: Answering, attribute: number): number {
  return (typos << TYPO_SHIFT) | (begun ? BEGUN : 0) | (attribute << ATTRIBUTE_SHIFT) | (isSynonym ? 1 : 0);
}

/** The relevance of a record in which the words of a reading cost so much and stand so far apart. */
export function relevanceOfCosts(costs: readonly number[], proximity: number): number {
  let [typos, begun, attribute, synonyms] = [0, 0, 0, 0];
  for (const cost of costs) {
    typos += cost >> TYPO_SHIFT;
    begun |= cost & BEGUN;
    attribute += (cost & (BEGUN - 1)) >> ATTRIBUTE_SHIFT;
    synonyms += cost & 1;
  }
  return packRelevance({ typos, proximity, begun: begun === 0 ? 0 : 1, attribute, synonyms });
}
