import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { rxForm } from './rxForm';
import type { RxFile, RxPatient } from './rxForm';
import { id } from '../wire/wire';
import { decode } from '../wire/decode';

export interface UploadRxInput extends RxFile {
  readonly orderId: string;
  readonly orderItemId: string;
  readonly patient: RxPatient;
}

const answerSchema = v.object({ rxFileStorageId: id });

/** Uploads a prescription file for one order line (RX-03, RX-07). */
export async function uploadRxFile(
  client: PlatformClient,
  input: UploadRxInput,
  options: CallOptions = {},
): Promise<string> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/uploadFile',
    body: rxForm(input, { orderId: input.orderId, orderItemId: input.orderItemId, ...input.patient }),
    ...options,
  });
  return decode(answerSchema, answer, 'uploadRxFile').rxFileStorageId;
}
