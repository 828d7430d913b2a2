import { hasStatus } from '@sightline/shared-lib/api/client';
import { readCountryStates, type Country } from '@sightline/shared-lib/api/country';
import { readOrder } from '@sightline/shared-lib/api/order';
import type { Order } from '@sightline/shared-lib/domain/order';
import { createServerApi, operationBaseQuery } from '@sightline/shared-lib/store';

/** What the page of an order's prescription reads. */
export const prescriptionApi = createServerApi({
  reducerPath: 'prescriptionApi',
  baseQuery: operationBaseQuery,
  tagTypes: ['Shopper'],
  endpoints: (build) => ({
    /** Null for an order that is not there, or not this shopper's. */
    order: build.query<Order | null, { readonly orderId: string }>({
      query: (input) => (client) =>
        readOrder(client, input, { skipErrorMessage: true }).catch((error: unknown) => {
          if (hasStatus(error, 404) || hasStatus(error, 403)) return null;
          throw error;
        }),
      providesTags: ['Shopper'],
    }),
    /** States of the country whose law asks for a prescriber. */
    states: build.query<Country['states'], void>({
      query: () => async (client) =>
        (await readCountryStates(client, { countryCode: 'US' })).find(({ code }) => code === 'US')?.states ?? [],
    }),
  }),
});

export const { order, states } = prescriptionApi.endpoints;
