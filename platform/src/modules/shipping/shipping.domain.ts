import { allocate } from '../order';
import { findShipMode, parcelCharge } from './shipMode.domain';

export interface ShippedLine {
  readonly shipModeId: string;
  /** Lines of one mode to one place travel as one parcel; an empty key means no place chosen yet. */
  readonly placeKey: string;
  readonly lineMinor: number;
  readonly weightGrams: number;
}

/** Delivery charge of every line: each parcel's charge split over its lines by value, sum kept. */
export function shippingCharges(lines: readonly ShippedLine[]): number[] {
  const orderMinor = lines.reduce((sum, line) => sum + line.lineMinor, 0);
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
      parcelCharge(mode, parcel, orderMinor),
      inside.map((line) => line.lineMinor),
    );
    members.forEach((index, at) => {
      charges[index] = parts[at] ?? 0;
    });
  }
  return charges;
}
