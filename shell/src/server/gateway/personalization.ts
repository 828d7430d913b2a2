import type { IncomingHttpHeaders } from 'node:http';

import { COOKIES, parseCookies, serializeCookie } from '../http/cookies';
import { readPreview } from '../preview/previewVisit';

import { isSecureContext } from './sessionCookies';

const COOKIE = COOKIES.personalization;
/** Lifetime of the personalization cookie (SITE-12). */
const DAYS = 30;
/** What the platform hands out: milliseconds, a hyphen, a counter (contract 3.2). */
const SHAPE = /^[\dA-Za-z-]{1,60}$/;

/** The number by which a returning visitor is known again, kept for 30 days from the last identity call. */
export function personalizationCookie(id: unknown, headers: IncomingHttpHeaders): string[] {
  if (typeof id !== 'string' || !SHAPE.test(id)) return [];
  const secure = isSecureContext(headers);
  return [serializeCookie(COOKIE, id, { httpOnly: true, secure, maxAge: DAYS * 86_400 })];
}

/**
 * Adds the number to a call whose sender has forgotten it: storage may be emptied while cookies stay. Whoever looks at the shop with a
 * preview token is no returning visitor (AUTH-04).
 */
export function rememberedPersonalization(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  if (headers['wcpreviewtoken'] ?? readPreview(headers)) return {};
  const id = parseCookies(headers.cookie).get(COOKIE);
  return id && SHAPE.test(id) && !headers['wcpersonalization'] ? { wcpersonalization: id } : {};
}
