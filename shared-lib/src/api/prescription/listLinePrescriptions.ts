import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { EMPTY_PRESCRIPTION } from '../../domain/prescription/prescription';
import type { PrescriptionDetails } from '../../domain/prescription/prescription';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { list, maybe, text } from '../wire/wire';

/** A prescription on an order line: a file, values, or both. */
export interface LinePrescription {
  readonly rxFileStorageId: string;
  readonly fileName: string;
  readonly prescriptionDetails: PrescriptionDetails | null;
}

const answerSchema = v.object({
  results: list(
    v.object({ rxFileStorageId: text, fileName: text, prescriptionDetails: maybe(v.record(v.string(), text)) }),
  ),
});

/** Prescriptions of an order line; none is an empty list (RX-06). */
export async function listLinePrescriptions(
  client: PlatformClient,
  input: { readonly orderId: string; readonly orderItemId: string },
  options: CallOptions = {},
): Promise<readonly LinePrescription[]> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/prescription/orderId/{orderId}/orderItemId/{orderItemId}',
      pathParams: { orderId: input.orderId, orderItemId: input.orderItemId },
      ...options,
    });
    return decode(answerSchema, answer, 'listLinePrescriptions').results.map((one) => ({
      ...one,
      prescriptionDetails: one.prescriptionDetails && { ...EMPTY_PRESCRIPTION, ...one.prescriptionDetails },
    }));
  } catch (error) {
    if (hasStatus(error, 404)) return [];
    throw error;
  }
}
