import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { flag } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ prescriptionUploaded: flag });

/** Ties a stored prescription file to an order line (RX-06). */
export async function linkRxFile(
  client: PlatformClient,
  input: { readonly orderId: string; readonly orderItemId: string; readonly rxFileStorageId: string },
  options: CallOptions = {},
): Promise<boolean> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/uploadRXFile',
    body: input,
    ...options,
  });
  return decode(answerSchema, answer, 'linkRxFile').prescriptionUploaded;
}
