import type { ExpiringStorage } from '@sightline/shared-lib/contracts';

import { LIMITS } from './ownFit';
import type { Measure, OwnFit } from './ownFit';

const FIT = 'size.fit';
const SHOWN = 'size.shown';
/** Days for which a device keeps what the shopper told the advisor. */
export const FIT_DAYS = 30;

const isWithin = (value: unknown, measure: Measure): value is number =>
  typeof value === 'number' && value >= LIMITS[measure].from && value <= LIMITS[measure].to;

/** What the shopper told the advisor on this device; null when nothing, or nothing that makes sense. */
export function keptFit(storage: ExpiringStorage): OwnFit | null {
  const kept = storage.get(FIT);
  if (typeof kept !== 'object' || kept === null) return null;
  const { way, lens, bridge, total, width } = kept as Readonly<Record<string, unknown>>;
  if (way === 'face') return isWithin(width, 'width') ? { way, width } : null;
  if (way !== 'frame' || !isWithin(lens, 'lens') || !isWithin(bridge, 'bridge')) return null;
  return { way, lens, bridge, total: isWithin(total, 'total') ? total : null };
}

export function keepFit(storage: ExpiringStorage, fit: OwnFit): void {
  storage.set(FIT, fit, FIT_DAYS);
}

/** Forgets the measures and that advice was wanted. */
export function forgetFit(storage: ExpiringStorage): void {
  storage.remove(FIT);
  keepShown(storage, false);
}

/** The window's own storage; a closed one remembers nothing. */
function session(work: (storage: Storage) => string | null | void): string | null {
  try {
    return work(window.sessionStorage) ?? null;
  } catch {
    return null;
  }
}

/** Whether advice is shown: as this window was told last, else as the device was (ADV-01). */
export function isShown(storage: ExpiringStorage): boolean {
  const here = session((own) => own.getItem(`sightline.${SHOWN}`));
  return here === null ? storage.get(SHOWN) === true : here === 'true';
}

/** Keeps the toggle for this window and for the device (ADV-01). */
export function keepShown(storage: ExpiringStorage, shown: boolean): void {
  session((own) => own.setItem(`sightline.${SHOWN}`, String(shown)));
  storage.set(SHOWN, shown, FIT_DAYS);
}
