import { Worker } from 'node:worker_threads';

import type { Logger } from 'pino';

/** What the watching thread is given. */
export interface WatchedHeart {
  /** Its first number grows as long as the shell answers. */
  readonly beats: Int32Array;
  /** So long without a beat, and the shell is looked at; milliseconds. */
  readonly limitMs: number;
  /** Where stalled releases are remembered. */
  readonly file: string;
}

interface Options extends Omit<WatchedHeart, 'beats'> {
  /** Program of the watching thread. */
  readonly script: string;
  readonly log: Pick<Logger, 'error'>;
}

const BEAT_MS = 200;

/**
 * Ends the shell when code of a remote never ends: it is started again without that release (FED-03). A thread of its own watches, because the
 * shell's has no moment left for it.
 */
export function watchStalls({ script, limitMs, file, log }: Options): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const worker = new Worker(script, { workerData: { beats, limitMs, file } satisfies WatchedHeart });
  worker.unref();
  worker.on('error', (error) => log.error({ err: error }, 'nobody watches for code that never ends'));
}
