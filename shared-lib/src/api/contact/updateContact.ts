import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { contactBody } from './contactBody';
import type { ContactInput } from './contactBody';
import { savedContactSchema, toSavedContact } from './savedContact';
import type { SavedContact } from './savedContact';
import { decode } from '../wire/decode';

/** Changes an address by its nickname; the platform answers a new address id (ACC-02). */
export async function updateContact(
  client: PlatformClient,
  input: ContactInput,
  options: CallOptions = {},
): Promise<SavedContact> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/person/@self/contact/{nickName}',
    pathParams: { nickName: input.nickName },
    body: contactBody(input),
    ...options,
  });
  return toSavedContact(decode(savedContactSchema, answer, 'updateContact'));
}
