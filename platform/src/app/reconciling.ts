import type { FastifyBaseLogger } from 'fastify';

/** Time between two looks, and age from which an attempt is somebody's to finish, in milliseconds. */
const PAUSE_MS = 5000;
const AGE_MS = 5000;

/**
 * Finishes payments whose answer got lost, now and from then on: what a crash or a silent gateway left open is asked for
 * again under the same key until the truth is known (CHK-05). Gives the way to stop.
 */
export function keepReconciled(
  checkout: { reconcile(olderThanMs?: number): Promise<number> },
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): () => void {
  let running = false;
  const look = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      const finished = await checkout.reconcile(AGE_MS);
      if (finished > 0) log.info({ finished }, 'open payments were settled');
    } catch (error) {
      log.warn({ err: error }, 'open payments could not be settled');
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void look(), PAUSE_MS);
  timer.unref();
  void look();
  return () => clearInterval(timer);
}
