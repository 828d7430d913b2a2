import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Person } from '../../domain/person/person';
import { personSchema, toPerson } from './personRecord';
import { decode } from '../wire/decode';

/** The shopper behind the tokens: everything for registered ones, ids and contacts for guests (contract 12.2). */
export async function readPerson(client: PlatformClient, options: CallOptions = {}): Promise<Person> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/person/@self',
    ...options,
  });
  return toPerson(decode(personSchema, answer, 'readPerson'));
}
