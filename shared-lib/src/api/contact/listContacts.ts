import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Contact } from '../../domain/person/person';
import { contactSchema, toContact } from '../person/personRecord';
import { list } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ contact: list(contactSchema) });

/** Addresses of the shopper, all or of one type (ACC-02). */
export async function listContacts(
  client: PlatformClient,
  input: { readonly addressType?: Contact['addressType'] } = {},
  options: CallOptions = {},
): Promise<readonly Contact[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/person/@self/contact',
    query: { addressType: input.addressType },
    ...options,
  });
  return decode(answerSchema, answer, 'listContacts').contact.map(toContact);
}
