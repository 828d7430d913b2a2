import { FREE_DELIVERY_FROM, isDeliveryFree } from '@sightline/shared-lib/domain/cart';

import type { OrderLine } from '../order';

/** Ship mode codes of seed 2 §3; the ids are fixed for every store. */
export type ShipModeCode = 'Standard' | 'Express' | 'Green' | 'ShipToStore' | 'Mail' | 'Interim';

export interface ShipMode {
  readonly shipModeId: string;
  readonly code: ShipModeCode;
  readonly carrier: string;
  /** Charge for one parcel in minor units of the store currency. */
  readonly chargeMinor: number;
}

export const INTERIM_MODE_ID = '14500';
export const STANDARD_MODE_ID = '14501';
export const PICK_UP_MODE_ID = '14504';

/** Letters take flat things up to this weight. */
export const MAIL_LIMIT_GRAMS = 250;

export const SHIP_MODES: readonly ShipMode[] = [
  { shipModeId: STANDARD_MODE_ID, code: 'Standard', carrier: 'Parcel post', chargeMinor: 595 },
  { shipModeId: '14502', code: 'Express', carrier: 'Courier', chargeMinor: 1495 },
  { shipModeId: '14503', code: 'Green', carrier: 'Cargo bike and rail', chargeMinor: 395 },
  { shipModeId: PICK_UP_MODE_ID, code: 'ShipToStore', carrier: 'Store delivery', chargeMinor: 0 },
  { shipModeId: '14505', code: 'Mail', carrier: 'Letter post', chargeMinor: 395 },
  { shipModeId: INTERIM_MODE_ID, code: 'Interim', carrier: '', chargeMinor: 0 },
];

/** The mode with that id or code; `PickupInStore` is the product's own word for ShipToStore. */
export function findShipMode(idOrCode: string): ShipMode | undefined {
  const wanted = idOrCode === 'PickupInStore' ? 'ShipToStore' : idOrCode;
  return SHIP_MODES.find((mode) => mode.shipModeId === wanted || mode.code === wanted);
}

export interface Parcel {
  readonly productMinor: number;
  readonly weightGrams: number;
}

/** Ways that a free delivery covers: the usual one, and those that take longer, so that waiting never costs more. */
const FREE_MODES: ReadonlySet<ShipModeCode> = new Set(['Standard', 'Green', 'Mail']);

/**
 * Delivery charge of one parcel (one mode to one address) in minor units. Where the goods leave no other way home, the
 * forced one is free as the usual one would be: product page and bag promise it before a way is known.
 */
export function parcelCharge(
  mode: ShipMode,
  parcel: Parcel,
  orderProductMinor: number,
  forced: ShipModeCode | null = null,
): number {
  if (parcel.productMinor === 0 && parcel.weightGrams === 0) return 0;
  const canBeFree = FREE_MODES.has(mode.code) || mode.code === forced;
  if (canBeFree && isDeliveryFree(orderProductMinor, FREE_DELIVERY_FROM)) return 0;
  return mode.chargeMinor;
}

/** What is asked to travel: how heavy together, and what kinds of goods. */
export interface Goods {
  readonly weightGrams: number;
  readonly productTypes: readonly string[];
}

type TravellingLine = Pick<OrderLine, 'weightGrams' | 'quantity' | 'productType'>;

/** What lines are asked to travel. */
export const goodsOf = (lines: readonly TravellingLine[]): Goods => ({
  weightGrams: lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0),
  productTypes: lines.map(({ productType }) => productType),
});

/** Whether a letter takes a kind of goods: no glasses, and nothing with electronics. */
const isFlat = (productType: string) => /accessories|contact-lenses/.test(productType);

/** Modes a shopper can choose for goods; Interim is never offered. */
export function usableModes({ weightGrams, productTypes }: Goods, deliverable: boolean): ShipMode[] {
  return SHIP_MODES.filter((mode) => {
    if (mode.code === 'Interim') return false;
    if (mode.code === 'ShipToStore') return true;
    if (!deliverable) return false;
    return mode.code !== 'Mail' || (weightGrams <= MAIL_LIMIT_GRAMS && productTypes.every(isFlat));
  });
}

/** Hearing devices (`electronics`) travel signed for, so they are forced onto Express (`dedicatedShippingMode`). */
export function dedicatedMode(productTypes: readonly string[]): ShipModeCode | null {
  return productTypes.some((type) => /hearing|electronics/i.test(type)) ? 'Express' : null;
}
