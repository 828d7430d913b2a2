import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { PrescriptionDetails } from '../../domain/prescription/prescription';
import { flag } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ prescriptionUploaded: flag });

/** Changes the values of a prescription on an order line (RX-06). */
export async function changePrescription(
  client: PlatformClient,
  input: { readonly orderId: string; readonly orderItemId: string; readonly prescriptionDetails: PrescriptionDetails },
  options: CallOptions = {},
): Promise<boolean> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/prescription/prescriptionDetails',
    body: input,
    ...options,
  });
  return decode(answerSchema, answer, 'changePrescription').prescriptionUploaded;
}
