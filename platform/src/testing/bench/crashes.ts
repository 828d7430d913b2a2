import type { Beginning } from './books';
import { openBooks, readBooks } from './books';
import { bringToCheckout } from './httpBuyer';
import type { Market, ReadyBuyer } from './httpBuyer';
import { pause, startPlatformProcess } from './platformProcess';
import type { PlatformPlace, PlatformProcess } from './platformProcess';

export interface CrashOptions {
  readonly place: PlatformPlace;
  readonly partNumber: string;
  readonly kills: number;
  readonly drops: number;
  /** Buyers who press the last button at the same time as others, all along. */
  readonly buyers: number;
  /** No further kill after so many minutes. */
  readonly minutes: number;
  readonly tell: (text: string) => void;
}

export interface CrashFigures {
  readonly acknowledged: number;
  /** Acknowledged orders that cannot be read back. */
  readonly lost: number;
  readonly doubled: number;
  /** What does not add up, in words; empty when everything does. */
  readonly faults: readonly string[];
  /** Milliseconds from each kill to a platform that is ready again. */
  readonly readyAgain: readonly number[];
  /** Seconds of processor time until each was ready. */
  readonly processorSeconds: readonly number[];
  /** Checkouts under way at each kill. */
  readonly underWay: readonly number[];
}

const STOCK = 1_000_000;
/** A kill comes this long after the platform is ready and selling, at most. */
const KILL_WITHIN_MS = 600;
/** Before each kill of so many at least one order is acknowledged. */
const LET_THROUGH = 3;
/** A buyer hangs up this long after pressing, at most. */
const HANG_UP_WITHIN_MS = 40;
/** The platform looks for open payments every five seconds, and takes those that are five seconds old. */
const SETTLE_MS = 12_000;
/** A buyer without an answer asks again after this. */
const ASK_AGAIN_MS = 250;

/**
 * Kills the platform at random moments of running checkouts and lets buyers hang up on their answers. Every buyer asks again with the same
 * cart until an answer comes, as the shop does. Then the books are read.
 */
export async function measureCrashes(options: CrashOptions): Promise<CrashFigures> {
  const { place, partNumber, buyers, tell } = options;
  const database = place.databaseUrl ? { databaseUrl: place.databaseUrl } : { dataDir: place.dataDir };
  const since: Beginning = await openBooks(database, partNumber, STOCK);
  let platform: PlatformProcess = await startPlatformProcess(place);
  const market: Market = { origins: [platform.origin], gateway: platform.gateway, partNumber };
  const placed: ReadyBuyer[] = [];
  const faults: string[] = [];
  /** Whether buyers go on, checkouts under way, answers still to be dropped. */
  const trade = { open: true, under: 0, drops: options.drops };

  /** Presses until somebody answers; true when the order stands. */
  const press = async (buyer: ReadyBuyer, hangUp: boolean): Promise<boolean> => {
    if (hangUp) await buyer.checkout(Math.random() * HANG_UP_WITHIN_MS).catch(() => undefined);
    for (;;) {
      const reply = await buyer.checkout().catch(() => null);
      if (reply?.status === 200) return true;
      if (reply && reply.status < 500) {
        faults.push(`checkout of ${buyer.orderId} answers ${reply.status} ${JSON.stringify(reply.body)}`);
        return false;
      }
      await pause(ASK_AGAIN_MS);
    }
  };

  const shop = async (): Promise<void> => {
    while (trade.open) {
      // Whoever is interrupted before the last button begins again: nothing was promised yet.
      const buyer = await bringToCheckout(market).catch(() => null);
      if (!buyer) {
        await pause(ASK_AGAIN_MS);
        continue;
      }
      trade.under += 1;
      const hangUp = trade.drops > 0;
      if (hangUp) trade.drops -= 1;
      if (await press(buyer, hangUp)) placed.push(buyer);
      trade.under -= 1;
    }
  };
  const lanes = Array.from({ length: buyers }, shop);

  const readyAgain: number[] = [];
  const processorSeconds: number[] = [];
  const underWay: number[] = [];
  const until = performance.now() + options.minutes * 60_000;
  for (let turn = 1; turn <= options.kills && performance.now() < until; turn += 1) {
    // Now and then somebody is let through, so that kills come at every stage of a trade that moves on.
    const enough = placed.length + (turn % LET_THROUGH === 0 ? 1 : 0);
    while (placed.length < enough || trade.under === 0) await pause(5);
    await pause(Math.random() * KILL_WITHIN_MS);
    underWay.push(trade.under);
    const began = performance.now();
    await platform.kill();
    platform = await startPlatformProcess(place);
    readyAgain.push(performance.now() - began);
    processorSeconds.push(platform.readyProcessorSeconds);
    if (turn % 10 === 0) tell(`${turn} kills, ${placed.length} orders acknowledged`);
  }
  while (trade.drops > 0) await pause(ASK_AGAIN_MS);
  trade.open = false;
  await Promise.all(lanes);

  let lost = 0;
  for (const buyer of placed) {
    const { status, body } = await buyer.order();
    if (status !== 200 || body['orderStatus'] !== 'M') lost += 1;
  }
  // What nobody asked for again is settled by the platform itself within its own pause.
  await pause(SETTLE_MS);
  await platform.stop();

  const books = await readBooks(database, partNumber, since);
  const check = (name: string, found: number, expected: number) => {
    if (found !== expected) faults.push(`${name}: ${found} instead of ${expected}`);
  };
  check('orders', books.orders, placed.length);
  check('pieces sold', STOCK - books.stock, books.orders);
  check('charges in the ledger', books.charged, books.orders);
  check('charges without an outcome', books.pendingCharges, 0);
  check('authorisations held at the gateway', books.heldAtGateway, books.orders);
  check('checkouts without an outcome', books.unsettled, 0);
  return { acknowledged: placed.length, lost, doubled: books.doubled, faults, readyAgain, processorSeconds, underWay };
}
