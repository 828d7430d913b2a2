import type { ParcelEvent } from '@sightline/shared-lib/domain/order';

/** What carriers told of parcels; nothing is ever changed or taken away. */
export type ParcelTables = {
  parcel_events: {
    order_id: string;
    tracking_number: string;
    event: ParcelEvent;
    /** Town or depot; empty when the carrier does not say. */
    place: string;
    happened_at: Date;
  };
};
