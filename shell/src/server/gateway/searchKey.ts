import type { Upstreams } from '../upstreams';

import { callQuery } from './callPath';

/** Headers with the application id and key of a hosted search provider, by the service that wants them. */
export type SearchHeaders = Readonly<Partial<Record<keyof Upstreams, Readonly<Record<string, string>>>>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the provider's credentials; events go there only where an address of their own says so. */
export function readSearchHeaders(env: Environment): SearchHeaders {
  const [appId, apiKey] = [env['SEARCH_APP_ID'], env['SEARCH_API_KEY']];
  if (!appId && !apiKey) return {};
  if (!appId || !apiKey) throw new Error('SEARCH_APP_ID and SEARCH_API_KEY belong together: set both, or neither.');
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey };
  return { index: headers, ...(env['SEARCH_EVENTS_URL'] ? { events: headers } : {}) };
}

/** Calls that search or read a record, and reports of what was done with results: the key is lent to no other. */
const LENT: readonly (readonly [method: RegExp, path: RegExp])[] = [
  [/^POST$/, /^\/1\/indexes\/\*\/(?:queries|objects|recommendations)$/],
  [/^POST$/, /^\/1\/indexes\/[^/*]+\/(?:query|facets\/[^/]+\/query)$/],
  [/^(?:GET|HEAD)$/, /^\/1\/indexes\/[^/*]+(?:\/(?!settings$|browse$)[^/]+)?$/],
  [/^POST$/, /^\/1\/events$/],
  // Browsers ask first whether they may; nobody looks at a key then.
  [/^OPTIONS$/, /^/],
];

/** Whether a call may be made with the shop's key. */
export function isLentKey(method: string, path: string): boolean {
  return LENT.some(([methods, paths]) => methods.test(method) && paths.test(path));
}

const KEY_NAMES: ReadonlySet<string> = new Set(['x-algolia-application-id', 'x-algolia-api-key']);

/** The query of a call without the keys that a caller wrote. */
export function queryWithoutKeys(url: string): string {
  const kept = new URLSearchParams(callQuery(url));
  for (const name of new Set(kept.keys())) if (KEY_NAMES.has(name.toLowerCase())) kept.delete(name);
  return kept.size > 0 ? `?${kept.toString()}` : '';
}
