import { readAvailability, readConfiguratorAvailability, readInventory, requestStockNotice } from '../availability';
import {
  previewComponent,
  previewPage,
  readCommerceContent,
  readFooter,
  readHeader,
  readHomeContent,
  readListingContent,
  readMegaMenu,
  readPageContent,
  readProductContent,
  readSitemap,
} from '../content';
import { listCategories, listProducts, readProductInfo, readProducts, resolveUrl } from '../product';
import {
  queryIndex,
  recommendProducts,
  searchContents,
  searchFacetValues,
  searchListing,
  searchSuggestions,
  sendSearchEvents,
  suggestPhrases,
} from '../search';
import { readStoreInfo, sendContactMessage } from '../site';
import type { OperationCase } from './calls';

const site = { store: 'sightline', lang: 'en', country: 'us' };
const index = {
  prefix: 'products',
  locale: 'en-us',
  grouped: true,
  sort: 0 as const,
  segment: 'guest' as const,
  currency: 'USD',
  page: 0,
  pageSize: 18,
  facets: [],
};
const live = '/live/sightline/en/us';

/** Site, content, catalogue and search. */
export const catalogueCalls: readonly OperationCase[] = [
  [
    'readStoreInfo',
    (c) => readStoreInfo(c, { prefix: 'sightline', locale: 'en-us' }),
    'GET /sightline/en-us',
    { storeID: 1 },
  ],
  [
    'sendContactMessage',
    (c) =>
      sendContactMessage(c, {
        topic: 'other',
        name: 'Ann',
        email: 'ann@example.com',
        phone: '',
        orderId: '',
        message: 'Hello',
        locale: 'en-us',
        requestKey: 'k',
      }),
    'POST /store/{storeId}/contactmessage',
    {},
  ],
  ['readHeader', (c) => readHeader(c, site), `GET ${live}/page/header`, {}],
  ['readMegaMenu', (c) => readMegaMenu(c, site), `GET ${live}/page/mega-menu`, {}],
  ['readFooter', (c) => readFooter(c, site), `GET ${live}/page/footer`, {}],
  ['readHomeContent', (c) => readHomeContent(c, site), `GET ${live}/home/content`, {}],
  ['readCommerceContent', (c) => readCommerceContent(c, site), `GET ${live}/hcl/content`, {}],
  ['readListingContent', (c) => readListingContent(c, site), `GET ${live}/plp/content`, {}],
  ['readProductContent', (c) => readProductContent(c, site), `GET ${live}/pdp/content`, {}],
  ['readPageContent', (c) => readPageContent(c, site), `GET ${live}/page/content`, {}],
  ['readSitemap', (c) => readSitemap(c, site), 'GET /sitemap/sightline/en/us', {}],
  ['previewComponent', (c) => previewComponent(c, { id: 'c-1' }), 'GET /preview/component/c-1', {}],
  ['previewPage', (c) => previewPage(c, { id: 'p-1' }), 'GET /preview/page/p-1', {}],
  ['listProducts', (c) => listProducts(c, {}), 'GET /api/v2/products', {}],
  ['readProducts', (c) => readProducts(c, { ids: ['1'] }), 'GET /api/v2/products', {}],
  ['listCategories', (c) => listCategories(c), 'GET /api/v2/categories', {}],
  ['resolveUrl', (c) => resolveUrl(c, { identifier: '/sunglasses' }), 'GET /api/v2/urls', {}],
  ['readProductInfo', (c) => readProductInfo(c, { partNumber: 'P' }), 'GET ', {}],
  ['readAvailability', (c) => readAvailability(c, { upc: '805' }), 'GET /api/upc/v2/805/availability', { upc: 805 }],
  [
    'readConfiguratorAvailability',
    (c) => readConfiguratorAvailability(c, { storePrefix: 'us' }),
    'GET /us/availability.json',
    {},
  ],
  [
    'readInventory',
    (c) => readInventory(c, { productIds: ['1', '2'] }),
    'GET /store/{storeId}/inventoryavailability/1%2C2',
    {},
  ],
  [
    'requestStockNotice',
    (c) => requestStockNotice(c, { partNumber: '1', email: 'ann@example.com', locale: 'en-us' }),
    'POST /store/{storeId}/stocknotice',
    {},
  ],
  ['queryIndex', (c) => queryIndex(c, { requests: [] }), 'POST /1/indexes/*/queries', { results: [] }],
  ['searchListing', (c) => searchListing(c, index), 'POST /1/indexes/*/queries', { results: [{}] }],
  [
    'searchSuggestions',
    (c) => searchSuggestions(c, { ...index, term: 'r' }),
    'POST /1/indexes/*/queries',
    { results: [{}, {}, {}] },
  ],
  [
    'suggestPhrases',
    (c) => suggestPhrases(c, { prefix: 'products', locale: 'en-us', terms: ['', 'r'], limit: 4 }),
    'POST /1/indexes/*/queries',
    { results: [{}, {}] },
  ],
  [
    'searchContents',
    (c) => searchContents(c, { locale: 'en-us', term: 'r' }),
    'POST /1/indexes/*/queries',
    { results: [{}] },
  ],
  [
    'searchFacetValues',
    (c) => searchFacetValues(c, { indexName: 'i', facet: 'attributes.BRAND', query: 'n' }),
    'POST /1/indexes/i/facets/attributes.BRAND/query',
    {},
  ],
  [
    'recommendProducts',
    (c) => recommendProducts(c, { prefix: 'products', locale: 'en-us', most: 6, model: 'trending-items' }),
    'POST /1/indexes/*/recommendations',
    { results: [{}] },
  ],
  ['sendSearchEvents', (c) => sendSearchEvents(c, { events: [] }), 'POST /1/events', {}],
];
