import type { RemoteManifest } from '@sightline/shared-lib/contracts';

/** What this remote provides: read at build time and written into each of its releases. */
export const manifest: RemoteManifest = {
  name: 'mfe-cart-checkout',
  contract: 3,
  pages: [
    'cart',
    'checkout-shipping',
    'checkout-payment',
    'checkout-order-confirmation',
    'checkout-finalize',
    'external-checkout',
  ],
  fragments: ['cart.badge', 'cart.summary', 'checkout.saveCard'],
  commands: ['cart.add', 'cart.again', 'cart.openSummary', 'checkout.express'],
};
