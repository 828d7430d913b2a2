import { CATALOGUE_SEGMENTS, translatePath } from '@sightline/shared-lib/domain/routing';

import type { Snapshot } from './snapshot';

/** What a path of the catalogue leads to. */
export type UrlTarget =
  | { kind: 'category'; id: string; path: string; identifier: string }
  | { kind: 'product'; id: string; path: string; partNumber: string; name: string };

/** Locales whose listings have spellings of their own. */
const spellings = ['en-us', 'it-it', 'fr-fr', 'de-de'] as const;

/** The path of an address: one slash at its start and between its segments, no query. */
export function pathOf(identifier: string): string {
  return `/${identifier.split(/[?#]/)[0] ?? ''}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');
}

/** What follows the last slash of an address, the part that names the thing itself. */
function lastSegment(identifier: string): string {
  return pathOf(identifier).split('/').at(-1) ?? '';
}

/** Finds a listing, brand or product by its path without locale, in any language's spelling, or by the last segment of it. */
export function resolvePath(snapshot: Snapshot, identifier: string): UrlTarget | null {
  const given = pathOf(identifier);
  for (const locale of spellings) {
    const path = locale === 'en-us' ? given : translatePath(given, locale, 'en-us');
    const [, first = ''] = path.split('/');
    if (!(CATALOGUE_SEGMENTS as readonly string[]).includes(first)) continue;
    const target = categoryAt(snapshot, path) ?? productAt(snapshot, path);
    if (target) return target;
  }
  return given.lastIndexOf('/') === 0 ? segmentTarget(snapshot, given.slice(1)) : null;
}

function segmentTarget(snapshot: Snapshot, segment: string): UrlTarget | null {
  const category = [...snapshot.dictionary.categories.values()].find(({ path }) => lastSegment(path) === segment);
  if (category) return { kind: 'category', id: category.id, path: category.path, identifier: category.identifier };
  return numberedProduct(snapshot, segment);
}

function categoryAt(snapshot: Snapshot, path: string): UrlTarget | null {
  for (const category of snapshot.dictionary.categories.values()) {
    if (category.path === path) return { kind: 'category', id: category.id, path, identifier: category.identifier };
  }
  return null;
}

/** The part number at the end of the path decides; an outdated name before it leads to the same product. */
function productAt(snapshot: Snapshot, path: string): UrlTarget | null {
  const product = numberedProduct(snapshot, path);
  return product && product.path.split('/')[1] === path.split('/')[1] ? product : null;
}

function numberedProduct(snapshot: Snapshot, text: string): UrlTarget | null {
  const number = /-([0-9a-z]+-[0-9]{2})$/.exec(text)?.[1]?.toUpperCase();
  const product = number ? snapshot.byPartNumber.get(number) : undefined;
  if (!product) return null;
  return { kind: 'product', id: product.id, path: product.path, partNumber: product.partNumber, name: product.name };
}
