const INDICES = '/1/indexes/';
const CATALOGUE = '/search/resources/';

/** Whether a call of the platform is a search: of an index, or of the catalogue by words. */
export function isSearch(path: string, query: string): boolean {
  if (path.startsWith(INDICES)) return true;
  return path.startsWith(CATALOGUE) && new URLSearchParams(query).has('searchTerm');
}

/** Calls by which somebody who runs the shop reads and changes an index: few, and a push that is refused half-way would be for nothing. */
const ADMIN = /^\/1\/indexes(?:$|\/[^/]+\/(?:browse|settings|task|synonyms|rules)(?:\/|$))/;

/** Whether a call may wait and be refused while there is too much to do: searches and lists. What is bought, paid and looked up never is. */
export function canWait(path: string, query: string): boolean {
  if (ADMIN.test(path)) return false;
  if (isSearch(path, query)) return true;
  return path.startsWith(CATALOGUE) && new URLSearchParams(query).has('categoryId');
}
