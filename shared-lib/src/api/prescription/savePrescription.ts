import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { text } from '../wire/wire';
import type { SavedPrescriptionInput } from './savedRecord';

const answerSchema = v.object({ prescriptionId: text });

/** Keeps a prescription for next time and answers its id; the same one again is not kept twice (RX-04). */
export async function savePrescription(
  client: PlatformClient,
  input: SavedPrescriptionInput,
  options: CallOptions = {},
): Promise<string> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/@self',
    body: input,
    ...options,
  });
  return decode(answerSchema, answer, 'savePrescription').prescriptionId;
}
