import type { ShellServices } from '@sightline/shared-lib/contracts';

type WishServices = Pick<ShellServices, 'storage' | 'identity' | 'bus'>;

/** Entries outlive a session by far (SITE-12). */
const KEPT_DAYS = 365;

/** Guests share one list a browser; a registered shopper has one of their own (ACC-05). */
function keyOf({ identity }: Pick<WishServices, 'identity'>): string {
  const { userLoggedIn, userId } = identity.state;
  return userLoggedIn && userId ? `wishlist.${userId}` : 'wishlist';
}

function listAt({ storage }: Pick<WishServices, 'storage'>, key: string): readonly string[] {
  const value = storage.get(key);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : [];
}

function write(services: WishServices, partNumbers: readonly string[]): void {
  services.storage.set(keyOf(services), partNumbers, KEPT_DAYS);
  services.bus.emit('wishlistChanged', { partNumbers });
}

/** Part numbers the shopper saved, newest first. */
export function savedFrames(services: Pick<WishServices, 'storage' | 'identity'>): readonly string[] {
  return listAt(services, keyOf(services));
}

/** Saves what is not saved and takes back what is; answers whether it is saved now. */
export function toggleSaved(services: WishServices, partNumber: string): boolean {
  const before = savedFrames(services);
  const saved = !before.includes(partNumber);
  write(services, saved ? [partNumber, ...before] : before.filter((one) => one !== partNumber));
  return saved;
}

/** After signing in: what the guest saved joins the shopper's own list (ACC-05). */
export function keepWishesOnSignIn(services: WishServices): void {
  if (keyOf(services) === 'wishlist') return;
  const guest = listAt(services, 'wishlist');
  const own = savedFrames(services);
  services.storage.remove('wishlist');
  write(services, [...new Set([...guest, ...own])]);
}
