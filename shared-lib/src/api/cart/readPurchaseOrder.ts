import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface PurchaseOrder {
  readonly buyerPurchaseOrderId: string;
  readonly purchaseOrderNumber: string;
  readonly accountId: string;
  /** Wire amount. */
  readonly amount: string;
  readonly currency: string;
  readonly state: string;
}

const answerSchema = v.object({
  resultList: list(
    v.object({
      buyerPurchaseOrderId: text,
      purchaseOrderNumber: text,
      accountId: text,
      amount: text,
      currency: text,
      state: text,
    }),
  ),
});

/** A buyer organisation's purchase order; null when unknown (contract 17). */
export async function readPurchaseOrder(
  client: PlatformClient,
  input: { readonly buyerPurchaseOrderId: string; readonly profileName?: string },
  options: CallOptions = {},
): Promise<PurchaseOrder | null> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/cart/@self/buyer_purchase_order/{buyerPurchaseOrderId}',
    pathParams: { buyerPurchaseOrderId: input.buyerPurchaseOrderId },
    query: { profileName: input.profileName },
    ...options,
  });
  return decode(answerSchema, answer, 'readPurchaseOrder').resultList[0] ?? null;
}
