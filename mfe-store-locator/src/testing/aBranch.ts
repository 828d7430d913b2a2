import { aStore } from '@sightline/shared-lib/testing';

import { storeCardOf, type StoreCard } from '../store/storeCard';

/** A branch as lists and pages show it, so many miles away. */
export function aBranch(distance: number, overrides: Partial<StoreCard> = {}): StoreCard {
  const card = storeCardOf(
    aStore({
      uniqueId: `1100${distance}`,
      storeName: `Main Street ${distance}`,
      latitude: 40.75 + distance / 100,
      distance,
      appointmentUrl: '/c/eye-test',
      attributes: { Services: 'eye-test,collection', TabliteBooking: 'on' },
    }),
  );
  if (!card) throw new Error('A branch without a place.');
  return { ...card, ...overrides };
}
