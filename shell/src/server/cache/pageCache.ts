import type { CachePolicy } from '@sightline/shared-lib/contracts';
import { LRUCache } from 'lru-cache';

import { Overloaded } from '@sightline/shared-lib/domain/load';

import type { EncodedBody } from './compression';

/** A whole answer, ready to be written. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody;
  /** Seconds the answer is fresh, and may be used stale after that; 0 and 0 are not kept. */
  readonly fresh: number;
  readonly stale: number;
  /** What kind of page it is to `outdate`. */
  readonly policy?: CachePolicy;
}

interface Entry {
  readonly answer: PageAnswer;
  readonly made: number;
  /** True once it was asked for again: from then on a better copy is worth its price. */
  popular: boolean;
  /** What it shows has changed: whoever asks waits for a new one. */
  outdated?: true;
}

export interface PageCache {
  /** A fresh answer without waiting, for the fast path. */
  peek(key: string): PageAnswer | null;
  /** A kept answer, or a new one; the same page is never made twice at once, and a stale one is answered while it is made again. */
  answer(key: string, make: () => Promise<PageAnswer>): Promise<PageAnswer>;
  /** Has pages of a policy made again before anybody sees them; one that cannot be made stays in force. */
  outdate(policy: CachePolicy): void;
}

export interface PageCacheOptions {
  /** 0 keeps nothing. */
  readonly maxBytes: number;
  readonly now?: () => number;
  /** Makes a better copy of an answer that is asked for again, behind the answers and one at a time. */
  readonly improve?: (answer: PageAnswer) => Promise<PageAnswer>;
}

/** A kept page is held compressed: with the odd copy in another encoding it takes less than a third of its text. */
const sizeOf = ({ answer }: Entry) => Math.ceil(answer.body.length * 0.35) + 512;

/** Stale-while-revalidate over whole precompressed answers, bounded in bytes (SEO-05). */
export function createPageCache({ maxBytes, now = Date.now, improve }: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: Math.max(1, maxBytes), sizeCalculation: sizeOf });
  const pending = new Map<string, Promise<PageAnswer>>();
  let improving: Promise<unknown> = Promise.resolve();

  const age = (entry: Entry) => (now() - entry.made) / 1000;

  const refresh = (key: string, make: () => Promise<PageAnswer>) => {
    const running = pending.get(key);
    if (running) return running;
    const work = make()
      .then((answer) => {
        if (answer.fresh > 0) {
          entries.set(key, { answer, made: now(), popular: false });
          // Whoever asked first: what is kept is kept compressed.
          answer.body.encoded('br').catch(() => entries.delete(key));
        }
        return answer;
      })
      .finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  };

  const improveLater = (key: string, entry: Entry) => {
    entry.popular = true;
    if (!improve) return;
    improving = improving
      .then(async () => {
        if (entries.peek(key) !== entry) return;
        const answer = await improve(entry.answer);
        if (entries.peek(key) === entry) entries.set(key, { ...entry, answer });
      })
      // The copy that is there continues serving.
      .catch(() => undefined);
  };

  return {
    peek(key) {
      const entry = entries.get(key);
      if (!entry || entry.outdated || age(entry) >= entry.answer.fresh) return null;
      if (!entry.popular) improveLater(key, entry);
      return entry.answer;
    },
    async answer(key, make) {
      const entry = entries.get(key);
      if (!entry) return refresh(key, make);
      // An old page is better than none while there is more to do than can be done.
      const kept = (error: unknown) => {
        if (error instanceof Overloaded) return entry.answer;
        throw error;
      };
      if (entry.outdated) {
        const made = await refresh(key, make).catch(kept);
        return made.status < 500 ? made : entry.answer;
      }
      if (age(entry) < entry.answer.fresh) return entry.answer;
      const work = refresh(key, make);
      if (age(entry) >= entry.answer.fresh + entry.answer.stale) return work.catch(kept);
      // The stale answer serves; a failure to make it again is reported by whoever makes it.
      work.catch(() => undefined);
      return entry.answer;
    },
    outdate(policy) {
      for (const entry of entries.values()) if (entry.answer.policy === policy) entry.outdated = true;
    },
  };
}
