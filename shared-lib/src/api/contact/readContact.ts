import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Contact } from '../../domain/person/person';
import { contactSchema, toContact } from '../person/personRecord';
import { decode } from '../wire/decode';

/** One address by its id (contract 12.5). */
export async function readContact(
  client: PlatformClient,
  input: { readonly addressId: string },
  options: CallOptions = {},
): Promise<Contact> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/person/@self/contact/byAddressId/{addressId}',
    pathParams: { addressId: input.addressId },
    ...options,
  });
  return toContact(decode(contactSchema, answer, 'readContact'));
}
