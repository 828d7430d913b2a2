import { callPath, callQuery } from './callPath';
import type { SessionKept } from './sessionCookies';

/** Calls that may begin a session: they are told the number of a returning visitor. */
const ISSUES = [
  /^\/wcs\/resources\/store\/[^/]+\/guestidentity$/,
  /^\/wcs\/resources\/store\/[^/]+\/loginidentity$/,
  /^\/wcs\/resources\/store\/[^/]+\/person$/,
  /^\/wcs\/resources\/store\/[^/]+\/person\/@self$/,
];
const GUEST = /\/guestidentity$/;
const ENDS = /^\/wcs\/resources\/store\/[^/]+\/(guest|login)identity\/@self$/;

export function mayIssueTokens(method: string, path: string): boolean {
  return (method === 'POST' || method === 'PUT') && ISSUES.some((pattern) => pattern.test(path));
}

export function endsSession(method: string, path: string): boolean {
  return method === 'DELETE' && ENDS.test(path);
}

/** How long the session that a call begins is kept: a shopper's outlives the browser only where that was asked for (AUTH-10). */
export function sessionKept(url: string): SessionKept {
  if (GUEST.test(callPath(url) ?? '')) return 'guest';
  return new URLSearchParams(callQuery(url)).get('rememberMe') === 'true' ? 'remembered' : 'browser';
}
