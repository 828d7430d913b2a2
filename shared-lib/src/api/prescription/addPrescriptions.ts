import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { PrescriptionDetails } from '../../domain/prescription/prescription';

export interface AddPrescriptionsInput {
  readonly orderId: string;
  readonly items: readonly { readonly orderItemId: string; readonly prescriptionDetails: PrescriptionDetails }[];
}

/** Adds values to several order lines at once (RX-01, RX-06); more than ten lines are refused with RX_LIMIT_EXCEEDED. */
export async function addPrescriptions(
  client: PlatformClient,
  input: AddPrescriptionsInput,
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/prescriptionDetails/multiple',
    body: input,
    ...options,
  });
}
