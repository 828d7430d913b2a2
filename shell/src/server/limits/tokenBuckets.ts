import { LRUCache } from 'lru-cache';

import type { Limit } from './limits';

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch when the tokens were counted. */
  at: number;
}

/** Buckets kept; whoever was not heard of for longest is forgotten, which is as if their bucket had filled up. */
const MOST_BUCKETS = 50_000;
const MINUTE_MS = 60_000;

/** Token buckets by key, in bounded memory. */
export function createTokenBuckets(now: () => number = Date.now, most = MOST_BUCKETS) {
  const buckets = new LRUCache<string, Bucket>({ max: most });

  /** Takes one token of a key; answers 0, or the whole seconds until there is one again. */
  return function take(key: string, { burst, perMinute }: Pick<Limit, 'burst' | 'perMinute'>): number {
    const at = now();
    const bucket = buckets.get(key) ?? { tokens: burst, at };
    // A clock that was set back gives nothing and takes nothing.
    const gained = (Math.max(0, at - bucket.at) * perMinute) / MINUTE_MS;
    bucket.tokens = Math.min(burst, bucket.tokens + gained);
    bucket.at = at;
    buckets.set(key, bucket);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil(((1 - bucket.tokens) * MINUTE_MS) / perMinute / 1000));
    bucket.tokens -= 1;
    return 0;
  };
}
