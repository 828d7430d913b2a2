import { isSearch } from '@sightline/shared-lib/domain/load';

import { callPath, callQuery } from '../gateway/callPath';

import type { LimitName } from './limits';

const STORE = '^/wcs/resources/store/[^/]+';
const WRITES = /^(POST|PUT)$/;

/** Calls of the platform that are counted by more than their number; methods that a path does not name cost nothing there. */
const RULES: readonly (readonly [methods: RegExp, path: RegExp, limits: readonly LimitName[]])[] = [
  [WRITES, new RegExp(`${STORE}/guestidentity$`), ['guests']],
  [WRITES, new RegExp(`${STORE}/(loginidentity|person|organization/buyer)$`), ['signIns']],
  [WRITES, new RegExp(`${STORE}/person/(@self|validateCode|resendCode)$`), ['codes']],
  [WRITES, new RegExp(`${STORE}/(contactmessage|stocknotice)$`), ['messages']],
  [WRITES, new RegExp(`${STORE}/order/@lookup$`), ['lookups']],
  [/^GET$/, new RegExp(`${STORE}/wishlist/shared/[^/]+$`), ['sharedLists']],
  [WRITES, new RegExp(`${STORE}/appointment(/move|/cancel)?$`), ['messages']],
  [
    WRITES,
    new RegExp(`${STORE}/prescription/(uploadFile|uploadFile/multiple|storeRXFile)$`),
    ['uploads', 'uploadsOfShopper'],
  ],
  [WRITES, new RegExp(`${STORE}/cart/@self/(pre)?checkout$`), ['checkouts', 'checkoutsOfShopper']],
  [WRITES, /^\/1\/events$/, ['searchEvents']],
];

/** Which limits a call of the platform counts for; none for pictures, which caches in between serve. */
export function limitsOfCall(method: string, url: string): readonly LimitName[] {
  // What cannot be read in one way only is refused.
  const path = callPath(url) ?? '';
  if (path.startsWith('/pictures/')) return [];
  const found = RULES.find(([methods, pattern]) => methods.test(method) && pattern.test(path))?.[2] ?? [];
  return ['calls', ...(isSearch(path, callQuery(url)) ? (['searches'] as const) : []), ...found];
}
