import { readInventory } from '@sightline/shared-lib/api/availability';
import {
  addToCart,
  calculateCart,
  copyOrder,
  deleteLines,
  lockCart,
  readCart,
  unlockCart,
  updateLines,
} from '@sightline/shared-lib/api/cart';
import { listContacts } from '@sightline/shared-lib/api/contact';
import { readCountryStates } from '@sightline/shared-lib/api/country';
import { claimInsurance, dropInsuranceClaim } from '@sightline/shared-lib/api/insurance';
import { readOrder } from '@sightline/shared-lib/api/order';
import { listUsablePayments } from '@sightline/shared-lib/api/payment';
import { checkRegisteredEmail, readPersonById } from '@sightline/shared-lib/api/person';
import { placesOfPostcode, type Place } from '@sightline/shared-lib/api/place';
import { applyIdentityDiscount, assignPromotionCode, removePromotionCode } from '@sightline/shared-lib/api/promotion';
import { forgetLines, readSavedLines, restoreLines, saveLines } from '@sightline/shared-lib/api/savedLines';
import { estimateTax } from '@sightline/shared-lib/api/tax';
import { readWallet } from '@sightline/shared-lib/api/wallet';
import type { ChangedCart, FraudCheck, LineChange, NewLine } from '@sightline/shared-lib/api/cart';
import type { Country } from '@sightline/shared-lib/api/country';
import type { IdentityDiscount } from '@sightline/shared-lib/api/promotion';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { isStale, totalsAddUp, withQuantities } from '@sightline/shared-lib/domain/cart';
import type { Cart, OrderLine } from '@sightline/shared-lib/domain/cart';
import type { Money } from '@sightline/shared-lib/domain/money';
import type { Order } from '@sightline/shared-lib/domain/order';
import type { PaymentMethod } from '@sightline/shared-lib/domain/payment';
import { isStoreAssistant, type Contact, type WalletCard } from '@sightline/shared-lib/domain/person';
import { paymentMethodOf } from '@sightline/shared-lib/domain/payment';
import { createApi, operationBaseQuery } from '@sightline/shared-lib/store';

import { readLineProducts } from './readLineProducts';
import type { LineProduct, LineProductsInput } from './lineProduct';
import { readDeliveryChoices, readUsableContacts, saveDelivery } from './delivery';
import { changeEnded, changeStarted } from './orderSlice';
import type { DeliveryChoices, DeliveryInput } from './delivery';

export interface IdentityReturn {
  readonly catalogId: string;
  readonly orderId: string;
  readonly accessToken: string;
}

/** Failures are shown where they happened, so the shell keeps them out of its messages (ERR-02, CART-06). */
const QUIET = { skipErrorMessage: true } as const;

/** Carts with prescription or contact-lens lines untouched for longer are recalculated before they are shown (CART-09). */
export const STALE_DAYS = 1;

/** Whether a cart can be shown as it is (CART-09, contract 3.4). */
export const isSound = (cart: Cart): boolean =>
  cart.lines.length === 0 || cart.locked || (totalsAddUp(cart) && !isStale(cart, STALE_DAYS, Date.now()));

/** The cart as it is; recalculated first when its totals do not add up, as after a login, or when it is stale (CART-09, contract 3.4). */
async function readSoundCart(client: PlatformClient): Promise<Cart | null> {
  const cart = await readCart(client, {}, QUIET);
  if (!cart || isSound(cart)) return cart;
  await calculateCart(client, { orderId: cart.orderId }, QUIET);
  return readCart(client, {}, QUIET);
}

/** Server data of cart, delivery and payment: one cache, over the operations of the API layer. */
export const cartApi = createApi({
  reducerPath: 'cartApi',
  baseQuery: operationBaseQuery,
  tagTypes: ['Cart', 'Stock', 'Saved', 'Delivery', 'Contacts', 'Order', 'Role', 'AssistedBag'],
  keepUnusedDataFor: 300,
  endpoints: (build) => ({
    cart: build.query<Cart | null, void>({ query: () => readSoundCart, providesTags: ['Cart'] }),
    lineProducts: build.query<readonly LineProduct[], LineProductsInput>({
      query: (input) => (client) => readLineProducts(client, input),
    }),
    stock: build.query<Readonly<Record<string, number | null>>, readonly string[]>({
      query: (partNumbers) => async (client) => {
        const levels = await readInventory(client, { partNumbers }, QUIET);
        return Object.fromEntries(levels.map((level) => [level.partNumber, level.quantity]));
      },
      providesTags: ['Stock'],
    }),
    addItems: build.mutation<ChangedCart, FraudCheck & { readonly items: readonly NewLine[] }>({
      query: (input) => (client) => addToCart(client, input, QUIET),
      invalidatesTags: ['Cart', 'Stock', 'Delivery'],
    }),
    copyLines: build.mutation<
      ChangedCart,
      FraudCheck & { readonly fromOrderId: string; readonly orderItemIds: readonly string[] }
    >({
      query: (input) => (client) => copyOrder(client, { ...input, toOrderId: '.' }, QUIET),
      invalidatesTags: (_answer, error) => (error ? [] : ['Cart', 'Stock', 'Delivery']),
    }),
    changeLines: build.mutation<ChangedCart, FraudCheck & { readonly lines: readonly LineChange[] }>({
      query: (input) => (client) => updateLines(client, input, QUIET),
      invalidatesTags: ['Cart', 'Stock', 'Delivery'],
      onQueryStarted: ({ lines }, { dispatch, queryFulfilled }) =>
        showMeanwhile(
          dispatch,
          queryFulfilled,
          Object.fromEntries(
            lines.flatMap(({ orderItemId, quantity }) => (quantity === undefined ? [] : [[orderItemId, quantity]])),
          ),
        ),
    }),
    removeLines: build.mutation<ChangedCart, FraudCheck & { readonly orderItemIds: readonly string[] }>({
      query: (input) => (client) => deleteLines(client, input, QUIET),
      invalidatesTags: ['Cart', 'Stock', 'Delivery'],
      onQueryStarted: ({ orderItemIds }, { dispatch, queryFulfilled }) =>
        showMeanwhile(dispatch, queryFulfilled, Object.fromEntries(orderItemIds.map((id) => [id, 0]))),
    }),
    savedLines: build.query<readonly OrderLine[], void>({
      query: () => (client) => readSavedLines(client, QUIET),
      providesTags: ['Saved'],
    }),
    saveLines: build.mutation<void, { readonly orderItemIds: readonly string[] }>({
      query: (input) => (client) => saveLines(client, input, QUIET),
      invalidatesTags: ['Cart', 'Stock', 'Saved', 'Delivery'],
      onQueryStarted: ({ orderItemIds }, { dispatch, queryFulfilled }) =>
        showMeanwhile(dispatch, queryFulfilled, Object.fromEntries(orderItemIds.map((id) => [id, 0]))),
    }),
    restoreLines: build.mutation<void, { readonly orderItemIds: readonly string[] }>({
      query: (input) => (client) => restoreLines(client, input, QUIET),
      invalidatesTags: ['Cart', 'Stock', 'Saved', 'Delivery'],
    }),
    forgetLines: build.mutation<void, { readonly orderItemIds: readonly string[] }>({
      query: (input) => (client) => forgetLines(client, input, QUIET),
      invalidatesTags: ['Saved'],
    }),
    recalculate: build.mutation<void, FraudCheck & { readonly orderId: string }>({
      query: (input) => (client) => calculateCart(client, input, QUIET),
      invalidatesTags: ['Cart'],
    }),
    addCode: build.mutation<ChangedCart, FraudCheck & { readonly code: string }>({
      query: (input) => (client) => assignPromotionCode(client, input, QUIET),
      invalidatesTags: (_answer, error) => (error ? [] : ['Cart', 'Delivery']),
    }),
    removeCode: build.mutation<ChangedCart, { readonly code: string }>({
      query: (input) => (client) => removePromotionCode(client, input, QUIET),
      invalidatesTags: ['Cart', 'Delivery'],
    }),
    identityDiscount: build.mutation<IdentityDiscount, IdentityReturn>({
      query: (input) => (client) => applyIdentityDiscount(client, input, QUIET),
      invalidatesTags: (_answer, error) => (error ? [] : ['Cart']),
    }),
    claimInsurance: build.mutation<ChangedCart, { readonly claimToken: string }>({
      query: (input) => (client) => claimInsurance(client, input, QUIET),
      invalidatesTags: ['Cart'],
    }),
    dropInsurance: build.mutation<ChangedCart, void>({
      query: () => (client) => dropInsuranceClaim(client, QUIET),
      invalidatesTags: ['Cart'],
    }),
    estimate: build.mutation<Money, { readonly orderId: string; readonly zipCode: string }>({
      query: (input) => async (client) => (await estimateTax(client, input, QUIET)).estimatedTax,
    }),
    deliveryChoices: build.query<DeliveryChoices, { readonly orderId: string; readonly currency: string }>({
      query: (input) => (client) => readDeliveryChoices(client, input, QUIET),
      providesTags: ['Delivery'],
    }),
    contacts: build.query<readonly Contact[], void>({
      query: () => (client) => listContacts(client, {}, QUIET),
      providesTags: ['Contacts'],
    }),
    usableContacts: build.query<readonly Contact[], { readonly orderId: string }>({
      query: (input) => (client) => readUsableContacts(client, input, QUIET),
      providesTags: ['Contacts'],
    }),
    countries: build.query<readonly Country[], { readonly countryCode: string }>({
      query: (input) => (client) => readCountryStates(client, input, QUIET),
    }),
    /** Whether a signed-in member helps the shoppers of a store. */
    isAssistant: build.query<boolean, { readonly userId: string }>({
      query:
        ({ userId }) =>
        async (client) => {
          const { roleIds } = await readPersonById(
            client,
            { userId, profileName: 'IBM_Assigned_Roles_Details' },
            QUIET,
          );
          return isStoreAssistant(roleIds);
        },
      providesTags: ['Role'],
    }),
    /** The bag of a shopper whom an assistant helps (CART-08). */
    assistedBag: build.query<Cart | null, { readonly forUser: string }>({
      query: (input) => (client) => readCart(client, input, QUIET),
      keepUnusedDataFor: 0,
      providesTags: ['AssistedBag'],
    }),
    turnLock: build.mutation<ChangedCart, FraudCheck & { readonly cart: Cart; readonly onBehalf: boolean }>({
      query:
        ({ cart: { orderId, buyerId, locked }, onBehalf, ...fraud }) =>
        (client) =>
          (locked ? unlockCart : lockCart)(
            client,
            { cartId: orderId, ...(onBehalf ? { forUserId: buyerId } : {}), ...fraud },
            QUIET,
          ),
      invalidatesTags: ['Cart', 'AssistedBag'],
    }),
    registeredEmail: build.query<boolean, { readonly orderId: string; readonly email: string }>({
      query: (input) => (client) => checkRegisteredEmail(client, input, QUIET),
    }),
    places: build.query<readonly Place[], { readonly country: string; readonly postalCode: string }>({
      query: (input) => (client) => placesOfPostcode(client, input, QUIET),
    }),
    deliver: build.mutation<void, DeliveryInput>({
      query: (input) => (client) => saveDelivery(client, input, QUIET),
      invalidatesTags: ['Cart', 'Delivery', 'Contacts'],
    }),
    paymentMethods: build.query<readonly PaymentMethod[], { readonly orderId: string; readonly totalMinor: number }>({
      query:
        ({ orderId }) =>
        async (client) =>
          (await listUsablePayments(client, { orderId }, QUIET)).flatMap(
            ({ paymentMethodName }) => paymentMethodOf(paymentMethodName) ?? [],
          ),
      // Stores take no cash for parcels: what is usable hangs on delivery as well as on the total.
      providesTags: ['Delivery'],
    }),
    /** Asked only where the wallet is on and the shopper has an account (PAY-09). */
    wallet: build.query<readonly WalletCard[], void>({
      query: () => async (client) => (await readWallet(client, QUIET)).wallet,
      providesTags: ['Contacts'],
    }),
    order: build.query<Order, { readonly orderId: string }>({
      query: (input) => (client) => readOrder(client, input, QUIET),
      providesTags: ['Order'],
    }),
  }),
});

/**
 * Shows a change of quantities at once and takes it back when the platform refuses it (CART-03). A bag that would be empty waits for
 * the answer: its page would be gone with the words that say why.
 */
async function showMeanwhile(
  dispatch: (action: never) => unknown,
  answer: Promise<unknown>,
  quantities: Readonly<Record<string, number>>,
): Promise<void> {
  const send = dispatch as (action: unknown) => { readonly undo: () => void };
  send(changeStarted());
  const patch = send(
    cartApi.util.updateQueryData('cart', undefined, (cart) => {
      if (!cart) return cart;
      const next = withQuantities(cart as Cart, quantities);
      return next.lines.length === 0 ? cart : (next as typeof cart);
    }),
  );
  try {
    await answer;
  } catch {
    patch.undo();
  } finally {
    send(changeEnded());
  }
}

export const {
  useCartQuery,
  useLineProductsQuery,
  useStockQuery,
  useChangeLinesMutation,
  useRemoveLinesMutation,
  useAddItemsMutation,
  useSavedLinesQuery,
  useSaveLinesMutation,
  useRestoreLinesMutation,
  useForgetLinesMutation,
  useRecalculateMutation,
  useTurnLockMutation,
  useAddCodeMutation,
  useRemoveCodeMutation,
  useIdentityDiscountMutation,
  useClaimInsuranceMutation,
  useDropInsuranceMutation,
  useEstimateMutation,
  useDeliveryChoicesQuery,
  useContactsQuery,
  useUsableContactsQuery,
  useCountriesQuery,
  useDeliverMutation,
  usePaymentMethodsQuery,
  useWalletQuery,
  useOrderQuery,
} = cartApi;
