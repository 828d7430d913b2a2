import { removeFavouriteStore, setDefaultFavouriteStore } from '@sightline/shared-lib/api/favouriteStore';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import { tenantKey } from '@sightline/shared-lib/domain/store';

/** What a device remembers of the favourite branch, for shoppers without an account and for the header. */
export interface RememberedStore {
  readonly identifier: string;
  readonly id: string;
  readonly name: string;
}

const KEY = 'favourite-store';
/** Permanent store days of the specification (SITE-12). */
const DAYS = 30;

const isRemembered = (value: unknown): value is RememberedStore =>
  typeof value === 'object' && value !== null && 'identifier' in value && 'name' in value && 'id' in value;

export function rememberedStore({ storage }: ShellServices): RememberedStore | null {
  const value = storage.get(KEY);
  return isRemembered(value) ? value : null;
}

/** Whose favourites they are, for the locator service. */
export const ownerOf = ({ site, identity }: Pick<ShellServices, 'site' | 'identity'>) => ({
  tenantKey: tenantKey(site.brand, site.country),
  userId: identity.state.userId,
});

/** Makes a branch the favourite, on this device at once and with the account when there is one (STOR-04). */
export async function chooseFavourite(services: ShellServices, store: RememberedStore): Promise<void> {
  services.storage.set(KEY, store, DAYS);
  services.bus.emit('favouriteStoreChanged', { storeIdentifier: store.identifier });
  if (!services.identity.state.userLoggedIn) return;
  await setDefaultFavouriteStore(
    services.client,
    { ...ownerOf(services), practiceIdentifier: store.identifier },
    { skipErrorMessage: true },
  );
}

/** Takes a branch off the favourites; what the device remembers is forgotten only when it is this one (STOR-04). */
export async function dropFavourite(services: ShellServices, identifier: string): Promise<void> {
  if (rememberedStore(services)?.identifier === identifier) {
    services.storage.remove(KEY);
    services.bus.emit('favouriteStoreChanged', { storeIdentifier: null });
  }
  if (!services.identity.state.userLoggedIn) return;
  await removeFavouriteStore(
    services.client,
    { ...ownerOf(services), practiceIdentifier: identifier },
    { skipErrorMessage: true },
  );
}
