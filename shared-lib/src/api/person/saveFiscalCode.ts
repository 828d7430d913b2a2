import type { PlatformClient } from '../../contracts';
import { cleanFiscalCode } from '../../domain/validation';
import type { CallOptions } from '../client/callOptions';

/** Keeps the fiscal code of the shopper, without blanks (ACC-03, contract 12.4). */
export async function saveFiscalCode(
  client: PlatformClient,
  input: { readonly fiscalCode: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/person/@self',
    body: { addressField1: cleanFiscalCode(input.fiscalCode) },
    ...options,
  });
}
