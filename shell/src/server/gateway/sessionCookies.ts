import type { IncomingHttpHeaders } from 'node:http';

import { COOKIES, parseCookies, serializeCookie } from '../http/cookies';

const GUEST_DAYS = 7;
const MAX_AGE = GUEST_DAYS * 24 * 60 * 60;

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

export function isSecureContext(headers: IncomingHttpHeaders): boolean {
  return cameByHttps(headers) || LOCAL.test(headers.host ?? '');
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

export function sessionCookies(session: Tokens, headers: IncomingHttpHeaders): string[] {
  const secure = isSecureContext(headers);
  const { trusted, plain } = names(secure);
  return [
    serializeCookie(trusted, session.WCTrustedToken, { httpOnly: true, secure, maxAge: MAX_AGE }),
    serializeCookie(plain, session.WCToken, { httpOnly: true, secure, maxAge: MAX_AGE }),
  ];
}

/** Tells script that there may be a bag it has not heard of; kept as long as a guest. */
export function bagCookie(headers: IncomingHttpHeaders): string {
  return serializeCookie(COOKIES.bag, '1', { httpOnly: false, secure: isSecureContext(headers), maxAge: MAX_AGE });
}

export function expiredSessionCookies(headers: IncomingHttpHeaders): string[] {
  const secure = isSecureContext(headers);
  const { trusted, plain } = names(secure);
  return [trusted, plain].map((name) => serializeCookie(name, '', { httpOnly: true, secure, maxAge: 0 }));
}
