import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Person } from '../../domain/person/person';
import { personSchema, toPerson } from './personRecord';
import { decode } from '../wire/decode';
import { id, list } from '../wire/wire';
import * as v from 'valibot';

const memberSchema = v.object({ ...personSchema.entries, rolesWithDetails: list(v.object({ roleId: id })) });

/** A person by id, for callers with that authority; its roles come with the profile that names them (contract 12.3). */
export async function readPersonById(
  client: PlatformClient,
  input: { readonly userId: string; readonly profileName?: 'IBM_Assigned_Roles_Details' },
  options: CallOptions = {},
): Promise<Person & { readonly roleIds: readonly string[] }> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/person/{userId}',
    pathParams: { userId: input.userId },
    query: { profileName: input.profileName },
    ...options,
  });
  const member = decode(memberSchema, answer, 'readPersonById');
  return { ...toPerson(member), roleIds: member.rolesWithDetails.map(({ roleId }) => roleId) };
}
