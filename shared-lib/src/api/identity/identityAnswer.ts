import * as v from 'valibot';

import type { IdentityTokens } from '../../contracts';
import { id, text } from '../wire/wire';

/** Identity answers carry the same fields; the trusted token is absent behind the gateway (contract 3.2, 11). */
export const identitySchema = v.object({
  userId: id,
  WCToken: id,
  WCTrustedToken: text,
  personalizationID: text,
});

export function toTokens(record: v.InferOutput<typeof identitySchema>): IdentityTokens {
  const { WCTrustedToken, ...tokens } = record;
  return WCTrustedToken ? { ...tokens, WCTrustedToken } : tokens;
}
