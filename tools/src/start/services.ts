import { spawn, type ChildProcess } from 'node:child_process';

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
  readonly limitMs: number;
  readonly quiet?: boolean;
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
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', 'pipe'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const words: string[] = [];
  const remember = (chunk: Buffer) => {
    words.push(chunk.toString());
    if (words.length > 40) words.shift();
  };
  child.stdout?.on('data', remember);
  child.stderr?.on('data', (chunk: Buffer) => {
    remember(chunk);
    process.stderr.write(chunk);
  });

  const stop = async (): Promise<void> => {
    if (hasEnded(child)) return;
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(limit);
  };

  const started = Date.now();
  for (;;) {
    if (hasEnded(child)) throw new Error(`The ${name} ended with ${await ended}.\n${words.join('')}`);
    if (await isReady(readyUrl)) break;
    if (called?.aborted) {
      await stop();
      throw new Error(`The ${name} is not wanted any more.`);
    }
    if (Date.now() - started > limitMs) {
      child.kill('SIGKILL');
      throw new Error(`The ${name} was not ready after ${limitMs / 1000} s.\n${words.join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  return { name, process: child, ended, stop };
}
