import { LRUCache } from 'lru-cache';

import type { EncodedBody } from './compression';

/** A whole answer, ready to be written. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody;
  /** Seconds the answer is fresh, and may be used stale after that; 0 and 0 are not kept. */
  readonly fresh: number;
  readonly stale: number;
}

interface Entry {
  readonly answer: PageAnswer;
  readonly made: number;
}

export interface PageCache {
  /** A fresh answer without waiting, for the fast path. */
  peek(key: string): PageAnswer | null;
  /** A kept answer, or a new one; the same page is never made twice at once, and a stale one is answered while it is made again. */
  answer(key: string, make: () => Promise<PageAnswer>): Promise<PageAnswer>;
}

const sizeOf = ({ answer }: Entry) =>
  answer.body.identity.length + answer.body.br.length + answer.body.gzip.length + 512;

/** Stale-while-revalidate over whole precompressed answers, bounded in bytes (SEO-05). */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const pending = new Map<string, Promise<PageAnswer>>();

  const age = (entry: Entry) => (now() - entry.made) / 1000;

  const refresh = (key: string, make: () => Promise<PageAnswer>) => {
    const running = pending.get(key);
    if (running) return running;
    const work = make()
      .then((answer) => {
        if (answer.fresh > 0) entries.set(key, { answer, made: now() });
        return answer;
      })
      .finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  };

  return {
    peek(key) {
      const entry = entries.get(key);
      return entry && age(entry) < entry.answer.fresh ? entry.answer : null;
    },
    async answer(key, make) {
      const entry = entries.get(key);
      if (!entry) return refresh(key, make);
      if (age(entry) < entry.answer.fresh) return entry.answer;
      const work = refresh(key, make);
      if (age(entry) >= entry.answer.fresh + entry.answer.stale) return work;
      // The stale answer serves; a failure to make it again is reported by whoever makes it.
      work.catch(() => undefined);
      return entry.answer;
    },
  };
}
