import { BAG_MARK } from '@sightline/shared-lib/contracts';

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
  bag: BAG_MARK,
} as const;

export type CookieName = (typeof COOKIES)[keyof typeof COOKIES];

const KNOWN: ReadonlySet<string> = new Set(Object.values(COOKIES));

const isKnown = (name: string): name is CookieName => KNOWN.has(name);

/** The shop's cookies of a request by name; the first of a name wins. Values stay as sent: tokens are percent-encoded text by contract. */
export function parseCookies(header: string | undefined): ReadonlyMap<CookieName, string> {
  const cookies = new Map<CookieName, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(0, at)).trim();
    if (isKnown(name) && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

interface CookieOptions {
  readonly httpOnly: boolean;
  readonly secure: boolean;
  /** Seconds; 0 removes the cookie; absent makes it a session cookie. */
  readonly maxAge?: number;
}

export function serializeCookie(name: CookieName, value: string, { httpOnly, secure, maxAge }: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  return parts.join('; ');
}
