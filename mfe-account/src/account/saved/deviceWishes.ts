import type { ShellServices } from '@sightline/shared-lib/contracts';

type Device = Pick<ShellServices, 'storage'>;

const ENTRY = 'wishlist';
/** Entries outlive a session by far (SITE-12). */
const KEPT_DAYS = 365;
/** Where earlier releases kept what a registered shopper saved; it moves to the platform with the rest. */
const entriesOf = (userId: string): readonly string[] => [ENTRY, `${ENTRY}.${userId}`];

function listAt({ storage }: Device, entry: string): readonly string[] {
  const value = storage.get(entry);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : [];
}

/** Part numbers that a guest saved on this device, the newest first (ACC-05). */
export const deviceWishes = (device: Device): readonly string[] => listAt(device, ENTRY);

export function keepOnDevice({ storage }: Device, partNumbers: readonly string[]): void {
  storage.set(ENTRY, partNumbers, KEPT_DAYS);
}

/** What was saved here and is not in the shopper's own list yet, the newest first. */
export function waitingWishes(device: Device, userId: string): readonly string[] {
  return [...new Set(entriesOf(userId).flatMap((entry) => listAt(device, entry)))];
}

/** The platform has them now; what it did not take stays here. */
export function settleWishes(device: Device, userId: string, kept: readonly string[]): void {
  const left = waitingWishes(device, userId).filter((one) => !kept.includes(one));
  for (const entry of entriesOf(userId)) device.storage.remove(entry);
  if (left.length > 0) keepOnDevice(device, left);
}
