import type { IncomingHttpHeaders } from 'node:http';

import { cameByHttps } from '../gateway/sessionCookies';

/** Who sends a request: a page of this shop, a page of another origin, or something that does not say, which no browser does. */
export type Sender = 'own' | 'foreign' | 'unknown';

/** The address that shoppers see in their browser, as far as the request tells it. */
const originOf = ({ host = '', ...headers }: IncomingHttpHeaders) =>
  `${cameByHttps(headers) ? 'https' : 'http'}://${host}`;

/**
 * Every browser sends `Origin` with a request that can change something, forms without script too. Where something on the way removed it, the page's
 * address or the browser's own judgement tells the same.
 */
export function senderOf(headers: IncomingHttpHeaders, shopOrigin: string): Sender {
  const { origin, referer } = headers;
  const named = origin ?? (referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : referer);
  if (named !== undefined) return named === shopOrigin || named === originOf(headers) ? 'own' : 'foreign';
  const site = headers['sec-fetch-site'];
  if (site === undefined) return 'unknown';
  return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
}
