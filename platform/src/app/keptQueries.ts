import type { FastifyBaseLogger } from 'fastify';

import type { QueryKeeper } from '../modules/searchEvent';

const PAUSE_MS = 2000;

/** Writes the words of searches from time to time; the returned function writes what is left and ends it. */
export function keepQueriesWritten(queries: QueryKeeper, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  const write = (): Promise<void> =>
    queries.flush().catch((error: unknown) => log.warn({ err: error }, 'words of searches could not be kept'));
  const timer = setInterval(() => void write(), PAUSE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await write();
  };
}
