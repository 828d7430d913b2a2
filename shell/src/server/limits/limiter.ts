import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { countedAddress } from './clientAddress';
import type { LimitName, Limits } from './limits';
import { createTokenBuckets } from './tokenBuckets';

/** An address, shopper or name has asked for more than its limit. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';

  constructor(
    readonly limit: LimitName,
    /** Whole seconds until the next one is let through. */
    readonly seconds: number,
  ) {
    super(`Too many ${limit}: wait ${seconds} seconds.`);
  }
}

export interface Limiter {
  /** Counts a request for a limit and throws `TooManyRequests` above it. A limit by name counts for the name that is given. */
  count(limit: LimitName, request: Pick<FastifyRequest, 'ip' | 'headers'>, name?: string): void;
}

/** Names and tokens are kept as hashes: memory holds nothing that opens or names an account. */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Counts requests against a table of limits; without one everything passes. */
export function createLimiter(limits: Limits | null, now?: () => number): Limiter {
  const take = createTokenBuckets(now);

  const keyOf = (limit: LimitName, request: Pick<FastifyRequest, 'ip' | 'headers'>, name: string | undefined) => {
    const { by } = limits?.[limit] ?? { by: 'address' };
    if (by === 'address') return countedAddress(request.ip);
    // Nobody can use up another's bucket: without the whole token it is a bucket of one's own.
    const text = by === 'name' ? name?.trim().toLowerCase() : request.headers['wctoken'];
    return typeof text === 'string' && text !== '' ? hashed(text) : null;
  };

  return {
    count(limit, request, name) {
      if (!limits) return;
      const key = keyOf(limit, request, name);
      const seconds = key === null ? 0 : take(`${limit} ${key}`, limits[limit]);
      if (seconds > 0) throw new TooManyRequests(limit, seconds);
    },
  };
}
