import type { ExpiringStorage } from '@sightline/shared-lib/contracts';

/** Names under which things wait in the browser until the order completes. */
export const STORED = {
  estimatedTax: 'estimatedTax',
  taxZip: 'estimatedTaxZip',
  delivery: 'checkoutDelivery',
  store: 'checkoutStore',
  billing: 'checkoutBilling',
  payMethod: 'checkoutMethod',
  seenCart: 'seenCart',
  filled: 'cartFilled',
  cartless: 'cartlessGuest',
  paying: 'checkoutPaying',
  partner: 'checkoutPartner',
} as const;

/** What is known about a guest's bag is kept as long as the guest. */
export const BAG_DAYS = 7;

/** Typed addresses are kept no longer than this. */
const DRAFT_DAYS = 1;

/** A record of texts kept before; anything else in the storage reads as nothing. */
export function readDraft(storage: ExpiringStorage, key: string): Readonly<Record<string, string>> {
  const stored = storage.get(key);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function writeDraft(storage: ExpiringStorage, key: string, values: Readonly<Record<string, unknown>>): void {
  storage.set(key, values, DRAFT_DAYS);
}

/**
 * After an order, or when the shopper leaves: no draft, no estimated tax, no zip stays (seed 2 §4, CART-05). That a bag was filled stays known:
 * what a guest keeps for later outlives an order, and the page of the empty bag shows it.
 */
export function forgetDrafts(storage: ExpiringStorage): void {
  for (const key of Object.values(STORED)) if (key !== STORED.filled) storage.remove(key);
}
