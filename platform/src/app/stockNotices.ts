import type { FastifyBaseLogger } from 'fastify';

/** How often the stock is looked at for those who wait. */
const lookMs = 60_000;

/** Answers stock notices from time to time, until the returned function is called (PDP-05). */
export function keepNoticesAnswered(deliver: () => Promise<number>, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    deliver().catch((error: unknown) => log.error({ err: error }, 'stock notices could not be answered'));
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
