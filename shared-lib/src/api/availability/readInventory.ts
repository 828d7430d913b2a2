import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { DeliveryPromise } from '../../domain/order/deliveryPromise';
import { deliveryPromiseSchema } from '../wire/deliveryPromise';
import { decode } from '../wire/decode';
import { list, numberOrNull, text } from '../wire/wire';

/** Stock of an item, online or in a physical store (contract 16). */
export interface InventoryLevel {
  readonly productId: string;
  readonly partNumber: string;
  readonly physicalStoreId: string;
  readonly physicalStoreName: string;
  readonly status: string;
  /** Null when the platform does not count it. */
  readonly quantity: number | null;
  readonly availableFrom: string;
  /** When it arrives, at the shopper's or in the store that was asked about. */
  readonly deliveryPromise?: DeliveryPromise;
  /** The same with lenses made to a prescription, for frames that take them. */
  readonly deliveryPromiseWithLenses?: DeliveryPromise;
}

export interface ReadInventoryInput {
  readonly productIds?: readonly string[];
  readonly partNumbers?: readonly string[];
  readonly physicalStoreIds?: readonly string[];
}

const answerSchema = v.object({
  InventoryAvailability: list(
    v.object({
      productId: text,
      partNumber: text,
      physicalStoreId: text,
      physicalStoreName: text,
      inventoryStatus: text,
      availableQuantity: numberOrNull,
      availabilityDateTime: text,
      deliveryPromise: deliveryPromiseSchema,
      deliveryPromiseWithLenses: deliveryPromiseSchema,
    }),
  ),
});

/** Stock by product ids or part numbers (contract 16). */
export async function readInventory(
  client: PlatformClient,
  input: ReadInventoryInput,
  options: CallOptions = {},
): Promise<readonly InventoryLevel[]> {
  const keys = (input.partNumbers ?? input.productIds ?? []).join(',');
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: `/store/{storeId}/inventoryavailability/${input.partNumbers ? 'byPartNumber/' : ''}{keys}`,
    pathParams: { keys },
    query: { physicalStoreId: input.physicalStoreIds?.join(',') },
    ...options,
  });
  return decode(answerSchema, answer, 'readInventory').InventoryAvailability.map((record) => ({
    productId: record.productId,
    partNumber: record.partNumber,
    physicalStoreId: record.physicalStoreId,
    physicalStoreName: record.physicalStoreName,
    status: record.inventoryStatus,
    quantity: record.availableQuantity,
    availableFrom: record.availabilityDateTime,
    ...(record.deliveryPromise ? { deliveryPromise: record.deliveryPromise } : {}),
    ...(record.deliveryPromiseWithLenses ? { deliveryPromiseWithLenses: record.deliveryPromiseWithLenses } : {}),
  }));
}
