/** Bits of a place that hold the position inside the field; the field stands above them. */
const POSITION_BITS = 12;
const LAST_POSITION = (1 << POSITION_BITS) - 1;

/** Distance of two words that do not stand near each other in one field. */
export const FAR_APART = 8;

/** Where a word stands: its field and its position there, as one number of 16 bits. */
export function placeOf(field: number, position: number): number {
  return (field << POSITION_BITS) | Math.min(position, LAST_POSITION);
}

export function fieldOf(place: number): number {
  return place >> POSITION_BITS;
}

/** How low a place ranks: by field, then by the first few positions in it. */
export function attributeCost(place: number): number {
  return (place >> POSITION_BITS) * 4 + Math.min(place & LAST_POSITION, 3);
}

/** Distance from one place to another, 1 for direct neighbours in order, one more when reversed. */
export function placeDistance(from: number, to: number): number {
  if (from >> POSITION_BITS !== to >> POSITION_BITS || from === to) return FAR_APART;
  return Math.min(to > from ? to - from : from - to + 1, FAR_APART);
}
