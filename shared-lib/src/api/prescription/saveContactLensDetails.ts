import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { ContactLensPrescription } from '../../domain/lens/contactLens';

/** Values of both eyes for a contact-lens line (RX-20). */
export async function saveContactLensDetails(
  client: PlatformClient,
  input: { readonly orderId: string; readonly orderItemId: string; readonly prescription: ContactLensPrescription },
  options: CallOptions = {},
): Promise<void> {
  const { left, right, dominance } = input.prescription;
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/contactLens/prescriptionDetails',
    body: {
      orderId: input.orderId,
      orderItemId: input.orderItemId,
      left: left ?? {},
      right: right ?? {},
      ...(dominance ? { dominance } : {}),
    },
    ...options,
  });
}
