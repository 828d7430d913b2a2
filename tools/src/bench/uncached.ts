import { readFileSync } from 'node:fs';

import autocannon from 'autocannon';

import { startService } from '../start/services';
import { shopFolders } from '../start/shop';
import { inRepository } from '../webpack/paths';

import { ASKED, readPage } from './page';

export interface UncachedOptions {
  /** Addresses of the running shop; a shell beside it renders the same paths again at every request. */
  readonly urls: readonly string[];
  readonly platformUrl: string;
  readonly port: number;
  readonly connections: number;
  /** Of each measurement. */
  readonly seconds: number;
}

export interface UncachedFigures {
  readonly path: string;
  /** Pages a second, on a machine that also runs platform and load generator. */
  readonly rate: number;
  /** Pages for each second of processor time that the shell spent, all its threads together; NaN where the system does not tell. */
  readonly perProcessorSecond: number;
}

const TICKS_A_SECOND = 100;

/** Processor time of a process in seconds, as Linux counts it. */
function processorSeconds(pid: number | undefined): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return Number.NaN;
  }
}

/** Renders pages without a cache, in a shell of its own over the running platform and its releases. */
export async function measureUncached(options: UncachedOptions): Promise<readonly UncachedFigures[]> {
  const { urls, platformUrl, port, connections, seconds } = options;
  const shell = await startService({
    name: 'shell without a cache',
    script: inRepository('shell/dist/server/server.cjs'),
    cwd: inRepository(),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PLATFORM_URL: platformUrl,
      RELEASES_DIR: shopFolders().releasesDir,
      SHELL_DIST: inRepository('shell/dist'),
      PAGE_CACHE_BYTES: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    limitMs: 60_000,
  });
  try {
    const figures: UncachedFigures[] = [];
    for (const url of urls) {
      const path = new URL(url).pathname;
      const own = `http://127.0.0.1:${port}${path}`;
      // The first pages warm the code up.
      for (let turn = 0; turn < 50; turn += 1) await readPage(own);
      const before = processorSeconds(shell.process.pid);
      const { requests } = await autocannon({ url: own, connections, duration: seconds, headers: ASKED });
      const spent = processorSeconds(shell.process.pid) - before;
      figures.push({ path, rate: requests.average, perProcessorSecond: (requests.average * seconds) / spent });
    }
    return figures;
  } finally {
    await shell.stop();
  }
}
