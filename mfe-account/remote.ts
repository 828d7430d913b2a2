import type { RemoteManifest } from '@sightline/shared-lib/contracts';

/** What this remote provides: read at build time and written into each of its releases. */
export const manifest: RemoteManifest = {
  name: 'mfe-account',
  contract: 3,
  pages: [
    'sign-in',
    'newsletter',
    'account',
    'wishlist',
    'order-lookup',
    'order-return-select',
    'order-return-confirm',
    'order-return-print',
  ],
  fragments: [
    'account.wishlistHeart',
    'account.greeting',
    'account.signInDialog',
    'account.register',
    'account.confirmEmail',
  ],
  commands: ['account.signIn', 'account.readWishlist', 'account.toggleWishlist'],
};
