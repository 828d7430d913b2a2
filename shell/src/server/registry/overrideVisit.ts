import type { IncomingHttpHeaders } from 'node:http';

import type { ReleaseOverrides } from '@sightline/shared-lib/registry';

import { isSecureContext } from '../gateway/sessionCookies';
import { COOKIES, parseCookies, serializeCookie } from '../http/cookies';
import { ownPath } from '../http/ownPath';

import { splitCookie, withChoices } from './chosenReleases';
import type { RegistryReader } from './registryReader';

const COOKIE = COOKIES.releases;
const PARAMETER = 'releases';
/** Without a value it asks whose the parts of the page are (`shell/src/browser/releases`), and moves nobody. */
const BARE = /(?:^|&)releases(?:&|$)/;

type Opener = Pick<RegistryReader, 'current' | 'overrides'>;

const isWish = (overrides: ReleaseOverrides) => Object.keys(overrides).length > 0;

/** Releases that a tester's browser asks for instead of the live ones (FED-04); null for everybody else. */
export function readOverrides(headers: IncomingHttpHeaders, registry: Opener): ReleaseOverrides | null {
  const kept = headers.cookie?.includes(COOKIE) ? parseCookies(headers.cookie).get(COOKIE) : undefined;
  if (!kept) return null;
  const { token, chosen } = splitCookie(kept);
  const overrides = withChoices(registry.overrides(token), chosen, registry.current());
  return isWish(overrides) ? overrides : null;
}

/**
 * Where to continue and what to remember when an address begins or ends an override. Only a link that was signed where releases are published begins
 * one; the token never stays in the address, so that nobody passes it on by copying that.
 */
export function overrideRedirect(
  url: string,
  headers: IncomingHttpHeaders,
  registry: Pick<Opener, 'overrides'>,
): { readonly location: string; readonly cookie?: string } | null {
  const [asked = '/', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  const token = query.get(PARAMETER);
  if (token === null || BARE.test(search)) return null;
  query.delete(PARAMETER);
  const rest = query.toString();
  const location = ownPath(asked) + (rest ? `?${rest}` : '');
  const options = { httpOnly: true, secure: isSecureContext(headers) };
  if (token === '') return { location, cookie: serializeCookie(COOKIE, '', { ...options, maxAge: 0 }) };
  return isWish(registry.overrides(token))
    ? { location, cookie: serializeCookie(COOKIE, token, options) }
    : { location };
}
