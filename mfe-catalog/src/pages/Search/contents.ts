import { searchContents } from '@sightline/shared-lib/api/search';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import { isOffered } from '@sightline/shared-lib/domain/site';

import type { ListingData } from '../../catalogue/query/listingData';
import { highlightParts } from '../../features/search/highlight';
import type { HighlightPart } from '../../features/search/highlight';

/** A page of the content service that answers the words, marked where it does. */
export interface FoundContent {
  readonly id: string;
  readonly url: string;
  readonly title: readonly HighlightPart[];
  readonly text: readonly HighlightPart[];
}

const CONTENTS = 4;
const NO_CONTENTS: FoundContents = { contents: [], isPartial: false };

/** Titles of the content index may end in the shop's name. */
function plainTitle(title: string): string {
  return title.replace(/\s*\|\s*Sightline$/, '');
}

interface FoundContents {
  readonly contents: readonly FoundContent[];
  readonly isPartial: boolean;
}

/** Pages that have the words of a search, or some of them where none has all. */
export async function findContents(term: string, { client, site }: LoadServices): Promise<FoundContents> {
  if (term === '') return NO_CONTENTS;
  try {
    const { hits, isPartial } = await searchContents(client, { locale: site.locale, term, pageSize: CONTENTS });
    const offered = hits.filter(({ url }) => isOffered(url, site.config));
    const contents = offered.map(({ id, url, highlighted, snippet }) => ({
      id,
      url,
      title: highlightParts(plainTitle(highlighted)),
      text: highlightParts(snippet),
    }));
    return { contents, isPartial };
  } catch {
    // Products are what a search is for: the list stands without the pages.
    return NO_CONTENTS;
  }
}

/** Whether title and excerpt mark as many different words as were searched for. */
function showsEveryWord({ title, text }: FoundContent, term: string): boolean {
  const marked = [...title, ...text].filter(({ isMatch }) => isMatch).map((part) => part.text.toLowerCase());
  return new Set(marked).size >= term.trim().split(/\s+/).length;
}

/**
 * A page that has some of the words is no answer where products have all of them, nor is one that has them far apart, as a list of all
 * brands has most colours and shapes.
 */
export function answeringContents(
  { contents, isPartial }: FoundContents,
  { answer, state }: ListingData,
): readonly FoundContent[] {
  const isAnswered = answer.productListTotal > 0 && answer.queryAfterRemoval === '';
  if (!isAnswered) return contents;
  return isPartial ? [] : contents.filter((page) => showsEveryWord(page, state.term));
}
