import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { shippingModeSchema, toShippingMode } from './shippingMode';
import type { ShippingMode } from './shippingMode';
import { id, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface UsableAddress {
  readonly addressId: string;
  readonly nickName: string;
}

export interface UsableShippingInfo {
  readonly orderId: string;
  readonly addresses: readonly UsableAddress[];
  readonly lines: readonly {
    readonly orderItemId: string;
    readonly addresses: readonly UsableAddress[];
    readonly modes: readonly ShippingMode[];
  }[];
}

const addressSchema = v.object({ addressId: id, nickName: text });

const answerSchema = v.object({
  orderId: text,
  usableShippingAddress: list(addressSchema),
  orderItem: list(
    v.object({
      orderItemId: id,
      usableShippingMode: list(shippingModeSchema),
      usableShippingAddress: list(addressSchema),
    }),
  ),
});

function toInfo(record: v.InferOutput<typeof answerSchema>): UsableShippingInfo {
  return {
    orderId: record.orderId,
    addresses: record.usableShippingAddress,
    lines: record.orderItem.map((line) => ({
      orderItemId: line.orderItemId,
      addresses: line.usableShippingAddress,
      modes: line.usableShippingMode.map(toShippingMode),
    })),
  };
}

/** Addresses and modes each line may use (CHK-03, contract 18). */
export async function readUsableShippingInfo(
  client: PlatformClient,
  input: { readonly orderId?: string; readonly pageNumber?: number; readonly pageSize?: number } = {},
  options: CallOptions = {},
): Promise<UsableShippingInfo> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/cart/@self/usable_shipping_info',
    query: { ...input },
    ...options,
  });
  return toInfo(decode(answerSchema, answer, 'readUsableShippingInfo'));
}
