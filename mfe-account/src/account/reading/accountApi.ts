import { listAppointments, type Appointment } from '@sightline/shared-lib/api/appointment';
import { listContacts } from '@sightline/shared-lib/api/contact';
import { readCountryStates, type Country } from '@sightline/shared-lib/api/country';
import { placesOfPostcode, type Place } from '@sightline/shared-lib/api/place';
import { listOrderHistory, type OrderHistoryInput, type OrderPage } from '@sightline/shared-lib/api/order';
import {
  readAccountDeletion,
  readDevices,
  readPerson,
  type AccountDeletion,
  type Device,
} from '@sightline/shared-lib/api/person';
import {
  listSavedPrescriptions,
  readPrescriptionReadings,
  type KeptPrescriptions,
  type PrescriptionReading,
} from '@sightline/shared-lib/api/prescription';
import { listReminders, readNextReminder, readReminder, type Reminder } from '@sightline/shared-lib/api/reminder';
import { readProducts } from '@sightline/shared-lib/api/product';
import { listReturnReasons, type ReturnReason } from '@sightline/shared-lib/api/return';
import { readWallet } from '@sightline/shared-lib/api/wallet';
import { readSharedWishlist } from '@sightline/shared-lib/api/wishlist';
import type { OrderSummary } from '@sightline/shared-lib/domain/order';
import type { Contact, Person, WalletCard } from '@sightline/shared-lib/domain/person';
import type { Product } from '@sightline/shared-lib/domain/product';
import { createServerApi, operationBaseQuery, type QueryExtra } from '@sightline/shared-lib/store';

import { readAgreements, readBuyerOrganizations, type Agreements, type BuyerOrganization } from './buyerOrganizations';
import { readEyewear, type EyewearPage } from './eyewear';
import { readReturnableOrder, readReturnedItems, type Returnable, type ReturnedItem } from './returnLines';
import { fillOrderGoods, type OrderGoods, type OrderGoodsInput } from './orderGoods';
import { readWholeOrder, type WholeOrder } from './wholeOrder';
import type { Catalogue } from './lineGoods';
import { withPhones } from './withPhones';

/** Failures are shown where they happened, so the shell keeps them out of its messages (ERR-02). */
const QUIET = { skipErrorMessage: true } as const;

/** Everything the account's screens read, in one cache. */
export const accountApi = createServerApi({
  reducerPath: 'accountApi',
  baseQuery: operationBaseQuery,
  tagTypes: ['Shopper'],
  endpoints: (build) => ({
    /** The newest ones; as many as a page of the history holds unless fewer are asked for. */
    orders: build.query<readonly OrderSummary[], { readonly pageSize?: number }>({
      query: (input) => async (client) => (await listOrderHistory(client, input, QUIET)).orders,
      providesTags: ['Shopper'],
    }),
    /** A hundred orders of those that fit, and how many fit. */
    orderPage: build.query<OrderPage, OrderHistoryInput>({
      query: (input) => (client) => listOrderHistory(client, input, QUIET),
      providesTags: ['Shopper'],
    }),
    order: build.query<WholeOrder | null, Catalogue & { readonly orderId: string }>({
      query: (input) => (client) => readWholeOrder(client, input),
      providesTags: ['Shopper'],
    }),
    eyewear: build.query<EyewearPage, Catalogue & { readonly pageNumber: number }>({
      query: (input) => (client) => readEyewear(client, input),
      providesTags: ['Shopper'],
    }),
    orderGoods: build.query<OrderGoods, OrderGoodsInput>({
      queryFn: () => ({ data: {} }),
      onCacheEntryAdded: (input, { extra, cacheDataLoaded, cacheEntryRemoved, updateCachedData }) =>
        fillOrderGoods((extra as QueryExtra).client, input, {
          opened: cacheDataLoaded,
          closed: cacheEntryRemoved,
          show: (more) => updateCachedData((known) => void Object.assign(known, more)),
        }),
      providesTags: ['Shopper'],
    }),
    appointments: build.query<readonly Appointment[], void>({
      query: () => (client) => listAppointments(client, QUIET),
      // Moved and cancelled on another page: an answer serves one visit.
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    returnReasons: build.query<readonly ReturnReason[], void>({
      query: () => (client) => listReturnReasons(client, QUIET),
    }),
    /** What can come back, and be exchanged for: the stock moves, so an answer serves one visit. */
    returnable: build.query<Returnable, Catalogue & { readonly orderId: string }>({
      query: (input) => (client) => readReturnableOrder(client, input),
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    /** What is on its way back: read again at every visit, since others move it. */
    returnItems: build.query<readonly ReturnedItem[], Catalogue & { readonly orderItemIds: readonly string[] }>({
      query: (input) => (client) => readReturnedItems(client, input),
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    /** Forms begin with it, so it is never an earlier visit's. */
    person: build.query<Person, { readonly country: string }>({
      query:
        ({ country }) =>
        async (client) => {
          const person = await readPerson(client, QUIET);
          return (await withPhones([person], () => country))[0] ?? person;
        },
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    contacts: build.query<readonly Contact[], { readonly country: string }>({
      query: (site) => async (client) =>
        withPhones(await listContacts(client, {}, QUIET), ({ country }) => country || site.country),
      providesTags: ['Shopper'],
    }),
    wallet: build.query<readonly WalletCard[], void>({
      query: () => async (client) => (await readWallet(client, QUIET)).wallet,
      providesTags: ['Shopper'],
    }),
    devices: build.query<readonly Device[], void>({
      query: () => (client) => readDevices(client, QUIET),
      providesTags: ['Shopper'],
    }),
    /** Asked for and taken back on other devices too, so it is never an earlier visit's. */
    accountDeletion: build.query<AccountDeletion, void>({
      query: () => (client) => readAccountDeletion(client, QUIET),
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    prescriptions: build.query<KeptPrescriptions, void>({
      query: () => (client) => listSavedPrescriptions(client, QUIET),
      providesTags: ['Shopper'],
    }),
    /** Grows with every look, so it is never an earlier visit's. */
    prescriptionReadings: build.query<readonly PrescriptionReading[], void>({
      query: () => (client) => readPrescriptionReadings(client, QUIET),
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    /** Set, moved and sent elsewhere too: an answer serves one visit. */
    reminders: build.query<readonly Reminder[], void>({
      query: () => (client) => listReminders(client, QUIET),
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    /** That of one order; null when it has none. */
    reminder: build.query<Reminder | null, { readonly orderId: string }>({
      query: (input) => (client) => readReminder(client, input, QUIET),
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    /** Null when none is to come. */
    nextReminder: build.query<Reminder | null, void>({
      query: () => (client) => readNextReminder(client, QUIET),
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    buyerOrganizations: build.query<readonly BuyerOrganization[], void>({
      query: () => (client) => readBuyerOrganizations(client),
      providesTags: ['Shopper'],
    }),
    /** Chosen elsewhere too, so it is never an earlier visit's. */
    agreements: build.query<Agreements, void>({
      query: () => (client) => readAgreements(client),
      keepUnusedDataFor: 0,
      providesTags: ['Shopper'],
    }),
    /** Typed by hand where there is no list or it does not load. */
    countries: build.query<readonly Country[], { readonly countryCode: string }>({
      query: (input) => (client) => readCountryStates(client, input, QUIET).catch(() => []),
    }),
    places: build.query<readonly Place[], { readonly country: string; readonly postalCode: string }>({
      query: (input) => (client) => placesOfPostcode(client, input, QUIET),
    }),
    /** Null when the key opens none. */
    sharedWishes: build.query<readonly string[] | null, { readonly key: string }>({
      query: (input) => (client) => readSharedWishlist(client, input, QUIET),
      // Its owner may change or close it: an answer serves one visit.
      keepUnusedDataFor: 0,
    }),
    products: build.query<readonly Product[], Catalogue & { readonly partNumbers: readonly string[] }>({
      // Several products at once come without their sizes, unless they are asked for with everything (contract 8.1).
      query: (input) => (client) =>
        readProducts(client, { ...input, profileName: 'HCL_V2_findProductByPartNumber_Details' }, QUIET),
    }),
  }),
});

export const {
  accountDeletion,
  appointments,
  orders,
  orderPage,
  order,
  orderGoods,
  eyewear,
  person,
  contacts,
  wallet,
  devices,
  prescriptions,
  prescriptionReadings,
  countries,
  places,
  products,
  nextReminder,
  reminder,
  reminders,
  sharedWishes,
  returnReasons,
  returnable,
  returnItems,
  buyerOrganizations,
  agreements,
} = accountApi.endpoints;
