import type { PageModule, RemoteModule } from '@sightline/shared-lib/contracts';

import { manifest } from '../remote';

import { loadMessages } from './loadMessages';

/** The shell treats a page's data as unknown; each page gets back what its own `load` gave. */
const page = <Data>(module: PageModule<Data>) => module as PageModule;

/** The remote, for browser and server alike; everything is loaded when it is first needed. */
export const remote: RemoteModule = {
  manifest,
  pages: {
    home: () => import(/* webpackChunkName: "home" */ './pages/Home/Home').then((file) => page(file.homePage)),
    landing: () =>
      import(/* webpackChunkName: "landing" */ './pages/Landing/Landing').then((file) => page(file.landingPage)),
    faq: () => import(/* webpackChunkName: "faq" */ './pages/Faq/Faq').then((file) => page(file.faqPage)),
    contact: () =>
      import(/* webpackChunkName: "contact" */ './pages/Contact/Contact').then((file) => page(file.contactPage)),
    sitemap: () =>
      import(/* webpackChunkName: "sitemap" */ './pages/Sitemap/Sitemap').then((file) => page(file.sitemapPage)),
    'hearing-test': () =>
      import(/* webpackChunkName: "hearing-test" */ './pages/HearingTest/HearingTest').then((file) =>
        page(file.hearingTestPage),
      ),
    search: () =>
      import(/* webpackChunkName: "search" */ './pages/Search/Search').then((file) => page(file.searchPage)),
    'product-list': () =>
      import(/* webpackChunkName: "product-list" */ './pages/ProductList/ProductList').then((file) =>
        page(file.productListPage),
      ),
    compare: () =>
      import(/* webpackChunkName: "compare" */ './pages/Compare/Compare').then((file) => page(file.comparePage)),
    'product-detail': () =>
      import(/* webpackChunkName: "product-detail" */ './pages/ProductDetail/ProductDetail').then((file) =>
        page(file.productDetailPage),
      ),
  },
  fragments: {
    'search.drawer': () => import('./fragments/SearchDrawer').then((file) => file.SearchDrawer),
    'search.startAgain': () => import('./fragments/StartAgain').then((file) => file.StartAgain),
    'product.alert': () => import('./features/productAlert/ProductAlert').then((file) => file.ProductAlert),
  },
  commands: {
    'search.open': () => import('./features/search/openSearch').then((file) => file.openSearch),
  },
  messages: loadMessages,
};
