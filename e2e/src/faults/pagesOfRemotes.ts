import type { RemoteName } from '@sightline/shared-lib/contracts';

/** A page of each remote, and the page that links to it from another one. */
export const PAGES: Readonly<Record<RemoteName, string>> = {
  'mfe-catalog': '/sunglasses',
  'mfe-cart-checkout': '/cart',
  'mfe-account': '/sign-in',
  'mfe-store-locator': '/store-locator',
  'mfe-prescription': '/checkout/upload-prescription',
};
