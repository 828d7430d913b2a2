import type { PageModule, RemoteModule } from '@sightline/shared-lib/contracts';

import { manifest } from '../remote';

import { loadMessages } from './loadMessages';

/** Pages are kept in one map whatever their data is; each reads only what its own `load` gave. */
function page<Data>(module: PageModule<Data>): PageModule {
  return module as PageModule;
}

/** The remote, for browser and server alike; everything is loaded when it is first needed. */
export const remote: RemoteModule = {
  manifest,
  pages: {
    cart: async () => page((await import(/* webpackChunkName: "cart" */ './pages/Cart/cartPage')).cartPage),
    'checkout-shipping': async () =>
      page((await import(/* webpackChunkName: "checkout-shipping" */ './pages/Shipping/shippingPage')).shippingPage),
    'checkout-payment': async () =>
      page((await import(/* webpackChunkName: "checkout-payment" */ './pages/Payment/paymentPage')).paymentPage),
    'checkout-order-confirmation': async () =>
      page(
        (await import(/* webpackChunkName: "checkout-order-confirmation" */ './pages/Confirmation/confirmationPage'))
          .confirmationPage,
      ),
    'checkout-finalize': async () =>
      page((await import(/* webpackChunkName: "checkout-finalize" */ './pages/Finalize/finalizePage')).finalizePage),
    'external-checkout': async () =>
      page((await import(/* webpackChunkName: "external-checkout" */ './pages/External/externalPage')).externalPage),
  },
  fragments: {
    'cart.badge': async () => (await import('./features/badge/CartBadge')).CartBadge,
    'checkout.saveCard': async () => (await import('./features/payment/SaveCard')).SaveCard,
    'cart.summary': async () => (await import('./features/summary/CartSummary')).CartSummary,
  },
  commands: {
    'cart.add': async () => (await import('./commands/addToCart')).addToCart,
    'cart.again': async () => (await import('./commands/buyAgain')).buyAgain,
    'cart.openSummary': async () => (await import('./commands/openSummary')).openSummary,
    'checkout.express': async () => (await import('./commands/expressCheckout')).expressCheckout,
  },
  messages: loadMessages,
};
