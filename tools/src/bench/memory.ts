import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

import { ASKED, readPage } from './page';

export interface MemoryOptions {
  readonly origin: string;
  /** The processes that are watched, by name. */
  readonly processes: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly connections: number;
  /** Told after each tenth of the requests. */
  readonly tell: (step: MemoryStep) => void;
}

export interface MemoryStep {
  readonly requests: number;
  /** Answers that were no page. */
  readonly refused: number;
  /** Resident memory of each process in MB; NaN where the system does not tell. */
  readonly resident: Readonly<Record<string, number>>;
}

const STEPS = 10;
/** Of so many addresses one is a listing, the rest are products. */
const LISTING_EVERY = 4;
/** Pages of each listing that are asked for, in each of these orders. */
const PAGES = 3;
const ORDERS = ['', '&sort=3', '&sort=4', '&sort=5'];

/** Resident memory of a process in MB, as Linux counts it. */
export function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  } catch {
    return Number.NaN;
  }
}

const locations = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address.replaceAll('&amp;', '&'));

/** Different addresses of the shop by its site maps, locale after locale in turn: products, and listings in several orders and pages. */
export async function differentPages(origin: string, count: number): Promise<string[]> {
  const paths = async (path: string): Promise<string[]> => {
    const { body } = await readPage(`${origin}${path}`, {});
    return locations(body.toString()).map((address) => new URL(address).pathname);
  };
  const products: string[][] = [];
  const listings: string[][] = [];
  for (const file of await paths('/sitemap.xml')) {
    const all = await paths(file);
    // A product's address ends with its number.
    const isProduct = (path: string) => /-\d\w+-\d+$/.test(path);
    products.push(all.filter(isProduct));
    const others = all.filter((path) => !isProduct(path));
    listings.push(
      ORDERS.flatMap((order) =>
        Array.from({ length: PAGES }, (_, page) => others.map((path) => `${path}?page=${page + 1}${order}`)).flat(),
      ),
    );
  }
  const [ofProducts, ofListings] = [inTurn(products), inTurn(listings)];
  const pages: string[] = [];
  while (pages.length < count && ofProducts.length > 0) {
    const path = pages.length % LISTING_EVERY === 0 ? (ofListings.shift() ?? ofProducts.shift()) : ofProducts.shift();
    if (path) pages.push(path);
  }
  return pages;
}

/** One of each list after the other. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}

/** Asks for so many different pages and tells what the processes hold. Fails when the shop does not have as many. */
export async function measureMemory(options: MemoryOptions): Promise<MemoryStep> {
  const { origin, processes, requests, connections, tell } = options;
  const pages = await differentPages(origin, requests);
  if (pages.length < requests) throw new Error(`The shop names only ${pages.length} pages: ask for fewer requests.`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let [asked, refused] = [0, 0];
  const step = (): MemoryStep => ({
    requests: asked,
    refused,
    resident: Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, residentMegabytes(pid)])),
  });
  const lane = async (): Promise<void> => {
    for (let page = pages.pop(); page !== undefined; page = pages.pop()) {
      // A listing without a third page leads to its first one.
      if ((await statusOf(`${origin}${page}`, agent)) >= 400) refused += 1;
      asked += 1;
      if (asked % Math.ceil(requests / STEPS) === 0) tell(step());
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return step();
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ASKED, agent }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    }).on('error', reject);
  });
}
