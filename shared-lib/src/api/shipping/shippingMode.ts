import * as v from 'valibot';

import { moneyOrZero } from '../../domain/money/parseAmount';
import type { DeliveryPromise } from '../../domain/order/deliveryPromise';
import type { Money } from '../../domain/money/money';
import { deliveryPromiseSchema } from '../wire/deliveryPromise';
import { amount, text } from '../wire/wire';

/** A way to deliver (CHK-03). */
export interface ShippingMode {
  readonly shipModeId: string;
  /** Green, Standard, ShipToStore, Mail, Express, Interim. */
  readonly shipModeCode: string;
  readonly description: string;
  readonly carrier: string;
  readonly charge: Money;
  /** Delivery time in words, e.g. `1 to 3 business days`. */
  readonly deliveryTime: string;
  /** The same in working days. */
  readonly deliveryPromise?: DeliveryPromise;
}

export const shippingModeSchema = v.object({
  shipModeId: text,
  shipModeCode: text,
  description: text,
  shipModeDescription: text,
  carrier: text,
  shippingCharge: amount,
  shippingChargeCurrency: text,
  field2: text,
  deliveryPromise: deliveryPromiseSchema,
});

export function toShippingMode(record: v.InferOutput<typeof shippingModeSchema>): ShippingMode {
  return {
    shipModeId: record.shipModeId,
    shipModeCode: record.shipModeCode,
    description: record.description || record.shipModeDescription,
    carrier: record.carrier,
    charge: moneyOrZero(record.shippingCharge, record.shippingChargeCurrency || 'USD'),
    deliveryTime: record.field2,
    ...(record.deliveryPromise ? { deliveryPromise: record.deliveryPromise } : {}),
  };
}
