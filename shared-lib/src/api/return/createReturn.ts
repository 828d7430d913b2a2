import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { id, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface CreateReturnInput {
  readonly orderId: string;
  readonly storeId: string;
  readonly labelType: 'PDF' | 'QR';
  readonly locale: string;
  readonly items: readonly {
    readonly orderItemId: string;
    readonly partNumber: string;
    readonly quantity: number;
    readonly reasonCode: string;
    readonly comment?: string;
    /** Article that is wanted instead of the money. */
    readonly exchangeFor?: string;
  }[];
  /** Day on which a carrier collects it, `yyyy-MM-dd`; without one its sender hands it in. */
  readonly collectOn?: string;
  readonly contact: { readonly email: string; readonly phone: string; readonly addressId?: string };
}

export interface CreatedReturn {
  readonly rmaId: string;
  /** Opens the label; never put it into an address of ours. */
  readonly securityCheck: string;
  readonly status: string;
  readonly trackingNumber: string;
  readonly items: readonly { readonly orderItemId: string; readonly RMAItemStatus: string }[];
}

const answerSchema = v.object({
  rmaId: id,
  securityCheck: text,
  status: text,
  trackingNumber: text,
  items: list(v.object({ orderItemId: text, RMAItemStatus: text })),
});

/** Announces a return and gets its label (RET-02); 409 when it is not allowed or exists already. */
export async function createReturn(
  client: PlatformClient,
  input: CreateReturnInput,
  options: CallOptions = {},
): Promise<CreatedReturn> {
  const { collectOn, ...body } = input;
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/process/weaver/shipping/api',
    body: {
      ...body,
      ...(collectOn ? { x_collectOn: collectOn } : {}),
      items: input.items.map(({ exchangeFor, ...item }) => ({
        ...item,
        quantity: String(item.quantity),
        ...(exchangeFor ? { x_exchangeFor: exchangeFor } : {}),
      })),
    },
    ...options,
  });
  return decode(answerSchema, answer, 'createReturn');
}
