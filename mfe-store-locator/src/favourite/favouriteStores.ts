import { removeFavouriteStore, setDefaultFavouriteStore } from '@sightline/shared-lib/api/favouriteStore';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import { rememberedStore, rememberStore, tenantKey, type RememberedStore } from '@sightline/shared-lib/domain/store';

/** Whose favourites they are, for the locator service. */
export const ownerOf = ({ site, identity }: Pick<ShellServices, 'site' | 'identity'>) => ({
  tenantKey: tenantKey(site.brand, site.country),
  userId: identity.state.userId,
});

/** Makes a branch the favourite, on this device at once and with the account when there is one (STOR-04). */
export async function chooseFavourite(services: ShellServices, store: RememberedStore): Promise<void> {
  rememberStore(services.storage, store);
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
  if (rememberedStore(services.storage)?.identifier === identifier) {
    rememberStore(services.storage, null);
    services.bus.emit('favouriteStoreChanged', { storeIdentifier: null });
  }
  if (!services.identity.state.userLoggedIn) return;
  await removeFavouriteStore(
    services.client,
    { ...ownerOf(services), practiceIdentifier: identifier },
    { skipErrorMessage: true },
  );
}
