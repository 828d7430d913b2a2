import { CALL } from './searchBounds';
import { PARAMETERS } from './searchParameters';

/** What counts of a query when the work of its call is summed up. */
export interface QueryWork {
  readonly index: string;
  readonly query: string;
  readonly length: number;
  readonly facets: readonly string[];
  readonly conditions: number;
}

/** What the queries of a call ask too much of together, in words; undefined for a call that may run. */
export function excessOf(queries: readonly QueryWork[]): string | undefined {
  // A text that several queries of an index share is searched once.
  const texts = new Set(queries.map(({ index, query }) => `${index} ${query}`));
  const counted = {
    hits: total(queries, ({ length }) => length),
    facets: total(queries, ({ facets }) => (facets.includes('*') ? PARAMETERS.facets.entries : facets.length)),
    conditions: total(queries, ({ conditions }) => conditions),
    text: [...texts].reduce((sum, text) => sum + text.slice(text.indexOf(' ') + 1).length, 0),
  };
  const over = Object.entries(counted).find(([what, sum]) => sum > CALL[what as keyof typeof counted]);
  if (!over) return undefined;
  const [what, sum] = over;
  const names = { hits: 'hits', facets: 'facets', conditions: 'conditions of filters', text: 'characters of query' };
  const key = what as keyof typeof counted;
  return `The requests of one call ask for ${sum} ${names[key]} together; at most ${CALL[key]} are answered`;
}

function total(queries: readonly QueryWork[], amountOf: (query: QueryWork) => number): number {
  return queries.reduce((sum, query) => sum + amountOf(query), 0);
}
