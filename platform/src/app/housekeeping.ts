import type { FastifyBaseLogger } from 'fastify';

/** Time between two rounds, in milliseconds; each does a bounded amount of work. */
const PAUSE_MS = 10 * 60_000;
/** The first round waits until whoever comes after a start was served. */
const FIRST_MS = 60_000;

/** Forgets what nobody needs any more, from time to time, until the returned function is called. */
export function startHousekeeping(housekeep: () => Promise<void>, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let timer: NodeJS.Timeout;
  const round = async (): Promise<void> => {
    await housekeep().catch((error: unknown) => log.warn({ err: error }, 'old records could not be removed'));
    wait(PAUSE_MS);
  };
  const wait = (ms: number): void => {
    if (stopped) return;
    timer = setTimeout(() => void round(), ms);
    timer.unref();
  };
  let stopped = false;
  wait(FIRST_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
