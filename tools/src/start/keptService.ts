import { startService, type Service, type ServiceOptions } from './services';

interface KeepOptions {
  /** Waits before the first, second, ... start after a death; so many deaths in a row are borne. */
  readonly delaysMs?: readonly number[];
  /** A service that was ready for so long did not die of its start: its next death is the first again. */
  readonly steadyMs?: number;
  readonly say?: (message: string) => void;
  /** Aborted when all is being stopped: a terminal's Ctrl+C reaches the service too, which then ends because it was asked to. */
  readonly allStopping?: AbortSignal;
  /** Told once when the service dies too often to be started again. */
  readonly onGivenUp: (message: string) => void;
}

const DELAYS_MS = [250, 1_000, 3_000, 10_000, 30_000];
const STEADY_MS = 60_000;

const pause = (ms: number, called: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    called.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Starts a service and starts it again, after growing pauses, whenever it ends without being asked to (PLAT-08). Its `process` is the one
 * that runs now. Rejects when the very first start fails; gives up when it dies again and again.
 */
export async function keepService(options: ServiceOptions, keep: KeepOptions): Promise<Service> {
  const { delaysMs = DELAYS_MS, steadyMs = STEADY_MS, say = console.error, allStopping, onGivenUp } = keep;
  const { name, logFile } = options;
  const where = logFile ? ` Its log: ${logFile}` : '';
  const stopping = new AbortController();
  const called = allStopping ? AbortSignal.any([stopping.signal, allStopping]) : stopping.signal;
  let service = await startService(options, called);
  let deaths = 0;

  /** Waits and starts once more; answers why that failed. */
  const startAgain = async (delayMs: number): Promise<string | undefined> => {
    await pause(delayMs, called);
    if (called.aborted) return undefined;
    try {
      service = await startService(options, called);
      say(`The ${name} is running again.`);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  const keepRunning = async (): Promise<string> => {
    for (;;) {
      const readyAt = Date.now();
      let reason: string | undefined = `The ${name} ended unexpectedly with ${await service.ended}.${where}`;
      if (Date.now() - readyAt >= steadyMs) deaths = 0;
      while (reason !== undefined && !called.aborted) {
        const delayMs = delaysMs[deaths];
        deaths += 1;
        if (delayMs === undefined) {
          onGivenUp(`${reason}\nThe ${name} died ${deaths} times in a row and is not started again.`);
          return reason;
        }
        say(`${reason}\nIt is started again in ${delayMs / 1000} s.`);
        reason = await startAgain(delayMs);
      }
      if (called.aborted) return 'asked to';
    }
  };

  const ended = keepRunning();
  return {
    name,
    get process() {
      return service.process;
    },
    ended,
    stop: async () => {
      stopping.abort();
      await service.stop();
      await ended;
    },
  };
}
