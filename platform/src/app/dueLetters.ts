import type { FastifyBaseLogger } from 'fastify';

/** How often is looked whether somebody waits for a letter. */
const lookMs = 60_000;

/** Writes from time to time the letters whose moment has come: stock notices and reminders (PDP-05, REM-01). The returned function ends it. */
export function keepDueLettersWritten(deliver: () => Promise<number>, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    deliver().catch((error: unknown) => log.error({ err: error }, 'letters that are due could not be written'));
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
