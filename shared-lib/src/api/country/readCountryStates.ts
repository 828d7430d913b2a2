import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface Country {
  readonly code: string;
  readonly displayName: string;
  readonly callingCode: string;
  readonly states: readonly { readonly code: string; readonly displayName: string }[];
}

const answerSchema = v.object({
  countries: list(
    v.object({
      code: text,
      displayName: text,
      callingCode: text,
      states: list(v.object({ code: text, displayName: text })),
    }),
  ),
});

/** Countries with their states and calling codes (contract 14.1). */
export async function readCountryStates(
  client: PlatformClient,
  input: { readonly countryCode?: string } = {},
  options: CallOptions = {},
): Promise<readonly Country[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/country/country_state_list',
    query: { profileName: 'IBM_countryStateList_Summary', countryCode: input.countryCode },
    ...options,
  });
  return decode(answerSchema, answer, 'readCountryStates').countries;
}
