import type { IncomingHttpHeaders } from 'node:http';

import { SESSION_DAYS } from '@sightline/shared-lib/domain/site';

import { COOKIES, parseCookies, serializeCookie } from '../http/cookies';

const DAY = 24 * 60 * 60;
const MAX_AGE = SESSION_DAYS.guest * DAY;

export interface Tokens {
  readonly WCToken: string;
  readonly WCTrustedToken: string;
}

/** Both tokens of a visit, and how the visit came: a platform that demands HTTPS wants to know. */
export interface Session extends Tokens {
  readonly isHttps: boolean;
}

export function cameByHttps(headers: IncomingHttpHeaders): boolean {
  return headers['x-forwarded-proto'] === 'https';
}

/** Browsers treat these hosts as secure contexts even over plain HTTP. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Safari and other WebKits do as well, and all the same keep no `Secure` cookie of them. */
const isWebKit = (agent = '') => agent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(agent);

export function isSecureContext(headers: IncomingHttpHeaders): boolean {
  return cameByHttps(headers) || (LOCAL.test(headers.host ?? '') && !isWebKit(headers['user-agent']));
}

const names = (secure: boolean) =>
  secure
    ? { trusted: COOKIES.secureTrusted, plain: COOKIES.securePlain }
    : { trusted: COOKIES.trusted, plain: COOKIES.plain };

/** Both tokens as kept by the gateway, or null. */
export function readSession(headers: IncomingHttpHeaders): Session | null {
  const cookies = parseCookies(headers.cookie);
  const { trusted, plain } = names(isSecureContext(headers));
  const WCTrustedToken = cookies.get(trusted);
  const WCToken = cookies.get(plain);
  return WCToken && WCTrustedToken ? { WCToken, WCTrustedToken, isHttps: cameByHttps(headers) } : null;
}

/** The trusted token alone, which the gateway adds to calls that carry the plain one. */
export function trustedToken(headers: IncomingHttpHeaders): string | undefined {
  return parseCookies(headers.cookie).get(names(isSecureContext(headers)).trusted);
}

/** How long a browser keeps a session: a guest's for days, a shopper's until it is closed, or as long as the platform remembers them (AUTH-10). */
export type SessionKept = 'guest' | 'browser' | 'remembered';

const KEPT_FOR: Readonly<Record<SessionKept, { readonly maxAge?: number }>> = {
  guest: { maxAge: MAX_AGE },
  browser: {},
  // The longest that browsers keep a cookie: how long a shopper is remembered, counted from the last visit, is the platform's to say.
  remembered: { maxAge: SESSION_DAYS.remembered * DAY },
};

export function sessionCookies(session: Tokens, headers: IncomingHttpHeaders, kept: SessionKept): string[] {
  const secure = isSecureContext(headers);
  const { trusted, plain } = names(secure);
  const life = { secure, ...KEPT_FOR[kept] };
  return [
    serializeCookie(trusted, session.WCTrustedToken, { httpOnly: true, ...life }),
    serializeCookie(plain, session.WCToken, { httpOnly: true, ...life }),
    visitCookie(kept === 'browser', secure),
  ];
}

/** Tells script that what it keeps of the shopper ends with the browser, as the session does. */
const visitCookie = (endsWithBrowser: boolean, secure: boolean): string =>
  serializeCookie(COOKIES.visit, endsWithBrowser ? '1' : '', {
    httpOnly: false,
    secure,
    ...(endsWithBrowser ? {} : { maxAge: 0 }),
  });

/** Tells script that there may be a bag it has not heard of; kept as long as a guest. */
export function bagCookie(headers: IncomingHttpHeaders): string {
  return serializeCookie(COOKIES.bag, '1', { httpOnly: false, secure: isSecureContext(headers), maxAge: MAX_AGE });
}

export function expiredSessionCookies(headers: IncomingHttpHeaders): string[] {
  const secure = isSecureContext(headers);
  const { trusted, plain } = names(secure);
  const ended = [trusted, plain].map((name) => serializeCookie(name, '', { httpOnly: true, secure, maxAge: 0 }));
  return [...ended, visitCookie(false, secure)];
}
