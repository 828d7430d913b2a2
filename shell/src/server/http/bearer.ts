import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** True when a request carries the token that opens what operators read; an empty token opens nothing. */
export function hasBearer({ authorization = '' }: IncomingHttpHeaders, token: string): boolean {
  return token !== '' && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}
