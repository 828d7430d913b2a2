import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The parts of Lighthouse's answer that are reported. */
interface Report {
  readonly lhr: {
    readonly categories: { readonly performance: { readonly score: number | null } };
    readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

interface Chrome {
  readonly port: number;
  kill(): void;
}

type LaunchChrome = (options: object) => Promise<Chrome>;

export interface LighthouseTools {
  readonly lighthouse: Lighthouse;
  readonly launch: LaunchChrome;
}

export const LIGHTHOUSE_HINT = `Lighthouse is no dependency of the shop. In any empty folder:
  npm install lighthouse@12 chrome-launcher
  BENCH_MODULES=<that folder> npm run bench -- lighthouse
Lighthouse 12 is the last that runs on Node 20. CHROME_PATH names a browser that is not on the path.`;

/** Lighthouse and its launcher from a folder where they are installed; null when they are not. */
export async function findLighthouse(folder: string): Promise<LighthouseTools | null> {
  const require = createRequire(join(folder, 'package.json'));
  const load = async (name: string): Promise<unknown> => import(pathToFileURL(require.resolve(name)).href);
  try {
    const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse };
    const { launch } = (await load('chrome-launcher')) as { launch: LaunchChrome };
    return { lighthouse, launch };
  } catch {
    return null;
  }
}

/** Audits in the order of the table in docs/performance.md, with their units. */
const FIGURES = [
  ['LCP ms', 'largest-contentful-paint'],
  ['TBT ms', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
  ['kB', 'total-byte-weight'],
] as const;

/** The middle value; of an even number the higher of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function figuresOf({ lhr }: Report): Record<string, number> {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: (lhr.categories.performance.score ?? 0) * 100,
    ...Object.fromEntries(FIGURES.map(([name, audit]) => [name, name === 'kB' ? value(audit) / 1000 : value(audit)])),
  };
}

/** Median figures of a page over several runs, each in a fresh profile: a phone on slow 4G, as Lighthouse simulates it. */
export async function measurePage(tools: LighthouseTools, url: string, runs: number): Promise<Record<string, number>> {
  const results: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await tools.launch({ chromeFlags: ['--headless=new', '--no-sandbox'] });
    try {
      const report = await tools.lighthouse(url, { port: chrome.port, onlyCategories: ['performance'] });
      if (report) results.push(figuresOf(report));
    } finally {
      chrome.kill();
    }
  }
  const names = Object.keys(results[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(results.map((result) => result[name] ?? Number.NaN))]));
}
