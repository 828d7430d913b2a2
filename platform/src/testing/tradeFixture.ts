import { exampleLensValues } from '../seed/exampleLensValues';
import type { PickUpPoint, PostalAddress, SkuFacts } from '../modules/order';

const sku = (partNumber: string, offerMinor: number, more: Partial<SkuFacts> = {}): SkuFacts => ({
  productId: `5${partNumber.replaceAll(/\D/g, '').slice(-6).padStart(6, '0')}`,
  partNumber,
  name: `Item ${partNumber}`,
  productType: 'sun',
  buyable: true,
  offerMinor,
  weightGrams: 150,
  ...more,
});

/** What the contact lenses of the test catalogue are made in. */
const lensCodes = {
  CL_POWER: '-2.00,-1.75,+1.00',
  CL_BASE_CURVE: '8.4,8.6',
  CL_DIAMETER: '14.2',
  REPLACEMENT: 'monthly',
  PACK_SIZE: '6',
};
/** What a frame says about the lenses it takes. */
const frameCodes = {
  ROXABLE: 'True',
  FRAME_SHAPE: 'Panto',
  RIM_TYPE: 'Full rim',
  LENS_WIDTH: '49',
  LENS_HEIGHT: '41',
  BRIDGE_WIDTH: '20',
};
const service = (partNumber: string, offerMinor: number, attributes: Readonly<Record<string, string>> = {}) =>
  sku(partNumber, offerMinor, { productType: 'services', weightGrams: 0, attributes });
const multifocalCodes = { ...lensCodes, CL_ADDITION: 'LO,HI', CL_DOMINANCE: 'D,N', CL_COLOR: 'Blue,Green' };

/** Items of the test catalogue. */
export const testSkus: readonly SkuFacts[] = [
  sku('2900000000017', 54_999, { attributes: frameCodes }),
  sku('2900000000024', 1_990, { productType: 'accessories', weightGrams: 40 }),
  sku('2900000000031', 3_333),
  sku('2900000000048', 12_000, { productType: 'contact-lenses', weightGrams: 60, attributes: lensCodes }),
  sku('2900000000086', 2_500, { productType: 'contact-lenses', weightGrams: 60, attributes: multifocalCodes }),
  sku('2900000000055', 89_900, { productType: 'hearing' }),
  sku('2900000000062', 15_000, { productType: 'eyeglasses' }),
  sku('2900000000079', 5_000, { buyable: false }),
  sku('2900000000093', 21_000, { productType: 'eyeglasses', attributes: { ...frameCodes, LENS_HEIGHT: '26' } }),
  service('SRV-SV', 9_500, { LENS_DESIGN: 'Single vision' }),
  service('SRV-PROG', 24_500, { LENS_DESIGN: 'Progressive' }),
  service('SRV-PLANO', 6_000, { LENS_DESIGN: 'Plano' }),
  service('SRV-HC', 1_000),
  service('SRV-AR', 4_000),
  service('SRV-HYDRO', 2_000),
  service('SRV-IDX-160', 5_500),
  sku('2900000000109', 54_999, { name: 'Frame in green', variant: 'Green, L' }),
  sku('2900000000116', 54_999, { buyable: false }),
  sku('2962000060003', 800, { productType: 'accessories', weightGrams: 30 }),
];

/** Colours and sizes of a model: the dearest frame has another of its price, one that costs more, and one that is not sold. */
const frames = ['2900000000017', '2900000000109', '2900000000055', '2900000000116'];

export const modelOf = (partNumber: string): readonly string[] => (frames.includes(partNumber) ? frames : [partNumber]);

/** An item as an add names it; contact lenses carry the values of an eye. */
export function itemOf(partNumber: string, more: { readonly quantity?: string } = {}): WantedItem {
  const found = testSkus.find((one) => one.partNumber === partNumber);
  const values = found?.productType === 'contact-lenses' ? [exampleLensValues(found.attributes)] : [];
  return { partNumber, quantity: '1', ...more, ...(values.length > 0 ? { orderItemExtendAttribute: values } : {}) };
}

interface WantedItem {
  readonly partNumber: string;
  readonly quantity: string;
  readonly orderItemExtendAttribute?: readonly object[];
}

/** Names of every shopper's addresses. */
export const PLACES = ['home', 'oregon', 'abroad', 'wrong', 'nowhere'];

/** Addresses by shopper: `<user>-home`; every test shopper has one in New York, `<user>-oregon` and one abroad. */
export function addressOf(userId: string, addressId: string): PostalAddress | null {
  const places: Record<string, [string, string, string, string]> = {
    home: ['New York', 'NY', '10001', 'US'],
    oregon: ['Portland', 'OR', '97201', 'US'],
    abroad: ['Milano', 'MI', '20121', 'IT'],
    wrong: ['New York', 'NY', 'SW1A 1AA', 'US'],
    nowhere: ['New York', 'NY', '', 'US'],
  };
  const [owner, name = ''] = addressId.split('-');
  const place = places[name];
  if (owner !== userId || !place) return null;
  const [city, state, zipCode, country] = place;
  return {
    addressId,
    nickName: name,
    firstName: 'Ann',
    lastName: 'Doe',
    addressLine: ['1 Front Street', '', ''],
    city,
    state,
    zipCode,
    country,
    phone1: '2065550114',
    email1: `${userId}@example.com`,
  };
}

/** The one store to collect from. */
export const branch: PickUpPoint = {
  physicalStoreId: '11001',
  physicalStoreExternalId: 'sl-us-0001',
  name: 'Sightline Seattle',
  address: '812 Pine Street',
  city: 'Seattle',
  stateOrProvinceName: 'WA',
  zipCode: '98101',
  country: 'us',
  phone: '2065550100',
  email: 'seattle@example.com',
};

/** Temporary addresses, as the address book keeps them. */
export function createExpressBook() {
  const kept = new Map<string, PostalAddress & { userId: string }>();
  return {
    find(userId: string, addressId: string): PostalAddress | null {
      const found = kept.get(addressId);
      return found?.userId === userId ? found : null;
    },
    add(userId: string, fields: Omit<PostalAddress, 'addressId'>): string {
      const addressId = String(900_001 + kept.size);
      kept.set(addressId, { ...fields, addressId, userId });
      return addressId;
    },
    drop(userId: string): string[] {
      const own = [...kept.values()].filter((entry) => entry.userId === userId).map((entry) => entry.addressId);
      for (const id of own) kept.set(id, { addressId: id, userId: '' });
      return own;
    },
  };
}
