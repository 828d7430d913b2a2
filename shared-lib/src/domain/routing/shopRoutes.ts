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

/** The English words that have a word's spelling already, in one of its languages. */
export function spelledAlike(word: string, local: Words[string], words: Words = SEGMENTS): string[] {
  const alike = Object.entries(words).filter(([, other]) => other.some((spelling, at) => spelling === local[at]));
  return alike.map(([english]) => english).filter((english) => english !== word);
}

/** With those that releases bring along. What was there first stays as it is: nobody's release moves a page of another. */
export function routesWith(added: readonly AddedRoute[]): ShopRoutes {
  if (added.length === 0) return SHOP_ROUTES;
  const words = { ...SEGMENTS };
  for (const [english, local] of added.flatMap((route) => Object.entries(route.words ?? {})))
    if (!Object.hasOwn(words, english) && spelledAlike(english, local, words).length === 0) words[english] = local;
  return { rows: [...ROUTE_TABLE, ...added], words };
}
