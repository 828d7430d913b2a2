import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { SavedPrescriptionInput } from './savedRecord';

/** Changes name, wearer, dates or values of a saved prescription (RX-04). */
export async function changeSavedPrescription(
  client: PlatformClient,
  { prescriptionId, ...body }: SavedPrescriptionInput & { readonly prescriptionId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/prescription/@self/{prescriptionId}',
    pathParams: { prescriptionId },
    body,
    ...options,
  });
}
