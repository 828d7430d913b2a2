import { aDeliveryPromise, failWith } from '@sightline/shared-lib/testing';
import type { FakeHandlers } from '@sightline/shared-lib/testing';

import { DELIVERED, wireCart, wireLine } from './wireCart';

const attributes = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([attributeName, value]) => ({
    attributeName,
    attributeValue: typeof value === 'string' ? value : JSON.stringify(value),
  }));

const VALUES = {
  x_spherePower_right: '-1.75',
  x_spherePower_left: '-2.00',
  x_Cyl_right: '-0.50',
  x_Axis_right: '170',
  x_PD_right: '31.5',
  x_PD_left: '32.0',
};

const REVIEW = {
  Type: { code: 'SV', description: 'Single vision' },
  Thickness: { code: '1.60', description: '1.60' },
  Color: { code: 'CLR', description: 'clear' },
  TreatmentsFamily: { code: 'AR', description: 'Anti-reflective and hard coat' },
};

/** A frame with lenses, sunglasses and contact lenses, as the drawn bag has them. */
export const fullLines = (delivery: object = {}) => [
  wireLine({
    ...delivery,
    orderItemId: '1',
    description: 'Halden Forum',
    unitPrice: 164,
    xitem_field1: 'g-1',
    orderItemExtendAttribute: attributes({ RxLensId: 'L-1', lensesReview: REVIEW }),
  }),
  wireLine({
    ...delivery,
    orderItemId: '2',
    description: 'Single vision 1.60',
    unitPrice: 135,
    xitem_field1: 'g-1',
    orderItemExtendAttribute: attributes({ IsRoxLens: 'true', IsRox: 'true', x_lens_prescription: VALUES }),
  }),
  wireLine({ ...delivery, orderItemId: '3', description: 'Norvane Ordora', unitPrice: 368 }),
  wireLine({
    ...delivery,
    orderItemId: '4',
    description: 'Lacrima 30',
    unitPrice: 46,
    quantity: 2,
    orderItemExtendAttribute: attributes({
      contactLensData: {
        right: { power: '-1.75', baseCurve: '8.6', diameter: '14.0', boxes: 1 },
        left: { power: '-2.00', baseCurve: '8.6', diameter: '14.0', boxes: 1 },
      },
    }),
  }),
];

export const FULL = wireCart(fullLines());
export const SOLD_OUT = wireCart([wireLine({ orderItemInventoryStatus: 'Unallocated' })]);
export const READY_TO_PAY = wireCart(fullLines(DELIVERED), { totalSalesTax: '50.10000' });

const CART = '/store/{storeId}/cart/@self';

/** Speeds, methods and fields as the platform gives them. */
export const CHECKOUT: FakeHandlers = {
  [`GET ${CART}/usable_shipping_mode`]: {
    usableShippingMode: [
      { shipModeId: '14501', shipModeCode: 'Standard', description: 'Standard', shippingCharge: '0' },
      { shipModeId: '14502', shipModeCode: 'Express', description: 'Express', shippingCharge: '14.00000' },
      { shipModeId: '14504', shipModeCode: 'ShipToStore', description: 'Ship to store', shippingCharge: '0' },
    ],
  },
  'GET /store/{storeId}/cart/orderId/{orderId}/shipCharges': {},
  'GET /store/{storeId}/ShipModes/GetShipModes': {
    usableShippingMode: [
      { shipModeId: '14501', shipModeCode: 'Standard', field2: '', deliveryPromise: aDeliveryPromise() },
    ],
  },
  [`GET ${CART}/usable_payment_info`]: {
    usablePaymentInformation: [{ paymentMethodName: 'VISA' }, { paymentMethodName: 'AMEX' }],
  },
  'GET /store/{storeId}/person/@self/contact': {},
};

/** Nothing answers. */
export const OFFLINE: FakeHandlers = {
  [`GET ${CART}`]: () => {
    throw failWith(0, 'NETWORK');
  },
};

/** Answers never come. */
export const SLOW: FakeHandlers = { [`GET ${CART}`]: () => new Promise(() => undefined) };
