import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { platformRoot } from '../../kernel';

/** Where a platform of a measurement runs and what it works on. */
export interface PlatformPlace {
  readonly script: string;
  readonly dataDir: string;
  readonly port: number;
  readonly databaseUrl?: string;
}

export interface PlatformProcess {
  readonly origin: string;
  readonly gateway: string;
  /** Seconds of processor time until it was ready, all threads together; NaN where the system does not tell. */
  readonly readyProcessorSeconds: number;
  /** Memory that it holds now, in MB; NaN where the system does not tell. */
  resident(): number;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Lets it finish what it does. */
  stop(): Promise<void>;
}

/** The first start fills the database. */
const READY_LIMIT_MS = 240_000;
const LOOK_MS = 20;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** User and system time of a process, in seconds, as Linux counts it in hundredths. */
function processorSeconds(processId: number | undefined): number {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
    const [user, system] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.NaN;
  }
}

function residentMegabytes(processId: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Whether the platform answers that it is ready. Rejects when its port can never be asked. */
async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch (error) {
    if ((error as { cause?: { message?: string } }).cause?.message === 'bad port')
      throw new Error(
        `Port ${new URL(origin).port} is one that browsers and fetch refuse: choose another with --port.`,
        { cause: error },
      );
    return false;
  }
}

/** Starts the built platform as it is run for real and waits until it is ready; one that does not get there is ended. */
export async function startPlatformProcess(place: PlatformPlace): Promise<PlatformProcess> {
  const { script, dataDir, port, databaseUrl } = place;
  const [origin, gateway] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  if (await isReady(origin))
    throw new Error(`Another platform answers at ${origin} already: stop it, or choose another port with --port.`);
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PLATFORM_PORT: String(port),
      GATEWAY_PORT: String(port + 1),
      PARTNER_PORT: String(port + 2),
      PLATFORM_ROOT: platformRoot(),
      DATA_DIR: dataDir,
      GATEWAY_ORIGIN: gateway,
      WARM_PICTURES: 'false',
      LOG_LEVEL: 'fatal',
      ...(databaseUrl
        ? {
            DATABASE_URL: databaseUrl,
            GATEWAY_SECRET: 'bench',
            PRESCRIPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
          }
        : {}),
    },
  });
  let words = '';
  child.stderr.on('data', (chunk) => (words = (words + String(chunk)).slice(-4000)));
  const finish = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  while (!(await isReady(origin))) {
    if (child.exitCode !== null)
      throw new Error(
        `The platform ended by itself.\n${words}Its data are in ${dataDir}: take them away to begin again.`,
      );
    if (performance.now() - started > READY_LIMIT_MS) {
      // Left alone it would keep its data locked.
      await finish('SIGKILL');
      throw new Error(
        `The platform did not get ready within ${READY_LIMIT_MS / 1000} s.\n${words}Take ${dataDir} away to begin with new data.`,
      );
    }
    await pause(LOOK_MS);
  }
  return {
    origin,
    gateway,
    readyProcessorSeconds: processorSeconds(child.pid),
    resident: () => residentMegabytes(child.pid),
    kill: () => finish('SIGKILL'),
    stop: () => finish('SIGTERM'),
  };
}
