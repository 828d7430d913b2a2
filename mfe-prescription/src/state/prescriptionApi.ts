import { readCountryStates, type Country } from '@sightline/shared-lib/api/country';
import { findOwnOrder } from '@sightline/shared-lib/api/order';
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
      query: (input) => (client) => findOwnOrder(client, input, { skipErrorMessage: true }),
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
