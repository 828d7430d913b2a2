import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Person } from '../../domain/person/person';
import { personSchema, toPerson } from './personRecord';
import { decode } from '../wire/decode';

/** A person by id, for callers with that authority (contract 12.3). */
export async function readPersonById(
  client: PlatformClient,
  input: { readonly userId: string; readonly profileName?: string },
  options: CallOptions = {},
): Promise<Person> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/person/{userId}',
    pathParams: { userId: input.userId },
    query: { profileName: input.profileName },
    ...options,
  });
  return toPerson(decode(personSchema, answer, 'readPersonById'));
}
