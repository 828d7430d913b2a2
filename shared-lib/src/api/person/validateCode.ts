import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { flag } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ valid: flag });

/** Checks the code mailed to a new shopper; a wrong one rejects with error code 2190 (AUTH-07). */
export async function validateCode(
  client: PlatformClient,
  input: { readonly logonId: string; readonly validationCode: string },
  options: CallOptions = {},
): Promise<boolean> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/person/validateCode',
    body: input,
    ...options,
  });
  return decode(answerSchema, answer, 'validateCode').valid;
}
