import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { id } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ securityCheck: id });

/** A fresh key to the label of a return (RET-02). */
export async function readReturnSecurityCheck(
  client: PlatformClient,
  input: { readonly rmaId: string },
  options: CallOptions = {},
): Promise<string> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/process/weaver/returns/security_check',
    body: { rmaId: input.rmaId },
    ...options,
  });
  return decode(answerSchema, answer, 'readReturnSecurityCheck').securityCheck;
}
