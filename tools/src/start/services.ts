import { spawn, type ChildProcess } from 'node:child_process';

import { createServiceLog } from './serviceLog';

export interface Service {
  readonly name: string;
  readonly process: ChildProcess;
  /** How the process ended, once it has. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly name: string;
  readonly script: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Address that answers 200 once the service is ready. */
  readonly readyUrl: string;
  /** So long it may be neither ready nor say anything. */
  readonly limitMs: number;
  /** What it cannot be ready without: its silence counts from then on. */
  readonly waitsFor?: Promise<unknown>;
  /** File that takes all it says; without one its errors are shown and the rest is not. */
  readonly logFile?: string;
  /** Told each line of its standard output. */
  readonly onLine?: (line: string) => void;
  readonly args?: readonly string[];
}

const STOP_LIMIT_MS = 8_000;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    if ((error as { cause?: { message?: string } }).cause?.message === 'bad port')
      throw new Error(`Port ${new URL(url).port} is one that browsers and fetch refuse. Choose another one.`, {
        cause: error,
      });
    return false;
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts a server of ours and waits until it is ready. Rejects with its last words when it ends or takes too long, and at once when its port
 * can never be asked or nobody waits for it any more.
 */
export async function startService(options: ServiceOptions, called?: AbortSignal): Promise<Service> {
  const { name, script, cwd, env, readyUrl, limitMs } = options;
  if (await isReady(readyUrl))
    throw new Error(`Another program answers at ${readyUrl} already. Stop it, or choose another port for the ${name}.`);
  const child = spawn(process.execPath, ['--enable-source-maps', ...(options.args ?? []), script], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A start that is given up leaves nobody behind.
  const leave = () => child.kill();
  process.once('exit', leave);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      process.off('exit', leave);
      resolve(signal ?? `code ${code}`);
    });
  });
  const log = createServiceLog(options.logFile, options.onLine);
  // What fills a database says so: on a busy machine that takes minutes, and is no hang.
  let heardAt = Date.now();
  let isCounted = !options.waitsFor;
  const count = () => {
    heardAt = Date.now();
    isCounted = true;
  };
  options.waitsFor?.then(count, count);
  const hear = (chunk: Buffer) => {
    heardAt = Date.now();
    log.hear(chunk);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', (chunk: Buffer) => {
    hear(chunk);
    if (!options.logFile) process.stderr.write(chunk);
  });

  const stop = async (): Promise<void> => {
    if (hasEnded(child)) return;
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(limit);
  };

  for (;;) {
    if (hasEnded(child)) throw new Error(`The ${name} ended with ${await ended}.\n${log.last()}`);
    if (await isReady(readyUrl)) break;
    if (called?.aborted) {
      await stop();
      throw new Error(`The ${name} is not wanted any more.`);
    }
    if (isCounted && Date.now() - heardAt > limitMs) {
      child.kill('SIGKILL');
      throw new Error(`The ${name} is not ready and said nothing for ${limitMs / 1000} s.\n${log.last()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  return { name, process: child, ended, stop };
}
