import type { Appointment, AppointmentSlots } from '@sightline/shared-lib/api/appointment';
import type { AppointmentService } from '@sightline/shared-lib/domain/store';

import type { StoreSearchResult } from '../../store/searchStores';
import type { StoreCard } from '../../store/storeCard';

/** Service and branch live in the address; what is not chosen yet is asked for next (STOR-08). */
export type AppointmentData =
  | { readonly step: 'booked'; readonly appointment: Appointment }
  | { readonly step: 'unknown' }
  | {
      readonly step: 'branch';
      readonly service: AppointmentService;
      readonly text: string;
      readonly found: StoreSearchResult;
    }
  | {
      readonly step: 'time';
      readonly service: AppointmentService;
      /** Place that was searched: whoever goes back to the branches finds them around it. */
      readonly text: string;
      readonly store: StoreCard;
      readonly slots: AppointmentSlots;
    };
