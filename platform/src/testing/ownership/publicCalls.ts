import type { Entry } from './entry';
import { everybodys } from './entry';

const content = { params: { store: 'sightline', lang: 'en', country: 'us' }, query: { storeId: '10801' } };
const branch = { uniqueId: '11001', latitude: '40.7', longitude: '-74' };

/** Calls outside the transaction service, and its calls that hold nothing of anybody's; the latter begin with a dot. */
export const publicCalls: Readonly<Record<string, Entry>> = {
  'GET /wcs/storeinfo/:prefix/:locale': everybodys({ params: { prefix: 'sightline', locale: 'en-us' } }),
  'GET ./country/country_state_list': everybodys(),
  'GET /wcs/resources/store/0/storeDetailsByBrand': everybodys({ query: { brandIdentifier: 'sightline' } }),
  'GET ./online_store': everybodys(),
  'GET /wcs/resources/store/0/adminLookup': everybodys({
    query: { q: 'findByStoreIdentifier', storeIdentifier: 'SightlineUS' },
  }),
  'GET /search/resources/api/v2/products': everybodys({ query: { storeId: '10801', partNumber: 'none' } }),
  'GET /search/resources/api/v2/categories': everybodys({ query: { storeId: '10801' } }),
  'GET /search/resources/api/v2/urls': everybodys({ query: { storeId: '10801', identifier: 'sunglasses' } }),
  'GET /wcs/productinfo': everybodys({ query: { storeId: '10801', partnumber: 'none' } }),
  'GET ./price': everybodys({ query: { q: 'byPartNumbers', partNumber: 'none' } }),
  'GET ./espot/:name': everybodys({ params: { name: 'hero' } }),
  'POST ./event': everybodys({ body: { DM_ReqCmd: 'ProductDisplay' } }, 201),
  'GET ./inventoryavailability/:productIds': {
    own: 200,
    asks: ({ productId }) => ({ params: { productIds: productId } }),
  },
  'GET ./inventoryavailability/byPartNumber/:partNumbers': {
    own: 200,
    asks: ({ partNumber }) => ({ params: { partNumbers: partNumber } }),
  },
  'GET /api/upc/v2/:upc/availability': { own: 200, asks: ({ partNumber }) => ({ params: { upc: partNumber } }) },
  'GET /:storePrefix/availability.json': everybodys({ params: { storePrefix: 'sightline' } }),
  'GET /cms/live/:store/:lang/:country/page/header': everybodys(content),
  'GET /cms/live/:store/:lang/:country/page/footer': everybodys(content),
  'GET /cms/live/:store/:lang/:country/home/content': everybodys(content),
  'GET /cms/live/:store/:lang/:country/hcl/content': everybodys(content, 404),
  'GET /cms/live/:store/:lang/:country/plp/content': everybodys(content, 404),
  'GET /cms/live/:store/:lang/:country/pdp/content': everybodys(content, 404),
  'GET /cms/live/:store/:lang/:country/page/content': everybodys(content, 404),
  'GET /cms/live/:store/:lang/:country/page/mega-menu': everybodys(content),
  'GET /sitemap/:store/:lang/:country': everybodys(content),
  'GET /cms/sitemap/:store/:lang/:country': everybodys(content),
  'GET /cms/live/sitemap/:store/:lang/:country': everybodys(content),
  // Editors alone.
  'GET /cms/preview/page/:id': everybodys({ params: { id: 'home' } }, 401),
  'GET /cms/preview/component/:id': everybodys({ params: { id: 'home' } }, 401),
  'GET /geo/tiles/:z/:x/:y': everybodys({ params: { z: '9', x: '150', y: '192' } }),
  'GET /geo/places': everybodys({ query: { country: 'us', q: 'new' } }),
  'GET /geo/postcode': everybodys({ query: { country: 'us', postalCode: '10001' } }),
  'GET ./storelocator/filtered/sts': everybodys({ query: { siteLevelStoreSearch: 'false', city: 'Avon' } }),
  'GET ./storelocator/byLocation': everybodys({ query: { city: 'Avon' } }),
  'GET ./storelocator/latitude/:latitude/longitude/:longitude': everybodys({ params: branch }),
  'GET ./storelocator/byStoreId/:uniqueId': everybodys({ params: branch }),
  'GET ./storelocator/byStoreIds': everybodys({ query: { physicalStoreId: '11001' } }),
  'GET ./rox/lensesData': everybodys(),
  'GET ./rox/lensesData/:lensId': everybodys({ params: { lensId: 'none' } }, 404),
  'GET /pictures/:partNumber/:file': everybodys({ params: { partNumber: 'none', file: 'front.webp' } }, 404),
  'GET /healthz': everybodys(),
  'GET /openapi.json': everybodys(),
  'GET /reference': everybodys(),
  'GET /readyz': everybodys(),
  'POST /1/indexes/:index/queries': everybodys({ params: { index: '*' }, body: { requests: [] } }),
  'POST /1/indexes/:index/query': everybodys({
    params: { index: 'products_en-us_grouped' },
    body: { params: 'query=zq' },
  }),
  'GET /1/indexes/:index': everybodys({ params: { index: 'products_en-us_grouped' }, query: { query: 'zq' } }),
  'GET /1/indexes/:index/:objectID': everybodys({ params: { index: 'products_en-us_grouped', objectID: 'none' } }, 404),
  'POST /1/indexes/:index/objects': everybodys({ params: { index: '*' }, body: { requests: [] } }),
  'POST /1/indexes/:index/facets/:facet/query': everybodys({
    params: { index: 'products_en-us_grouped', facet: 'attributes.BRAND' },
    body: { facetQuery: 'zq' },
  }),
  'POST /1/events': everybodys({ body: { events: [] } }, 422),
  'GET ./ShipModes/GetShipModes': { own: 200, asks: ({ partNumber }) => ({ query: { partNumber } }) },
};
