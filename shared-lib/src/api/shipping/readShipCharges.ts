import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { moneyOrZero } from '../../domain/money/parseAmount';
import type { Money } from '../../domain/money/money';
import { amount, flag, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface ShipCharge {
  readonly shipModeId: string;
  readonly description: string;
  readonly amount: Money;
  readonly policies: readonly {
    readonly policyId: string;
    readonly policyName: string;
    readonly policyDescription: string;
    readonly selected: boolean;
  }[];
}

const answerSchema = v.object({
  resultList: list(
    v.object({
      shipChargesByShipMode: list(
        v.object({
          shipModeId: text,
          shipModeDesc: text,
          amount,
          shippingChargeTypes: list(
            v.object({ policyId: text, policyName: text, policyDescription: text, selected: flag }),
          ),
        }),
      ),
    }),
  ),
});

/** Charges of an order by shipping mode (CHK-03, contract 18). */
export async function readShipCharges(
  client: PlatformClient,
  input: { readonly orderId: string; readonly currency: string },
  options: CallOptions = {},
): Promise<readonly ShipCharge[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/cart/orderId/{orderId}/shipCharges',
    pathParams: { orderId: input.orderId },
    ...options,
  });
  return decode(answerSchema, answer, 'readShipCharges').resultList.flatMap((result) =>
    result.shipChargesByShipMode.map((charge) => ({
      shipModeId: charge.shipModeId,
      description: charge.shipModeDesc,
      amount: moneyOrZero(charge.amount, input.currency),
      policies: charge.shippingChargeTypes,
    })),
  );
}
