import { allocate, type OrderLine } from '../order';
import { dedicatedMode, findShipMode, goodsOf, parcelCharge, PICK_UP_MODE_ID, usableModes } from './shipMode.domain';

export interface ShippedLine {
  readonly shipModeId: string;
  /** Lines of one mode to one place travel as one parcel; an empty key means no place chosen yet. */
  readonly placeKey: string;
  readonly lineMinor: number;
  readonly weightGrams: number;
  /** What kind of goods it is; some leave no choice of the way. */
  readonly productType: string;
}

/** Delivery charge of every line: each parcel's charge split over its lines by value, sum kept. */
export function shippingCharges(lines: readonly ShippedLine[]): number[] {
  const orderMinor = lines.reduce((sum, line) => sum + line.lineMinor, 0);
  const forced = dedicatedMode(lines.map(({ productType }) => productType));
  const parcels = new Map<string, number[]>();
  lines.forEach((line, index) => {
    if (line.placeKey === '') return;
    const key = `${line.shipModeId}|${line.placeKey}`;
    parcels.set(key, [...(parcels.get(key) ?? []), index]);
  });
  const charges = lines.map(() => 0);
  for (const [key, members] of parcels) {
    const mode = findShipMode(key.slice(0, key.indexOf('|')));
    if (!mode) continue;
    const inside = members.flatMap((index) => lines[index] ?? []);
    const parcel = {
      productMinor: inside.reduce((sum, line) => sum + line.lineMinor, 0),
      weightGrams: inside.reduce((sum, line) => sum + line.weightGrams, 0),
    };
    const parts = allocate(
      parcelCharge(mode, parcel, orderMinor, forced),
      inside.map((line) => line.lineMinor),
    );
    members.forEach((index, at) => {
      charges[index] = parts[at] ?? 0;
    });
  }
  return charges;
}

function placeKey({ pickUp, address }: OrderLine): string {
  if (pickUp) return `store-${pickUp.physicalStoreId}`;
  return address ? `address-${address.addressId}` : '';
}

/** Lines of an order as they travel. Gifts count for nothing: no minimum is reached and no parcel paid with them. */
export const shippedLines = (lines: readonly OrderLine[]): ShippedLine[] =>
  lines.map((line) => ({
    shipModeId: line.shipModeId,
    placeKey: placeKey(line),
    lineMinor: line.giftOf === undefined ? line.unitMinor * line.quantity : 0,
    weightGrams: line.weightGrams * line.quantity,
    productType: line.productType,
  }));

/**
 * What the cheapest delivery offered for these lines costs to where they go, minor units without added tax. Collecting
 * in a store is no delivery: it is offered beside every one, and lines that go to a store stay there. Goods that travel
 * in one way alone are offered no other.
 */
export function cheapestDelivery(lines: readonly OrderLine[]): number {
  const goods = goodsOf(lines);
  const only = dedicatedMode(goods.productTypes);
  const offered = usableModes(goods, true).filter(
    ({ shipModeId, code }) => shipModeId !== PICK_UP_MODE_ID && (only === null || code === only),
  );
  const charges = offered.map(({ shipModeId }) =>
    shippingCharges(shippedLines(lines.map((line) => (line.pickUp ? line : { ...line, shipModeId })))),
  );
  return Math.min(...charges.map((parts) => parts.reduce((sum, part) => sum + part, 0)));
}
