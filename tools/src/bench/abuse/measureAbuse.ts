import { Agent } from 'node:http';

import type { Shop } from '../../start/shop';
import { residentMegabytes } from '../memory';

import { attacks, type AttackFigures, type AttackSizes } from './attacks';
import { startBuyers, type BuyerFigures } from './buyers';
import { call } from './call';
import { measureSignIns, type SignInTimes } from './signInTimes';

export interface AbuseOptions {
  readonly shop: Shop;
  readonly buyers: number;
  readonly sizes: Omit<AttackSizes, 'pictures'>;
  readonly pictures: number;
  /** Told before and after each attack. */
  readonly tell: (line: string) => void;
  readonly told: (step: AbuseStep) => void;
}

export interface AbuseStep {
  readonly name: string;
  readonly attack: AttackFigures | null;
  readonly buyers: BuyerFigures;
  /** The most that each process held meanwhile, in MB. */
  readonly resident: Readonly<Record<string, number>>;
}

export interface AbuseFigures {
  readonly signIn: SignInTimes;
  readonly steps: readonly AbuseStep[];
  /** Processes that are no longer there. */
  readonly ended: readonly string[];
}

const LOOK_MS = 500;
/** Pages of a list that are looked at for pictures. */
const LIST_PAGES = 20;
const QUIET_MS = 15_000;
/** Shoppers that every database begins with; each is tried fewer times than make the platform block a name. */
const NAMES = [
  'emma.carter',
  'james.walker',
  'olivia.reed',
  'marta.rossi',
  'luca.bianchi',
  'camille.martin',
  'jonas.weber',
  'lucia.fernandez',
  'ines.carvalho',
  'nicolas.favre',
  'harriet.shaw',
  'noor.haddad',
].map((name) => `${name}@example.com`);
const PASSWORD = 'Sightline1!';
const ROUNDS = 5;

const CATALOGUE = '/search/resources/api/v2/products?storeId=10801&profileName=HCL_V2_findProductByPartNumber_Details';

/** Articles of a category, one a product. */
export async function partNumbers(origin: string, categoryId: string, count: number): Promise<string[]> {
  const agent = new Agent();
  const found: string[] = [];
  for (let offset = 0; found.length < count; offset += 50) {
    const url = `${origin}${CATALOGUE}&categoryId=${categoryId}&limit=50&offset=${offset}`;
    const { contents = [] } = JSON.parse((await call(url, { agent })).body) as {
      contents?: { items?: { partNumber: string }[] }[];
    };
    if (contents.length === 0) break;
    found.push(...contents.flatMap(({ items = [] }) => items.slice(0, 1).map(({ partNumber }) => partNumber)));
  }
  agent.destroy();
  return found;
}

const VIEWS = ['folded', 'lateral', 'three-quarter'];

/** Addresses of large pictures of the frames that lists name. */
async function picturesOf(origin: string, count: number): Promise<string[]> {
  const agent = new Agent();
  const frames = new Set<string>();
  for (let page = 1; frames.size * VIEWS.length < count && page <= LIST_PAGES; page += 1) {
    const { body } = await call(`${origin}/sunglasses?page=${page}`, { agent });
    for (const [, frame = ''] of body.matchAll(/\/pictures\/([0-9A-Za-z-]+)\/front/g)) frames.add(frame);
  }
  agent.destroy();
  return [...frames].flatMap((frame) => VIEWS.map((view) => `/pictures/${frame}/${view}.avif?w=1200`));
}

/** Attacks a running shop from one address while others buy, and tells what those others saw. */
export async function measureAbuse(options: AbuseOptions): Promise<AbuseFigures> {
  const { shop, sizes, tell } = options;
  const { origin } = shop;
  const processes = { shell: shop.shell.process, platform: shop.platform.process };
  const frames = await partNumbers(origin, '10501', options.pictures);
  if (frames.length === 0) throw new Error('The catalogue has no frames to buy.');
  const pictures = (await picturesOf(origin, options.pictures)).slice(0, options.pictures);

  tell(`signing in ${NAMES.length * ROUNDS} times with known and unknown names`);
  const signIn = await measureSignIns(origin, NAMES, PASSWORD, ROUNDS);

  const buyers = startBuyers({ origin, gateway: shop.gatewayOrigin, partNumbers: frames }, options.buyers);
  const steps: AbuseStep[] = [];
  const step = async (name: string, work: () => Promise<AttackFigures | null>): Promise<void> => {
    tell(name);
    const resident: Record<string, number> = {};
    const look = () => {
      for (const [process, { pid }] of Object.entries(processes))
        resident[process] = Math.max(resident[process] ?? 0, residentMegabytes(pid ?? 0));
    };
    buyers.figures();
    const timer = setInterval(look, LOOK_MS);
    const attack = await work().finally(() => clearInterval(timer));
    look();
    const done = { name, attack, buyers: buyers.figures(), resident };
    steps.push(done);
    options.told(done);
  };
  try {
    await step('nobody attacks', () => new Promise((resolve) => setTimeout(() => resolve(null), QUIET_MS)));
    for (const attack of attacks({ ...sizes, pictures })) await step(attack.name, () => attack.run(origin));
  } finally {
    await buyers.stop();
  }
  const ended = Object.entries(processes).flatMap(([name, { exitCode, signalCode }]) =>
    exitCode === null && signalCode === null ? [] : [name],
  );
  return { signIn, steps, ended };
}
