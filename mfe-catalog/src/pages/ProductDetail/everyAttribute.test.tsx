import { ATTRIBUTE_NAMES, type AttributeName } from '@sightline/shared-lib/domain/product';
import { fakeClient, fakeServices } from '@sightline/shared-lib/testing';

import { aShop, request } from '../../testing/productShop';
import { aRequest, renderPage } from '../../testing/renderPage';
import { indexHandler, queriesOf, wireContent, wireHit, wireItem, wireProduct } from '../../testing/wire';
import { productListPage } from '../ProductList/ProductList';
import { productDetailPage } from './ProductDetail';

/** What has an attribute: a product, or one of its sizes. */
type Bearer = 'frame' | 'item' | 'unlettered item' | 'lens' | 'glasses with sound';

/** Where a shopper sees an attribute, or what it does instead of being seen. */
type Place =
  | { readonly on: Bearer; readonly code: string; readonly shown: string }
  | { readonly chosenOn: string }
  | { readonly lists: true }
  | { readonly linkedOn: string }
  | { readonly unseen: string };

const on = (bearer: Bearer, code: string, shown = code): Place => ({ on: bearer, code, shown });

const PLACES: Readonly<Record<AttributeName, Place>> = {
  // A list of more than one kind.
  PRODUCT_TYPE: { chosenOn: '/gifts' },
  MODEL_NAME: on('frame', 'Probe model'),
  BRAND: on('frame', 'Probe brand'),
  DISPLAYSKU: on('item', 'PRB 01 52-18', 'Article: PRB 01 52-18'),
  MODEL_CODE_DISPLAY: on('frame', 'PRB4001S'),
  POLARIZED: on('frame', 'True', 'polarized'),
  GEOFIT: on('frame', 'Probe fit'),
  PHOTOCHROMIC: on('frame', 'True', 'Light-adaptive'),
  ROXABLE: on('frame', 'True', 'Prescription lenses'),
  FRAME_MATERIAL_CLASS: on('frame', 'Probe acetate'),
  FRAME_SHAPE: on('frame', 'Panto'),
  LENS_COLOR: on('frame', 'Probe tint'),
  FRONT_COLOR: on('frame', 'Probe front'),
  LENS_TREATMENT: on('frame', 'Probe coating'),
  LENS_TREATMENT_FACET: { chosenOn: '/sunglasses' },
  LENS_COLOR_FACET: { unseen: 'colours the lens of a swatch, see colours.test.ts' },
  LX_SOLDOUT: on('item', 'TRUE', 'Sold out.'),
  LENS_DESIGN: on('lens', 'Probe toric'),
  CORRECTION_TYPE: on('lens', 'Probe myopia'),
  ANTI_BLUE: on('frame', 'Probe blue filter'),
  TRANSITION_TYPE: on('frame', 'Probe Signature'),
  LENS_THICKNESS: on('frame', 'Probe 1.6'),
  HINGE_DISTANCE: on('item', '131', '131 mm'),
  FRAME_SIZE: on('item', 'XXL'),
  FRAME_SIZE_DISPLAY: on('unlettered item', '52-18 145'),
  BRIDGE_WIDTH: on('item', '19', '19 mm'),
  TEMPLE_LENGTH: on('item', '147', '147 mm'),
  LENS_HEIGHT: on('item', '43.5', '43.5'),
  LENS_WIDTH: on('item', '53', '53'),
  COLOR_CODE: on('frame', 'PRB-01'),
  GENDER: on('frame', 'Probe unisex'),
  LENS_MATERIAL_MACRO_CLASS: on('frame', 'Probe nylon'),
  FRAME_MATERIAL_FACET: { chosenOn: '/sunglasses' },
  // A class of the merchandisers, which no shopper knows by name.
  PROD_HIERARCHY_3: { linkedOn: '/sunglasses' },
  CL_ANNUAL_SUPPLY_BADGES: { unseen: "offers a year's boxes in the form for each eye, see LensBuy.test.tsx" },
  LX_CANONICAL_CATEGORY: { lists: true },
  CL_BRAND: on('lens', 'Probe lenses'),
  CONNECTIVITY: on('glasses with sound', 'Probe Bluetooth'),
  OS_COMPATIBILITY: on('glasses with sound', 'Probe systems'),
  BATTERY: on('glasses with sound', 'Probe cell'),
  BATTERY_TYPE: on('glasses with sound', 'Probe lithium'),
  BATTERY_DURATION: on('glasses with sound', '9', '9 h'),
  AUDIO_SYSTEM: on('glasses with sound', 'Probe speakers'),
  TOUCH: on('glasses with sound', 'Probe swipe'),
  VOICE_CONTROL: on('glasses with sound', 'Probe voice'),
  POWER_CONNECTION: on('glasses with sound', 'Probe plug'),
  CHARGING_CASE: on('glasses with sound', 'Probe case'),
  FRAME_CONNECTION: on('glasses with sound', 'Probe clip'),
  USER_INTERFACE: on('glasses with sound', 'Probe buttons'),
};

const SORTS = {
  frame: {},
  item: {},
  'unlettered item': {},
  lens: { PRODUCT_TYPE: 'Contact Lenses', CL_BASE_CURVE: '8.6', LENS_WIDTH: '' },
  'glasses with sound': { PRODUCT_TYPE: 'Electronics Audio Optical' },
} as const;

/** The page of a product with an attribute, as text. */
async function pageWith(name: string, bearer: Bearer, code: string): Promise<string> {
  const isItem = bearer.endsWith('item');
  const product = wireProduct({ codes: { ...SORTS[bearer], ...(isItem ? {} : { [name]: code }) } });
  const size =
    bearer === 'lens' ? { LENS_WIDTH: '', PACK_SIZE: '6' } : bearer === 'unlettered item' ? { FRAME_SIZE: '' } : {};
  const items = [wireItem('2900000000018', 'M', 136, { ...size, ...(isItem ? { [name]: code } : {}) })];
  await renderPage(productDetailPage, request(), aShop({ ...product, items }));
  return (document.querySelector('main')?.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
}

/** A list of which one facet is known. */
async function listWith(name: string, path: string) {
  const client = fakeClient({
    'GET /live/{store}/{lang}/{country}/plp/content': wireContent({}),
    ...indexHandler(() => ({ hits: [wireHit()], total: 40, facets: { [`attributes.${name}`]: { Probe: 3 } } })),
  });
  const services = fakeServices({ client });
  const resolved = { externalId: '10501', type: 'ProductListPage' };
  await renderPage(productListPage, aRequest('product-list', path, { resolved }), services);
  return services;
}

const entries = ATTRIBUTE_NAMES.map((name) => [name, PLACES[name]] as const);
const shown = entries.flatMap(([name, place]) =>
  'on' in place ? [[name, place.on, place.code, place.shown] as const] : [],
);
const chosen = entries.flatMap(([name, place]) => ('chosenOn' in place ? [[name, place.chosenOn] as const] : []));
const linked = entries.flatMap(([name, place]) => ('linkedOn' in place ? [[name, place.linkedOn] as const] : []));

describe('every attribute of the catalogue', () => {
  it.each(shown)(
    '%s, borne by: %s, and said as: %s, reads on its page: %s [CAT-03]',
    async (name, bearer, code, text) => {
      expect(await pageWith(name, bearer, code)).toContain(text);
    },
  );

  it.each(chosen)('%s narrows the list at %s [CAT-03] [PLP-03]', async (name, path) => {
    await listWith(name, path);
    expect(document.querySelector(`#filters a[href*="${name}=Probe"]`)).not.toBeNull();
  });

  it.each(linked)(
    '%s narrows the list that a link of the content service leads to [CAT-03] [PLP-02]',
    async (name, path) => {
      const { client } = await listWith(name, `${path}?${name}=Probe`);
      expect(queriesOf(client.calls)[0]?.facetFilters).toEqual([[`attributes.${name}:Probe`]]);
    },
  );

  it('LX_CANONICAL_CATEGORY decides what a list holds [CAT-03]', async () => {
    const { client } = await listWith('BRAND', '/sunglasses');
    expect(queriesOf(client.calls)[0]?.filters).toBe('attributes.LX_CANONICAL_CATEGORY:"sunglasses"');
  });
});
