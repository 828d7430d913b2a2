import { BAG_MARK, VISIT_MARK } from '@sightline/shared-lib/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Every cookie that the shop's server reads or sets; there are no others, whatever a browser sends. */
export const COOKIES = {
  bucket: 'sightline-bucket',
  releases: 'sightline-releases',
  segments: 'sightline-segments',
  preview: 'sightline-preview',
  personalization: 'sightline-personalization',
  trusted: 'sightline-trusted',
  plain: 'sightline-token',
  secureTrusted: '__Host-sightline-trusted',
  securePlain: '__Host-sightline-token',
  /** A sign-in with a provider that is under way. */
  providerVisit: 'sightline-provider-visit',
  /** What a provider said about who signs in, until the platform has judged it. */
  providerProof: 'sightline-provider-proof',
  bag: BAG_MARK,
  visit: VISIT_MARK,
} as const;

export type CookieName = (typeof COOKIES)[keyof typeof COOKIES];

const KNOWN: ReadonlySet<string> = new Set(Object.values(COOKIES));

const isKnown = (name: string): name is CookieName => KNOWN.has(name);

/** Tokens are percent-encoded text by contract: values stay as they are, in both directions. */
const asItIs = (value: string) => value;

/** The shop's cookies of a request by name; the first of a name wins. */
export function parseCookies(header: string | undefined): ReadonlyMap<CookieName, string> {
  const cookies = new Map<CookieName, string>();
  for (const [name, value = ''] of Object.entries(parseCookie(header ?? '', { decode: asItIs })))
    if (isKnown(name)) cookies.set(name, value);
  return cookies;
}

interface CookieOptions {
  readonly httpOnly: boolean;
  readonly secure: boolean;
  /** Seconds; 0 removes the cookie; absent makes it a session cookie. */
  readonly maxAge?: number;
}

export function serializeCookie(name: CookieName, value: string, options: CookieOptions): string {
  return stringifySetCookie(name, value, { ...options, encode: asItIs, path: '/', sameSite: 'lax' });
}
