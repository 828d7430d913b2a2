import type { PageModule, RemoteModule } from '@sightline/shared-lib/contracts';

import { manifest } from '../remote';

import { loadMessages } from './loadMessages';

/** The shell treats a page's data as unknown; each page gets back what its own `load` gave. */
const page = <Data>(module: PageModule<Data>) => module as PageModule;

const orderReturn = () =>
  import(/* webpackChunkName: "order-return-select" */ './pages/OrderReturn/orderReturnPage').then((file) =>
    page(file.orderReturnPage),
  );

/** The remote, for browser and server alike; everything is loaded when it is first needed. */
export const remote: RemoteModule = {
  manifest,
  pages: {
    'sign-in': () =>
      import(/* webpackChunkName: "sign-in" */ './pages/SignIn/signInPage').then((file) => page(file.signInPage)),
    newsletter: () =>
      import(/* webpackChunkName: "newsletter" */ './pages/Newsletter/newsletterPage').then((file) =>
        page(file.newsletterPage),
      ),
    account: () =>
      import(/* webpackChunkName: "account" */ './pages/Account/accountPage').then((file) => page(file.accountPage)),
    wishlist: () =>
      import(/* webpackChunkName: "wishlist" */ './pages/Wishlist/wishlistPage').then((file) =>
        page(file.wishlistPage),
      ),
    'order-lookup': () =>
      import(/* webpackChunkName: "order-lookup" */ './pages/OrderLookup/orderLookupPage').then((file) =>
        page(file.orderLookupPage),
      ),
    'order-return-select': orderReturn,
    'order-return-confirm': orderReturn,
    'order-return-print': orderReturn,
  },
  fragments: {
    'account.wishlistHeart': () => import('./fragments/WishlistHeart').then((file) => file.WishlistHeart),
    'account.greeting': () => import('./fragments/Greeting').then((file) => file.Greeting),
    'account.signInDialog': () => import('./fragments/formFragments').then((file) => file.WordedSignInDialog),
    'account.register': () => import('./fragments/formFragments').then((file) => file.WordedRegisterForm),
    'account.confirmEmail': () => import('./fragments/formFragments').then((file) => file.WordedCodeForm),
  },
  commands: {
    'account.signIn': () => import('./commands/signIn').then((file) => file.signIn),
    'account.readWishlist': () => import('./commands/readWishlist').then((file) => file.readWishlist),
    'account.toggleWishlist': () => import('./commands/toggleWishlist').then((file) => file.toggleWishlist),
  },
  messages: loadMessages,
};
