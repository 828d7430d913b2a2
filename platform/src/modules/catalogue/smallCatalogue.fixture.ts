import type { Attribute, Category, Price } from './catalogue.repository';
import { type Dictionary, loadDictionary } from './dictionary';
import type { ListedProduct, Snapshot } from './snapshot';

/** When its prices are looked at. */
export const NOW = new Date('2026-11-27T10:00:00Z');

const attribute = (id: string, identifier: string, name: string, change: Partial<Attribute> = {}): Attribute => ({
  id,
  identifier,
  names: { en: name },
  sequence: Number(id),
  defining: false,
  displayed: true,
  facet: true,
  unit: '',
  ...change,
});
const category = (id: string, path: string, parent: string | null, sequence = 1): Category => ({
  id,
  identifier: path.slice(1),
  parent_id: parent,
  sequence,
  names: { en: `Name of ${path.slice(1)}`, it: `Nome di ${path.slice(1)}` },
  descriptions: { en: 'What it is' },
  path,
  picture_of: null,
});
const product = (number: number, change: Partial<ListedProduct> = {}): ListedProduct => ({
  id: `p${number}`,
  partNumber: `AB${number}-01`,
  groupKey: `AB${number}`,
  categoryId: 'sun',
  brandId: 'norvane',
  brand: 'Norvane',
  name: `Ordora ${number}`,
  path: `/sunglasses/norvane-ordora-ab${number}-01`,
  priceFamily: 'FRAMES',
  bestSeller: number,
  arrivalDay: 100 - number,
  facets: { FRAME_SHAPE: 'ROUND' },
  ...change,
});
/** A price from the beginning of the year on. */
const price = (offer: number, change: Partial<Price> = {}): Price => ({
  product_id: 'p',
  item_id: null,
  store_id: '10801',
  price_list: 'US_FRAMES',
  segment: 'Guest',
  currency: 'USD',
  list_minor: offer,
  offer_minor: offer,
  lowest_minor: null,
  starts_at: new Date('2026-01-01T00:00:00Z'),
  ends_at: null,
  precedence: 1,
  price_list_precedence: 1,
  ...change,
});

/** The dictionary of a catalogue of four products. */
export const smallDictionary = (): Promise<Dictionary> =>
  loadDictionary({
    attributes: async () => [
      attribute('7', 'FRAME_SHAPE', 'Shape'),
      attribute('3', 'POLARIZED', 'Polarised'),
      attribute('4', 'BRAND', 'Brand'),
      attribute('9', 'LENS_WIDTH', 'Lens width', { facet: false, unit: 'MMT', defining: true, displayed: false }),
      attribute('8', 'FRONT_COLOR', 'Colour'),
    ],
    attributeValues: async () => [
      { attribute: 'FRAME_SHAPE', code: 'ROUND', sequence: 2, names: { en: 'Round', it: 'Tondo' } },
      { attribute: 'FRAME_SHAPE', code: 'PANTO', sequence: 1, names: { en: 'Panto', it: 'Panto' } },
    ],
    categories: async () => [
      category('sun', '/sunglasses', null),
      category('round', '/sunglasses/round', 'sun', 2),
      category('brands', '/brands', null),
      category('norvane', '/brands/norvane', 'brands'),
    ],
  });

const PRODUCTS = [
  product(1, { categoryId: 'round' }),
  product(2, { brand: 'Aldane', brandId: 'aldane', facets: { FRAME_SHAPE: ['PANTO', 'ROUND'], POLARIZED: 'TRUE' } }),
  product(3, { name: 'Zenna', facets: { FRAME_SHAPE: 'PANTO' } }),
  product(4, { facets: {} }),
];
const PRICES = new Map([
  ['p1', [price(30_000)]],
  ['p2', [price(10_000)]],
  ['p3', [price(20_000), price(4000, { segment: 'RegisteredUsers', precedence: 2 })]],
  // Not sold before next year.
  ['p4', [price(100, { starts_at: new Date('2027-01-01T00:00:00Z') })]],
]);
/** That catalogue at one moment. */
export const smallSnapshot = (dictionary: Dictionary): Snapshot => ({
  version: 1,
  dictionary,
  products: PRODUCTS,
  byId: new Map(PRODUCTS.map((one) => [one.id, one])),
  byPartNumber: new Map(PRODUCTS.map((one) => [one.partNumber, one])),
  prices: async () => PRICES,
});
