import type { FastifyBaseLogger } from 'fastify';

import type { MerchandisingService } from '../modules/merchandising';
import type { SearchService } from '../search';

/** How often the version row is looked at: what is published counts everywhere within five seconds. */
const LOOK_MS = 1000;

export interface LiveRules {
  /** Reads the rules if there are others than those in use. */
  look(): Promise<void>;
  /** Version of the rules in use. */
  version(): string;
  /** Looks again and again until the returned function is called. */
  keep(log: Pick<FastifyBaseLogger, 'error'>): () => void;
}

/** Has the search of this process answer by the rules that are published, whichever process they were published on. */
export function createLiveRules(
  rules: Pick<MerchandisingService, 'version' | 'published'>,
  search: Pick<SearchService, 'useRules'>,
): LiveRules {
  let current = '';
  let looking: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    if ((await rules.version()) === current) return;
    const { version, book } = await rules.published();
    search.useRules(book);
    current = version;
  };
  const look = (): Promise<void> =>
    (looking ??= read().finally(() => {
      looking = undefined;
    }));
  return {
    look,
    version: () => current,
    keep(log) {
      const timer = setInterval(() => {
        look().catch((error: unknown) => log.error({ err: error }, 'the rules of the search could not be read'));
      }, LOOK_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
