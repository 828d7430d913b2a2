import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { PrescriptionDetails } from '../../domain/prescription/prescription';
import { flag } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ prescriptionUploaded: flag });

/** Adds the values of a prescription to an order line (RX-06). */
export async function addPrescription(
  client: PlatformClient,
  input: { readonly orderId: string; readonly orderItemId: string; readonly prescriptionDetails: PrescriptionDetails },
  options: CallOptions = {},
): Promise<boolean> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/prescriptionDetails',
    body: input,
    ...options,
  });
  return decode(answerSchema, answer, 'addPrescription').prescriptionUploaded;
}
