import type { AddedRoute } from '../../contracts';

import { ROUTE_TABLE } from './routeTable';
import type { RouteRow } from './routeTable';
import { SEGMENTS } from './segments';
import type { Words } from './segments';

/** The addresses of a shop, and how their words are spelled. */
export interface ShopRoutes {
  readonly rows: readonly RouteRow[];
  readonly words: Words;
}

/** The addresses that every shop has. */
export const SHOP_ROUTES: ShopRoutes = { rows: ROUTE_TABLE, words: SEGMENTS };

/** The English words of the shop's own addresses that have a word's spelling already, in one of its languages. */
export function spelledAlike(word: string, local: Words[string]): string[] {
  const alike = Object.entries(SEGMENTS).filter(([, other]) => other.some((spelling, at) => spelling === local[at]));
  return alike.map(([english]) => english).filter((english) => english !== word);
}

/** With those that releases bring along. What was there first is read and spelled as before: nobody's release moves a page of another. */
export function routesWith(added: readonly AddedRoute[]): ShopRoutes {
  if (added.length === 0) return SHOP_ROUTES;
  // Where two words share a spelling, the last one is read.
  const words = Object.assign({}, ...added.toReversed().map((route) => route.words), SEGMENTS) as Words;
  return { rows: [...ROUTE_TABLE, ...added], words };
}
