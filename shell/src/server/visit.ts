import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { percentDecoded } from '@sightline/shared-lib/domain';

import { isSecureContext } from './gateway/sessionCookies';
import { parseCookies, serializeCookie } from './http/cookies';
import { chooseReleases, parseOverrides, type ChosenReleases } from './registry/releaseSet';

const BUCKET_COOKIE = 'sightline-bucket';
const OVERRIDE_COOKIE = 'sightline-releases';
const SEGMENT_COOKIE = 'sightline-segments';
const BUCKET_DAYS = 30;
/** Query parameters that never change a page: they stay out of the cache's key. */
const IGNORED = /^(utm_|gclid$|fbclid$|mc_)/;

export interface PageCall {
  readonly releases: ChosenReleases;
  readonly segments: readonly string[];
  /** Address without tracking parameters. */
  readonly url: string;
  readonly cacheKey: string;
  /** Cookies to set with the answer. */
  readonly cookies: readonly string[];
}

function cleanUrl(raw: string): { url: string; override: string | null } {
  const at = raw.indexOf('?');
  if (at < 0) return { url: raw, override: null };
  const query = new URLSearchParams(raw.slice(at + 1));
  const override = query.get('releases');
  query.delete('releases');
  for (const name of Array.from(query.keys())) if (IGNORED.test(name)) query.delete(name);
  const text = query.toString();
  return { url: raw.slice(0, at) + (text ? `?${text}` : ''), override };
}

interface PlainChoice {
  readonly releases: ChosenReleases;
  readonly canaries: boolean;
}

const plainChoices = new WeakMap<ReleaseRegistry, PlainChoice>();

/** What a visit without wishes gets: worked out once for each state of the registry. */
function plainChoice(registry: ReleaseRegistry): PlainChoice {
  const known = plainChoices.get(registry);
  if (known) return known;
  const choice = {
    releases: chooseReleases(registry, { overrides: {}, bucket: 100 }),
    canaries: Object.values(registry.remotes).some((channel) => channel?.canary),
  };
  plainChoices.set(registry, choice);
  return choice;
}

/** Chooses the release set once for the request (FED-02), from canary share and registered overrides (FED-04). */
export function readCall(request: IncomingMessage, registry: ReleaseRegistry): PageCall {
  const { url, override } = cleanUrl(request.url ?? '/');
  const { releases: plain, canaries } = plainChoice(registry);
  if (!canaries && override === null && !request.headers.cookie)
    return { releases: plain, segments: [], url, cacheKey: `${plain.key}||${url}`, cookies: [] };
  const cookies = parseCookies(request.headers.cookie);
  const secure = isSecureContext(request.headers);
  const setCookies: string[] = [];

  let bucket = Number(cookies[BUCKET_COOKIE] ?? Number.NaN);
  if (canaries && !(bucket >= 0 && bucket < 100)) {
    bucket = randomInt(100);
    setCookies.push(
      serializeCookie(BUCKET_COOKIE, String(bucket), { httpOnly: true, secure, maxAge: BUCKET_DAYS * 86_400 }),
    );
  }
  if (override !== null) {
    const value = encodeURIComponent(override);
    setCookies.push(
      serializeCookie(OVERRIDE_COOKIE, value, { httpOnly: true, secure, ...(override === '' ? { maxAge: 0 } : {}) }),
    );
  }
  const wished = override ?? percentDecoded(cookies[OVERRIDE_COOKIE] ?? '');
  const releases = chooseReleases(registry, {
    overrides: parseOverrides(wished),
    bucket: Number.isNaN(bucket) ? 100 : bucket,
  });
  const segments = (cookies[SEGMENT_COOKIE] ?? '').split('.').filter(Boolean);
  return { releases, segments, url, cacheKey: `${releases.key}|${segments.join('.')}|${url}`, cookies: setCookies };
}
