import * as api from '../..';
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
    (c) => api.readStoreInfo(c, { prefix: 'sightline', locale: 'en-us' }),
    'GET /sightline/en-us',
    { storeID: 1 },
  ],
  [
    'sendContactMessage',
    (c) =>
      api.sendContactMessage(c, {
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
  ['readHeader', (c) => api.readHeader(c, site), `GET ${live}/page/header`, {}],
  ['readMegaMenu', (c) => api.readMegaMenu(c, site), `GET ${live}/page/mega-menu`, {}],
  ['readFooter', (c) => api.readFooter(c, site), `GET ${live}/page/footer`, {}],
  ['readHomeContent', (c) => api.readHomeContent(c, site), `GET ${live}/home/content`, {}],
  ['readCommerceContent', (c) => api.readCommerceContent(c, site), `GET ${live}/hcl/content`, {}],
  ['readListingContent', (c) => api.readListingContent(c, site), `GET ${live}/plp/content`, {}],
  ['readProductContent', (c) => api.readProductContent(c, site), `GET ${live}/pdp/content`, {}],
  ['readPageContent', (c) => api.readPageContent(c, site), `GET ${live}/page/content`, {}],
  ['readSitemap', (c) => api.readSitemap(c, site), 'GET /sitemap/sightline/en/us', {}],
  ['previewComponent', (c) => api.previewComponent(c, { id: 'c-1' }), 'GET /preview/component/c-1', {}],
  ['previewPage', (c) => api.previewPage(c, { id: 'p-1' }), 'GET /preview/page/p-1', {}],
  ['listProducts', (c) => api.listProducts(c, {}), 'GET /api/v2/products', {}],
  ['readProducts', (c) => api.readProducts(c, { ids: ['1'] }), 'GET /api/v2/products', {}],
  ['listCategories', (c) => api.listCategories(c), 'GET /api/v2/categories', {}],
  ['resolveUrl', (c) => api.resolveUrl(c, { identifier: '/sunglasses' }), 'GET /api/v2/urls', {}],
  ['readProductInfo', (c) => api.readProductInfo(c, { partNumber: 'P' }), 'GET ', {}],
  [
    'readAvailability',
    (c) => api.readAvailability(c, { upc: '805' }),
    'GET /api/upc/v2/805/availability',
    { upc: 805 },
  ],
  [
    'readConfiguratorAvailability',
    (c) => api.readConfiguratorAvailability(c, { storePrefix: 'us' }),
    'GET /us/availability.json',
    {},
  ],
  [
    'readInventory',
    (c) => api.readInventory(c, { productIds: ['1', '2'] }),
    'GET /store/{storeId}/inventoryavailability/1%2C2',
    {},
  ],
  [
    'requestStockNotice',
    (c) => api.requestStockNotice(c, { partNumber: '1', email: 'ann@example.com', locale: 'en-us' }),
    'POST /store/{storeId}/stocknotice',
    {},
  ],
  ['queryIndex', (c) => api.queryIndex(c, { requests: [] }), 'POST /1/indexes/*/queries', { results: [] }],
  ['searchListing', (c) => api.searchListing(c, index), 'POST /1/indexes/*/queries', { results: [{}] }],
  [
    'searchSuggestions',
    (c) => api.searchSuggestions(c, { ...index, term: 'r' }),
    'POST /1/indexes/*/queries',
    { results: [{}, {}, {}] },
  ],
  [
    'suggestPhrases',
    (c) => api.suggestPhrases(c, { prefix: 'products', locale: 'en-us', terms: ['', 'r'], limit: 4 }),
    'POST /1/indexes/*/queries',
    { results: [{}, {}] },
  ],
  [
    'searchContents',
    (c) => api.searchContents(c, { locale: 'en-us', term: 'r' }),
    'POST /1/indexes/*/queries',
    { results: [{}] },
  ],
  [
    'searchFacetValues',
    (c) => api.searchFacetValues(c, { indexName: 'i', facet: 'attributes.BRAND', query: 'n' }),
    'POST /1/indexes/i/facets/attributes.BRAND/query',
    {},
  ],
  ['sendSearchEvents', (c) => api.sendSearchEvents(c, { events: [] }), 'POST /1/events', {}],
];
