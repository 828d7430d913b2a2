import { Agent } from 'node:http';

import type { Shop } from '../start/shop';

import { AIMS, buyersLine, quantile } from './abuse/abuseReport';
import { partNumbers } from './abuse/measureAbuse';
import { call } from './abuse/call';
import { startBuyers, type BuyerFigures } from './abuse/buyers';
import { ASKED, readPage } from './page';

interface OverloadOptions {
  /** A shop that keeps no pages. */
  readonly shop: Shop;
  readonly buyers: number;
  /** Of each measurement. */
  readonly seconds: number;
}

interface OverloadFigures {
  /** Pages a second at most, as few connections as the shop draws at once. */
  readonly most: number;
  readonly quiet: BuyerFigures;
  readonly loaded: BuyerFigures;
  /** Pages a second at one and a half times the most: asked for, drawn, and refused with 503. */
  readonly asked: number;
  readonly drawn: number;
  readonly refused: number;
  /** Slowest of a hundred answers, refusals among them, in milliseconds. */
  readonly p99: number;
}

/** Different lists: the same page is never drawn twice at once. */
const LISTS = ['sunglasses', 'eyeglasses'].flatMap((shelf) =>
  Array.from({ length: 60 }, (_none, page) => `/${shelf}?page=${page + 1}`),
);
const FEW = 10;
const TICK_MS = 20;
const SHARE = 1.5;
const WARM_PAGES = 50;
/** The American store's sunglasses. */
const FRAMES = '10501';
const KINDS = 500;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Asks for lists without waiting for answers, so many a second; answers how many got each status, and how long each took. */
async function flood(origin: string, rate: number, seconds: number) {
  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const began = performance.now();
  const ask = async (path: string) => {
    const at = performance.now();
    const { status } = await call(`${origin}${path}`, { agent, headers: ASKED });
    statuses.push(status);
    times.push(performance.now() - at);
  };
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * rate;
    while (open.length < due) open.push(ask(LISTS[open.length % LISTS.length] ?? '/'));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(open);
  agent.destroy();
  return { statuses, times };
}

/** Lists a second at most: few ask, each for the next one as soon as it has its answer. */
async function mostLists(origin: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const lane = async (first: number) => {
    for (let at = first; performance.now() < until; at += FEW) {
      await call(`${origin}${LISTS[at % LISTS.length] ?? '/'}`, { agent, headers: ASKED });
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: FEW }, (_none, first) => lane(first)));
  agent.destroy();
  return answered / seconds;
}

/** Asks for half as many lists again as the shop can draw, while some buy. */
async function measureOverload({ shop, buyers: count, seconds }: OverloadOptions): Promise<OverloadFigures> {
  const { origin } = shop;
  for (const path of LISTS.slice(0, WARM_PAGES)) await readPage(`${origin}${path}`);
  const frames = await partNumbers(origin, FRAMES, KINDS);
  const most = await mostLists(origin, seconds);
  const buyers = startBuyers({ origin, gateway: shop.gatewayOrigin, partNumbers: frames }, count);
  try {
    await pause(seconds);
    const quiet = buyers.figures();
    const asked = Math.ceil(most * SHARE);
    const { statuses, times } = await flood(origin, asked, seconds);
    const loaded = buyers.figures();
    const [drawn = 0, refused = 0] = [200, 503].map(
      (status) => statuses.filter((one) => one === status).length / seconds,
    );
    return { most, quiet, loaded, asked, drawn, refused, p99: Math.round(quantile(times, 0.99)) };
  } finally {
    await buyers.stop();
  }
}

/** A shop that draws every page again, so that a flood is one of work. */
const DRAWING = {
  PAGE_CACHE_BYTES: '0',
  RATE_LIMITS: 'off',
  TRUSTED_PROXIES: 'loopback',
  WARM_PICTURES: 'false',
  LOG_LEVEL: 'fatal',
};

function tell(name: string, { most, quiet, loaded, asked, drawn, refused, p99 }: OverloadFigures): void {
  const [maximum, answered, shed] = [most, drawn, refused].map((rate) => rate.toFixed(0));
  console.log(`${name}: at most ${maximum} lists a second`);
  console.log(`  nobody else: ${buyersLine(quiet)}`);
  console.log(`  ${asked} a second asked for: ${answered} drawn, ${shed} refused, p99 ${p99} ms`);
  console.log(`  meanwhile: ${buyersLine(loaded)}`);
  for (const failure of loaded.failures.slice(0, 3)) console.log(`  FAILED ${failure}`);
}

/** Measures a shop that refuses what can wait, and one that does not; ends with code 1 when buyers of the first one notice. */
export async function reportOverload(
  start: (env: Readonly<Record<string, string>>) => Promise<Shop>,
  options: Omit<OverloadOptions, 'shop'>,
): Promise<void> {
  for (const [name, limits] of [
    ['refusing what can wait', ''],
    ['refusing nothing', 'off'],
  ] as const) {
    const shop = await start({ ...DRAWING, LOAD_LIMITS: limits, PLATFORM_LOAD_LIMITS: limits });
    try {
      const figures = await measureOverload({ shop, ...options });
      tell(name, figures);
      const { checkouts, failures } = figures.loaded;
      const missed = failures.length > 0 || !(quantile(checkouts, 0.99) < AIMS.checkoutMs);
      if (limits === '' && missed) process.exitCode = 1;
    } finally {
      await shop.stop();
    }
  }
}
