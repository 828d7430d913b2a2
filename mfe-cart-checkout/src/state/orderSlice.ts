import type { Order } from '@sightline/shared-lib/domain/order';
import { createSlice } from '@sightline/shared-lib/store';
import type { PayloadAction } from '@sightline/shared-lib/store';

import type { PayProblem } from '../parts/payProblems';

/** An express payment at PayPal, with the specification's names (PAY-06). */
export interface PayPalExpress {
  readonly isSelected: boolean;
  readonly loading: boolean;
  readonly redirecturl: string;
  readonly decision: string;
  readonly orderId: string;
  readonly error: PayProblem | '';
}

/** Client state of the order, with the specification's names (seed 2 §3). */
export interface OrderState {
  /** Pieces in the cart as last heard of, also optimistically. */
  readonly count: number;
  readonly orderId: string | null;
  readonly isAddingItem: boolean;
  /** Changes of lines shown before the platform has answered them. */
  readonly changing: number;
  readonly isShippingUsedAsBilling: boolean;
  readonly isShippingFormValid: boolean;
  readonly isBillingFormValid: boolean;
  readonly isCreditCardFormValid: boolean;
  readonly isFinalizing: boolean;
  readonly isFinalizationFailed: boolean;
  readonly orderComplete: boolean;
  readonly orderDetails: Order | null;
  readonly paypalExpress: PayPalExpress;
}

const NO_EXPRESS: PayPalExpress = {
  isSelected: false,
  loading: false,
  redirecturl: '',
  decision: '',
  orderId: '',
  error: '',
};

export const INITIAL_ORDER: OrderState = {
  count: 0,
  orderId: null,
  isAddingItem: false,
  changing: 0,
  isShippingUsedAsBilling: true,
  isShippingFormValid: false,
  isBillingFormValid: false,
  isCreditCardFormValid: false,
  isFinalizing: false,
  isFinalizationFailed: false,
  orderComplete: false,
  orderDetails: null,
  paypalExpress: NO_EXPRESS,
};

interface CountHeard {
  readonly count: number;
  readonly orderId: string | null;
}

const slice = createSlice({
  name: 'order',
  initialState: INITIAL_ORDER,
  reducers: {
    countHeard: (state, { payload }: PayloadAction<CountHeard>) => ({ ...state, ...payload }),
    addingStarted: (state) => ({ ...state, isAddingItem: true }),
    addingEnded: (state) => ({ ...state, isAddingItem: false }),
    changeStarted: (state) => ({ ...state, changing: state.changing + 1 }),
    changeEnded: (state) => ({ ...state, changing: Math.max(0, state.changing - 1) }),
    billingChoiceMade: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isShippingUsedAsBilling: payload }),
    shippingValidityChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isShippingFormValid: payload,
    }),
    billingValidityChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isBillingFormValid: payload }),
    cardValidityChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isCreditCardFormValid: payload }),
    finalizingStarted: (state) => ({ ...state, isFinalizing: true, isFinalizationFailed: false }),
    finalizingFailed: (state) => ({ ...state, isFinalizing: false, isFinalizationFailed: true }),
    /** What a placed order leaves behind: an empty cart and nothing of the forms (CHK-05). */
    orderCompleted: () => ({ ...INITIAL_ORDER, orderComplete: true }),
    orderShown: (state, { payload }: PayloadAction<Order>) => ({ ...state, orderDetails: payload as never }),
    expressChanged: (state, { payload }: PayloadAction<Partial<PayPalExpress>>) => ({
      ...state,
      paypalExpress: { ...state.paypalExpress, ...payload },
    }),
    expressEnded: (state) => ({ ...state, paypalExpress: NO_EXPRESS }),
    /** Logging out resets the order (seed 2 §4). */
    shopperLeft: () => INITIAL_ORDER,
  },
});

export const orderReducer = slice.reducer;
export const {
  countHeard,
  addingStarted,
  addingEnded,
  changeStarted,
  changeEnded,
  billingChoiceMade,
  shippingValidityChanged,
  billingValidityChanged,
  cardValidityChanged,
  finalizingStarted,
  finalizingFailed,
  orderCompleted,
  orderShown,
  expressChanged,
  expressEnded,
  shopperLeft,
} = slice.actions;
