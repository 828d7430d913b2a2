import { GUEST_SEGMENT, REGISTERED_SEGMENT } from '../price/priceSegments';
import { percentDecoded } from '../routing/percentDecoded';

/** The shop's customer groups; prices are kept for these and no others (CAT-07). */
export const CUSTOMER_SEGMENTS = [GUEST_SEGMENT, REGISTERED_SEGMENT] as const;

export type CustomerSegment = (typeof CUSTOMER_SEGMENTS)[number];

/** Segments of a shopper by what the session is: nothing else makes anybody a member (AUTH-14). */
export function segmentsOf(isRegistered: boolean, enabled: boolean): readonly CustomerSegment[] {
  return enabled && isRegistered ? [REGISTERED_SEGMENT] : [];
}

/**
 * Segments beyond the guests' that a cookie names, of those that exist: a hint that a session is worth asking about, and a claim that proves
 * nothing (AUTH-14). Names are parted by commas, bars or dots.
 */
export function segmentsNamedBy(cookie: string | undefined): readonly CustomerSegment[] {
  const names = new Set(percentDecoded(cookie ?? '').split(/[,|.]/));
  return CUSTOMER_SEGMENTS.filter((segment) => segment !== GUEST_SEGMENT && names.has(segment));
}
