import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { contactBody } from './contactBody';
import type { ContactInput } from './contactBody';
import { savedContactSchema, toSavedContact } from './savedContact';
import type { SavedContact } from './savedContact';
import { decode } from '../wire/decode';

/** Stores an address, also the fiscal-code contact (ACC-02, ACC-03, contract 12.5). */
export async function createContact(
  client: PlatformClient,
  input: ContactInput,
  options: CallOptions = {},
): Promise<SavedContact> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/person/@self/contact',
    body: contactBody(input),
    ...options,
  });
  return toSavedContact(decode(savedContactSchema, answer, 'createContact'));
}
