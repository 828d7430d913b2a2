import type { FakeHandlers } from '@sightline/shared-lib/testing';

/** One price list of a wire record. */
export function wirePrices(offer = 146.4, list = 183) {
  const percentageDiscount = Math.round((1 - offer / list) * 100);
  const base = { currency: 'USD', listPrice: list, startDate: null, endDate: null, priceListPrecedence: 5 };
  return { US_FRAMES: [{ ...base, segment: 'Guest', offerPrice: offer, percentageDiscount, precedence: 10 }] };
}

/** An attachment that shows a view of a product. */
export const wirePicture = (partNumber: string, view: string, usage: string) => ({
  id: `${partNumber}-${usage}-${view}`,
  identifier: view,
  name: view,
  usage,
  url: `/pictures/${partNumber}/${view}.webp?w=400&v=1`,
  sequence: '1.0',
  widthMm: 136,
});

export const FRAME_CODES = {
  PRODUCT_TYPE: 'Sun',
  BRAND: 'Norvane',
  MODEL_NAME: 'Ordora',
  FRAME_SHAPE: 'Round',
  FRONT_COLOR: 'Black',
  LENS_COLOR: 'Grey gradient',
  LENS_COLOR_FACET: 'Grey',
  LENS_WIDTH: '52',
  LENS_HEIGHT: '44',
  BRIDGE_WIDTH: '18',
  TEMPLE_LENGTH: '145',
  FRAME_WIDTH: '136',
  FRAME_SIZE: 'M',
  LX_CANONICAL_CATEGORY: 'sunglasses',
  BASE_CURVE: '6',
  LX_SOLDOUT: 'FALSE',
};

interface WireFacts {
  readonly partNumber?: string;
  readonly codes?: Readonly<Record<string, string | readonly string[]>>;
  readonly cluster?: readonly object[];
  readonly prices?: object;
}

/** A hit of the search index as it comes over the wire (contract 9.3). */
export function wireHit({
  partNumber = '0NO4001S-01',
  codes = {},
  cluster = [],
  prices = wirePrices(),
}: WireFacts = {}) {
  const attributes = { ...FRAME_CODES, ...codes };
  return {
    objectID: `${partNumber}_10801`,
    productId: '3000001',
    partnumberId: partNumber,
    url: `/sunglasses/norvane-ordora-black-${partNumber.toLowerCase()}`,
    buyable: true,
    display: true,
    attributes,
    attributes_translated: attributes,
    attachments: [wirePicture(partNumber, 'front', 'PLP'), wirePicture(partNumber, 'lateral', 'PLP')],
    prices,
    cluster,
  };
}

/** Another colour of the model inside a record. */
export function wireSibling(partNumber: string, front: string) {
  return {
    productId: partNumber,
    partNumber,
    url: `/sunglasses/norvane-ordora-${front.toLowerCase()}-${partNumber.toLowerCase()}`,
    attributes: { FRONT_COLOR: front, LENS_COLOR: 'Brown', LENS_COLOR_FACET: 'Brown' },
    attributes_translated: { FRONT_COLOR: front, LENS_COLOR: 'Brown' },
    attachments: [wirePicture(partNumber, 'front', 'PLP')],
    prices: wirePrices(),
  };
}

const wireAttribute = ([identifier, value]: readonly [string, string | readonly string[]]) => ({
  identifier,
  name: identifier.toLowerCase().replaceAll('_', ' '),
  values: [value].flat().map((one) => ({ identifier: one, value: one })),
});

/** A product of the products call, detail profile (contract 8.3). */
export function wireProduct({
  partNumber = '0NO4001S-01',
  codes = {},
  cluster = [],
  prices = wirePrices(),
}: WireFacts = {}) {
  return {
    id: '3000001',
    partNumber,
    type: 'product',
    name: 'Norvane Ordora',
    buyable: 'true',
    manufacturer: 'Norvane',
    longDescription: 'Round sunglasses of acetate.',
    seo: { href: `/sunglasses/norvane-ordora-black-${partNumber.toLowerCase()}` },
    attributes: Object.entries({ ...FRAME_CODES, ...codes }).map(wireAttribute),
    attachments: ['front', 'three-quarter', 'lateral'].map((view) => wirePicture(partNumber, view, 'PDP')),
    prices,
    cluster,
    items: [wireItem('2900000000018', 'M', 136), wireItem('2900000000025', 'L', 142)],
  };
}

/** A size of a frame. */
export function wireItem(
  partNumber: string,
  letter: string,
  width: number,
  codes: Readonly<Record<string, string>> = {},
) {
  const measures = { FRAME_SIZE: letter, FRAME_WIDTH: String(width), LENS_WIDTH: '52', LENS_HEIGHT: '44' };
  const all = { ...measures, BRIDGE_WIDTH: '18', TEMPLE_LENGTH: '145', WEIGHT: '29', ...codes };
  return {
    id: partNumber,
    partNumber,
    type: 'item',
    name: `Norvane Ordora ${letter}`,
    buyable: 'true',
    attributes: Object.entries(all).map(wireAttribute),
    prices: wirePrices(),
  };
}

/** Stock of items by GTIN. */
export function wireStock(pieces: Readonly<Record<string, number>>) {
  return {
    InventoryAvailability: Object.entries(pieces).map(([partNumber, quantity]) => ({
      partNumber,
      inventoryStatus: quantity > 0 ? 'Available' : 'Unavailable',
      availableQuantity: String(quantity),
    })),
  };
}

interface WireRequest {
  readonly indexName: string;
  readonly query?: string;
  readonly facets?: readonly string[];
  readonly facetFilters?: readonly (readonly string[])[];
  readonly hitsPerPage?: number;
  readonly page?: number;
  readonly filters?: string;
  readonly ruleContexts?: readonly string[];
}

type Answering = (request: WireRequest) => { readonly hits?: readonly object[]; readonly total?: number } & object;

/** Handler of the multi-query call: each query is answered by the function, in order. */
export function indexHandler(answer: Answering): FakeHandlers {
  return {
    'POST /1/indexes/*/queries': (call) => {
      const { requests } = call.body as { requests: readonly WireRequest[] };
      return {
        results: requests.map((request) => {
          const { hits = [], total = hits.length, ...more } = answer(request);
          const size = request.hitsPerPage || 18;
          return {
            hits: request.hitsPerPage === 0 ? [] : hits,
            nbHits: total,
            page: request.page ?? 0,
            nbPages: Math.ceil(total / size),
            hitsPerPage: request.hitsPerPage,
            index: request.indexName,
            queryID: `query-${request.query ?? ''}-${request.page ?? 0}`,
            ...more,
          };
        }),
      };
    },
    'POST /1/events': { status: 200, message: 'OK' },
  };
}

/** Every query of the multi-query calls made so far. */
export function queriesOf(calls: readonly { readonly body?: unknown }[]): readonly WireRequest[] {
  return calls.flatMap(({ body }) => (body as { requests?: readonly WireRequest[] })?.requests ?? []);
}

/** The call that lists lenses. */
export const LENSES_CALL = 'GET /store/{storeId}/rox/lensesData';

/** Lenses as the platform lists them, the cheapest with a prescription for 95. */
export function wireLenses() {
  const prices = { NonPrescription: 60, Progressive: 245, SingleVision: 95 };
  const lenses = Object.entries(prices).map(([rxType, price], index) => ({
    RxLensId: `L-${index + 1}`,
    rxType,
    rxPrice: price,
    rxDiscountedPrice: price,
    currency: 'USD',
    roxableServices: [],
  }));
  return { lenses, addOns: [] };
}

/** A content page as the service sends it. */
export function wireContent(placements: Readonly<Record<string, readonly object[]>>, more: object = {}) {
  return {
    id: 'page',
    type: 'StaticPage',
    seo: { title: 'A page', description: 'What it is about.', robots: 'index,follow' },
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'A page', href: '/c/a-page' },
    ],
    placements,
    ...more,
  };
}
