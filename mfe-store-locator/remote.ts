import type { RemoteManifest } from '@sightline/shared-lib/contracts';

/** What this remote provides: read at build time and written into each of its releases. */
export const manifest: RemoteManifest = {
  name: 'mfe-store-locator',
  contract: 3,
  pages: ['store-locator', 'store-detail', 'appointment'],
  fragments: [
    'stores.favourite',
    'stores.favourites',
    'stores.appointments',
    'stores.pickupChooser',
    'stores.chooser',
    'stores.teaser',
  ],
  commands: ['stores.choose'],
};
