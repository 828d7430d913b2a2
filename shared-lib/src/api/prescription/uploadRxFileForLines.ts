import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { rxForm } from './rxForm';
import type { RxFile, RxPatient } from './rxForm';
import { id, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface UploadRxForLinesInput extends RxFile {
  readonly orderId: string;
  readonly orderItemIds: readonly string[];
  readonly patient: RxPatient;
}

const answerSchema = v.object({ results: list(v.object({ orderItemId: id, rxFileStorageId: text })) });

/** Uploads one prescription file for several order lines (RX-01, RX-03). */
export async function uploadRxFileForLines(
  client: PlatformClient,
  input: UploadRxForLinesInput,
  options: CallOptions = {},
): Promise<readonly { readonly orderItemId: string; readonly rxFileStorageId: string }[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/uploadFile/multiple',
    body: rxForm(input, {
      orderId: input.orderId,
      orderItemIds: JSON.stringify(input.orderItemIds),
      ...input.patient,
    }),
    ...options,
  });
  return decode(answerSchema, answer, 'uploadRxFileForLines').results;
}
