import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { shippingModeSchema, toShippingMode } from './shippingMode';
import type { ShippingMode } from './shippingMode';
import { list } from '../wire/wire';
import { decode } from '../wire/decode';

export interface ShipModes {
  readonly modes: readonly ShippingMode[];
  /** Code of the mode certain lines are bound to; empty when the shopper may choose. */
  readonly dedicatedShippingMode: string;
}

/** The platform names the mode, or sends its record. */
function dedicatedCode(value: unknown): string {
  if (typeof value === 'string') return value;
  return v.is(v.object({ shipModeCode: v.string() }), value) ? value.shipModeCode : '';
}

function toShipModes(record: v.InferOutput<typeof answerSchema>): ShipModes {
  return {
    modes: record.usableShippingMode.map(toShippingMode),
    dedicatedShippingMode: dedicatedCode(record.dedicatedShippingMode),
  };
}

const answerSchema = v.object({
  usableShippingMode: list(shippingModeSchema),
  dedicatedShippingMode: v.optional(v.unknown()),
});

/** Modes for an order or a product, and the one it is bound to when there is one (CHK-03, contract 18). */
export async function listShipModes(
  client: PlatformClient,
  input: { readonly orderId?: string; readonly partNumber?: string },
  options: CallOptions = {},
): Promise<ShipModes> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/ShipModes/GetShipModes',
    query: { ...input },
    ...options,
  });
  return toShipModes(decode(answerSchema, answer, 'listShipModes'));
}
