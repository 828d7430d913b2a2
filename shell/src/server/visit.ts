import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { segmentsNamedBy, type CustomerSegment } from '@sightline/shared-lib/domain/session';

import { pageAddress } from './cache/pageAddress';
import { isSecureContext } from './gateway/sessionCookies';
import { COOKIES, parseCookies, serializeCookie } from './http/cookies';
import { readOverrides } from './registry/overrideVisit';
import type { RegistryReader } from './registry/registryReader';
import { chooseReleases, type ChosenReleases } from './registry/releaseSet';

const BUCKET_COOKIE = COOKIES.bucket;
const BUCKET = /^\d{1,2}$/;
/** On no side of any canary. */
const NO_BUCKET = 100;
const BUCKET_DAYS = 30;
/** Query parameters that never change a page: they stay out of the cache's key. */
const IGNORED = /^(utm_|gclid$|fbclid$|mc_)/;

export interface PageCall {
  readonly releases: ChosenReleases;
  /** Segments that the visit's cookie names: a claim, to be confirmed by its session. */
  readonly claims: readonly CustomerSegment[];
  /** Address without what no page reads. */
  readonly url: string;
  readonly cacheKey: string;
  /** Cookies to set with the answer. */
  readonly cookies: readonly string[];
  /** True when a cookie chose the releases of the page: a shared cache knows addresses alone and would hand it to everybody. */
  readonly byCookie: boolean;
}

function cleanUrl(raw: string): string {
  const at = raw.indexOf('?');
  if (at < 0) return raw;
  const query = new URLSearchParams(raw.slice(at + 1));
  for (const name of Array.from(query.keys())) if (IGNORED.test(name)) query.delete(name);
  const text = query.toString();
  return raw.slice(0, at) + (text ? `?${text}` : '');
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
    releases: chooseReleases(registry, { overrides: {}, bucket: NO_BUCKET }),
    canaries: Object.values(registry.remotes).some((channel) => channel?.canary),
  };
  plainChoices.set(registry, choice);
  return choice;
}

/** The releases that a visit without wishes gets. */
export const stableSet = (registry: ReleaseRegistry) => plainChoice(registry).releases.set;

/** Chooses the release set once for the request (FED-02), from canary share and a signed override (FED-04). */
export function readCall(request: IncomingMessage, registry: Pick<RegistryReader, 'current' | 'overrides'>): PageCall {
  const { headers } = request;
  const asked = cleanUrl(request.url ?? '/');
  const { releases: plain, canaries } = plainChoice(registry.current());
  if (!canaries && !headers.cookie) {
    const url = pageAddress(asked, plain.set);
    return { releases: plain, claims: [], url, cacheKey: `${plain.key}|${url}`, cookies: [], byCookie: false };
  }
  const cookies = parseCookies(headers.cookie);
  const setCookies: string[] = [];

  const kept = cookies.get(BUCKET_COOKIE) ?? '';
  let bucket = canaries && BUCKET.test(kept) ? Number(kept) : NO_BUCKET;
  if (canaries && bucket === NO_BUCKET) {
    bucket = randomInt(NO_BUCKET);
    const options = { httpOnly: true, secure: isSecureContext(headers), maxAge: BUCKET_DAYS * 86_400 };
    setCookies.push(serializeCookie(BUCKET_COOKIE, String(bucket), options));
  }
  const overrides = readOverrides(headers, registry);
  const releases =
    canaries || overrides ? chooseReleases(registry.current(), { overrides: overrides ?? {}, bucket }) : plain;
  const url = pageAddress(asked, releases.set);
  return {
    releases,
    claims: segmentsNamedBy(cookies.get(COOKIES.segments)),
    url,
    cacheKey: `${releases.key}|${url}`,
    cookies: setCookies,
    byCookie: canaries || overrides !== null,
  };
}
