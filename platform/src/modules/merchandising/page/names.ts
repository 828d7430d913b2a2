import type { SearchLocale } from '../../../search';
import type { RuleContent } from '../ruleContent.domain';
import { articleOf } from '../ruleWords.domain';
import type { Shelf } from '../shelf';

/** Names of the articles that rules name. */
export function namesOf(
  shelf: Shelf,
  locale: SearchLocale,
  contents: readonly (RuleContent | null)[],
): Promise<ReadonlyMap<string, string>> {
  const named = contents.flatMap((content) => (content ? (articleOf(content) ?? []) : []));
  return shelf.names(locale, [...new Set(named)]);
}
