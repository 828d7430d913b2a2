import { suggestPhrases } from '@sightline/shared-lib/api/search';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import { KEYWORD_LIMIT } from '@sightline/shared-lib/domain/listing';

import { INDEX_PREFIX } from '../../catalogue/query/findListing';

/** What to search for instead of words that led nowhere (SRCH-02). */
export interface OtherWords {
  /** Phrases that begin like one of the words, slips of the finger forgiven. */
  readonly instead: readonly string[];
  /** What people search for most. */
  readonly popular: readonly string[];
}

/** Words looked at, and the letters a word needs to say anything. */
const MOST_WORDS = 5;
const FEWEST_LETTERS = 3;

function wordsOf(term: string): string[] {
  const words = Array.from(term.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ([word]) => word);
  return [...new Set(words.filter((word) => word.length >= FEWEST_LETTERS))].slice(0, MOST_WORDS);
}

/** The first phrase of each word, then the second of each, and so on. */
function inTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}

/** Finds other words in one call; without an answer there are none. */
export async function findOtherWords(
  term: string,
  { client, site }: Pick<LoadServices, 'client' | 'site'>,
): Promise<OtherWords> {
  const words = wordsOf(term);
  const terms = ['', ...words];
  try {
    const [popular = [], ...near] = await suggestPhrases(client, {
      prefix: INDEX_PREFIX,
      locale: site.locale,
      terms,
      limit: KEYWORD_LIMIT,
    });
    const instead = new Set(inTurns(near));
    instead.delete(term.toLowerCase());
    return { instead: [...instead].slice(0, KEYWORD_LIMIT), popular };
  } catch {
    return { instead: [], popular: [] };
  }
}
