import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { savedSchema, toKept, type KeptPrescription } from './savedRecord';

/** Takes a prescription for a new order; an expired one is refused with RX_EXPIRED (RX-05). */
export async function takeSavedPrescription(
  client: PlatformClient,
  { prescriptionId }: { readonly prescriptionId: string },
  options: CallOptions = {},
): Promise<KeptPrescription> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/@self/{prescriptionId}/use',
    pathParams: { prescriptionId },
    body: {},
    ...options,
  });
  return toKept(decode(savedSchema, answer, 'takeSavedPrescription'));
}
