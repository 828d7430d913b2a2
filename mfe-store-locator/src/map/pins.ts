import type { Pixel } from '@sightline/shared-lib/domain/store';

import type { StoreCard } from '../store/storeCard';

/** Pins nearer than this would lie on each other: half of a wide one and half of the larger active one. */
export const PIN_APART = 50;

/** One pin: a branch, or several that lie too close to be told apart at this scale. */
export interface Pin {
  /** In the order of the list; the first gives the pin its place. */
  readonly stores: readonly StoreCard[];
  /** Numbers of the list, as they are read. */
  readonly numbers: readonly number[];
}

/** Branches as pins that never overlap, in the order of the list. */
export function pinsOf(stores: readonly StoreCard[], place: (store: StoreCard) => Pixel, apart = PIN_APART): Pin[] {
  const pins: { at: Pixel; stores: StoreCard[]; numbers: number[] }[] = [];
  for (const [index, store] of stores.entries()) {
    const at = place(store);
    const near = pins.find((pin) => Math.hypot(pin.at.x - at.x, pin.at.y - at.y) < apart);
    if (near) {
      near.stores.push(store);
      near.numbers.push(index + 1);
    } else pins.push({ at, stores: [store], numbers: [index + 1] });
  }
  return pins.map(({ stores: members, numbers }) => ({ stores: members, numbers }));
}

/** What stands on a pin: the branch's number in the list, or how many branches there are. */
export function pinText({ stores, numbers: [first = 0] }: Pin): string {
  return String(isMany({ stores }) ? stores.length : first);
}

/** A pin of several looks different: its number is not one of the list. */
export const isMany = ({ stores }: Pick<Pin, 'stores'>) => stores.length > 1;

export const holds = ({ stores }: Pin, id: string | null) => stores.some((store) => store.id === id);
