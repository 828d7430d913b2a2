import { listAppointments, type Appointment } from '@sightline/shared-lib/api/appointment';
import { readInventory } from '@sightline/shared-lib/api/availability';
import { listFavouriteStores } from '@sightline/shared-lib/api/favouriteStore';
import { readStore } from '@sightline/shared-lib/api/store';
import type { LocatorStore } from '@sightline/shared-lib/domain/store';
import { createServerApi, operationBaseQuery } from '@sightline/shared-lib/store';

import { shelvesOf, type Shelves } from '../store/shelves';
import { searchStores, type StoreSearchResult } from '../store/searchStores';
import { storeCardOf, type StoreCard } from '../store/storeCard';

/** Failures are shown where they happened, so the shell keeps them out of its messages (ERR-02). */
const QUIET = { skipErrorMessage: true } as const;

interface Around {
  readonly country: string;
  readonly text: string;
  /** Shows the country's largest town where the text names no place that is known here. */
  readonly orElsewhere: boolean;
  /** What branches must have on their shelves; empty for every branch. */
  readonly partNumbers: readonly string[];
}

/** What the fragments of this remote read; its pages get their branches with the page. */
export const storesApi = createServerApi({
  reducerPath: 'storesApi',
  baseQuery: operationBaseQuery,
  tagTypes: ['Shopper'],
  endpoints: (build) => ({
    branches: build.query<StoreSearchResult, { readonly country: string }>({
      query: (input) => (client) => searchStores(client, input),
    }),
    collecting: build.query<StoreSearchResult, Around>({
      query:
        ({ country, text, orElsewhere, partNumbers }) =>
        async (client) => {
          const around = (place: string) =>
            searchStores(client, { country, text: place, services: ['collection'], partNumbers });
          const result = await around(text);
          const found = result.place || !orElsewhere ? result : await around('');
          // From a town that nobody named it is no distance.
          const isNamed = text !== '' && found === result;
          return isNamed ? found : { ...found, stores: found.stores.map((store) => ({ ...store, distance: null })) };
        },
    }),
    branch: build.query<StoreCard | null, { readonly id: string }>({
      query:
        ({ id }) =>
        async (client) => {
          const store = await readStore(client, { uniqueId: id }, QUIET);
          return store && storeCardOf(store);
        },
    }),
    shelves: build.query<
      Shelves,
      { readonly partNumbers: readonly string[]; readonly physicalStoreIds: readonly string[] }
    >({
      query: (input) => async (client) => shelvesOf(await readInventory(client, input, QUIET), input.physicalStoreIds),
      // Goods leave the shelves: an answer serves one visit.
      keepUnusedDataFor: 0,
    }),
    appointments: build.query<readonly Appointment[], void>({
      query: () => (client) => listAppointments(client, QUIET),
      providesTags: ['Shopper'],
      // Moved and cancelled on another page: an answer serves one visit.
      keepUnusedDataFor: 0,
    }),
    /** The default one first. */
    favourites: build.query<readonly LocatorStore[], { readonly tenantKey: string; readonly userId: string }>({
      query: (owner) => async (client) =>
        (await listFavouriteStores(client, owner, QUIET)).toSorted(
          (a, b) => Number(b.isDefaultFavourite) - Number(a.isDefaultFavourite),
        ),
      providesTags: ['Shopper'],
    }),
  }),
});

export const { branch, branches, collecting, shelves, favourites, appointments } = storesApi.endpoints;
