import { GUEST_SEGMENT, REGISTERED_SEGMENT } from '../product/priceChoice';
import { percentDecoded } from '../routing/percentDecoded';

/** Segment names in a guest's cookie: a comma or bar separated list, at most ten (AUTH-14). */
export function segmentsFromCookie(value: string | undefined): readonly string[] {
  const names = percentDecoded(value ?? '')
    .split(/[,|]/)
    .map((name) => name.trim());
  return [...new Set(names.filter((name) => /^[\w -]{1,60}$/.test(name)))].slice(0, 10);
}

/** Segments whose prices a shopper sees, first the most special; guests' only when segments are off (CAT-07). */
export function priceSegments(
  isRegistered: boolean,
  fromCookie: readonly string[],
  enabled: boolean,
): readonly string[] {
  if (!enabled) return [GUEST_SEGMENT];
  return isRegistered ? [...fromCookie, REGISTERED_SEGMENT] : [...fromCookie, GUEST_SEGMENT];
}
