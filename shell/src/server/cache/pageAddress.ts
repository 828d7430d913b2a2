import type { ReleaseSet } from '@sightline/shared-lib/contracts';
import { matchRoute } from '@sightline/shared-lib/domain/routing';

import { isPersonalKind } from '../../page/personalPages';
import { routesOf } from '../../page/routesOf';
import { CAPTURE_PARAMETER } from '../../page/translationCapture';

const known = new WeakMap<ReleaseSet, ReadonlySet<string> | null>();

/** Parameters that the releases of a set read; null while one of them does not say. */
function parametersOf(set: ReleaseSet): ReadonlySet<string> | null {
  const before = known.get(set);
  if (before !== undefined) return before;
  const releases = Object.values(set);
  const names = releases.some(({ parameters }) => parameters === undefined)
    ? null
    : new Set([CAPTURE_PARAMETER, ...releases.flatMap(({ parameters = [] }) => parameters)]);
  known.set(set, names);
  return names;
}

/** True for pages that are drawn for everybody alike; what a redirect carries on is for the page it leads to. */
function isPublic(path: string, set: ReleaseSet): boolean {
  const routes = routesOf(set);
  const match = matchRoute(path, routes);
  return match.outcome === 'unknown' || (match.outcome === 'page' && !isPersonalKind(match.kind, routes));
}

/**
 * The one address of a public page: parameters that no page reads are left out and the others stand in one order, so that nobody can have the same
 * page drawn again and again under made-up addresses (PLAT-08). Values of a name keep their order.
 */
export function pageAddress(url: string, set: ReleaseSet): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const names = parametersOf(set);
  const path = url.slice(0, at);
  if (!names || !isPublic(path, set)) return url;
  const query = new URLSearchParams(url.slice(at + 1));
  for (const name of new Set(query.keys())) if (!names.has(name)) query.delete(name);
  query.sort();
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
