import type { PageModule, RemoteModule } from '@sightline/shared-lib/contracts';

import { manifest } from '../remote';

import { loadMessages } from './loadMessages';

/** The shell treats a page's data as unknown; each page gets back what its own `load` gave. */
const page = <Data>(module: PageModule<Data>) => module as PageModule;

/** The remote, for browser and server alike; everything is loaded when it is first needed. */
export const remote: RemoteModule = {
  manifest,
  pages: {
    home: () => import('./pages/Home/Home').then((file) => page(file.homePage)),
    landing: () => import('./pages/Landing/Landing').then((file) => page(file.landingPage)),
    faq: () => import('./pages/Faq/Faq').then((file) => page(file.faqPage)),
    contact: () => import('./pages/Contact/Contact').then((file) => page(file.contactPage)),
    sitemap: () => import('./pages/Sitemap/Sitemap').then((file) => page(file.sitemapPage)),
    'hearing-test': () => import('./pages/HearingTest/HearingTest').then((file) => page(file.hearingTestPage)),
    search: () => import('./pages/Search/Search').then((file) => page(file.searchPage)),
    'product-list': () => import('./pages/ProductList/ProductList').then((file) => page(file.productListPage)),
    compare: () => import('./pages/Compare/Compare').then((file) => page(file.comparePage)),
    'product-detail': () => import('./pages/ProductDetail/ProductDetail').then((file) => page(file.productDetailPage)),
  },
  fragments: {
    'search.drawer': () => import('./fragments/SearchDrawer').then((file) => file.SearchDrawer),
    'product.alert': () => import('./features/productAlert/ProductAlert').then((file) => file.ProductAlert),
  },
  commands: {
    'search.open': () => import('./features/search/openSearch').then((file) => file.openSearch),
  },
  messages: loadMessages,
};
