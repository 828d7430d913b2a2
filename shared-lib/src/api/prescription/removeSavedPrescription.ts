import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Forgets a saved prescription; orders keep theirs (RX-04). */
export async function removeSavedPrescription(
  client: PlatformClient,
  input: { readonly prescriptionId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/prescription/@self/{prescriptionId}',
    pathParams: { prescriptionId: input.prescriptionId },
    ...options,
  });
}
