/** What a carrier tells of a parcel, in the words of the shop (ORD-02). */
export const PARCEL_EVENTS = [
  'accepted',
  'inTransit',
  'outForDelivery',
  'attempted',
  'ready',
  'delivered',
  'returned',
] as const;

export type ParcelEvent = (typeof PARCEL_EVENTS)[number];

/** More is told of no parcel. */
export const PARCEL_EVENT_LIMIT = 100;

/** A parcel by its number, and what happened to it, the newest first. */
export interface Parcel {
  readonly number: string;
  readonly events: readonly {
    readonly event: ParcelEvent;
    /** Town or depot; empty when the carrier does not say. */
    readonly place: string;
    /** ISO 8601. */
    readonly at: string;
  }[];
}
