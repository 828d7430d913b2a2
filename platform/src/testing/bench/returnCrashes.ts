import { openBooks } from './books';
import { bringToCheckout, operate, type Market, type ReadyBuyer, type Reply } from './httpBuyer';
import { pause, startPlatformProcess } from './platformProcess';
import type { PlatformPlace, PlatformProcess } from './platformProcess';
import { readReturnBooks, type ReturnBooks } from './returnBooks';

export interface ReturnCrashOptions {
  readonly place: PlatformPlace;
  readonly partNumber: string;
  readonly kills: number;
  /** Shoppers who send something back at the same time as others, all along. */
  readonly buyers: number;
  readonly minutes: number;
  /** Opens the calls of operations of the platform. */
  readonly token: string;
  readonly tell: (text: string) => void;
}

export interface ReturnCrashFigures {
  readonly kills: number;
  readonly acknowledged: number;
  /** Returns that were acknowledged as paid back and are not. */
  readonly lost: number;
  readonly faults: readonly string[];
  readonly books: ReturnBooks;
  readonly readyAgain: readonly number[];
}

const STOCK = 1_000_000;
const KILL_WITHIN_MS = 400;
/** Before each kill of so many at least one return is paid back. */
const LET_THROUGH = 2;
const ASK_AGAIN_MS = 100;
/** The platform carries out what is left open by itself every five seconds. */
const SETTLE_MS = 12_000;

/**
 * Kills the platform at random moments while shoppers announce returns and operations receive them and pay them back.
 * Whoever gets no answer asks again, as the shop and the runbook do. Then the books are read.
 */
export async function measureReturnCrashes(options: ReturnCrashOptions): Promise<ReturnCrashFigures> {
  const { place, partNumber, token, tell } = options;
  const database = place.databaseUrl ? { databaseUrl: place.databaseUrl } : { dataDir: place.dataDir };
  await openBooks(database, partNumber, STOCK);
  let platform: PlatformProcess = await startPlatformProcess(place);
  const market: Market = { origins: [platform.origin], gateway: platform.gateway, partNumber };
  const done: { readonly orderId: string; readonly rmaId: string }[] = [];
  const begun: string[] = [];
  const faults: string[] = [];
  const trade = { open: true, under: 0 };

  /** Asks until somebody answers; an answer that is expected ends it, any other is a fault. */
  const insist = async (name: string, ask: () => Promise<Reply>, fine: readonly number[]): Promise<Reply | null> => {
    for (;;) {
      const reply = await ask().catch(() => null);
      if (reply && fine.includes(reply.status)) return reply;
      if (reply && reply.status < 500) {
        faults.push(`${name} answers ${reply.status} ${JSON.stringify(reply.body)}`);
        return null;
      }
      await pause(ASK_AGAIN_MS);
    }
  };
  const step = (path: string) => insist(path, () => operate(platform.origin, token, path), [200]);

  async function sendBack(buyer: ReadyBuyer): Promise<void> {
    const { orderId } = buyer;
    const order = await insist('order', () => buyer.order(), [200]);
    const [line] = (order?.body['orderItem'] ?? []) as { orderItemId: string }[];
    const orderItemId = line?.orderItemId ?? '';
    begun.push(orderId);
    const item = { orderItemId, partNumber, quantity: '1', reasonCode: '01' };
    const contact = { email: '', phone: '' };
    const body = { orderId, labelType: 'PDF', locale: 'en-us', items: [item], contact };
    // Announced before, and the answer got lost: 409.
    await insist('announcement', () => buyer.call('POST', 'process/weaver/shipping/api', body), [200, 409]);
    const detail = await insist('return', () => buyer.call('GET', `returns/rmaItemDetail/${orderItemId}`), [200]);
    const rmaId = String(detail?.body['rmaId']);
    for (const what of ['receive', 'refund']) if (!(await step(`returns/${rmaId}/${what}`))) return;
    done.push({ orderId, rmaId });
  }

  const shop = async (): Promise<void> => {
    while (trade.open) {
      const buyer = await bringToCheckout(market).catch(() => null);
      if (!buyer) {
        await pause(ASK_AGAIN_MS);
        continue;
      }
      if (!(await insist('checkout', () => buyer.checkout(), [200]))) continue;
      for (const what of ['ship', 'deliver']) await step(`orders/${buyer.orderId}/${what}`);
      trade.under += 1;
      await sendBack(buyer);
      trade.under -= 1;
    }
  };
  const lanes = Array.from({ length: options.buyers }, shop);

  const readyAgain: number[] = [];
  const until = performance.now() + options.minutes * 60_000;
  while (readyAgain.length < options.kills && performance.now() < until) {
    // Now and then somebody is let through, so that kills come at every stage of a trade that moves on.
    const enough = done.length + (readyAgain.length % LET_THROUGH === 0 ? 1 : 0);
    while (trade.under === 0 || done.length < enough) await pause(2);
    await pause(Math.random() * KILL_WITHIN_MS);
    const began = performance.now();
    await platform.kill();
    platform = await startPlatformProcess(place);
    readyAgain.push(performance.now() - began);
    if (readyAgain.length % 10 === 0) tell(`${readyAgain.length} kills, ${done.length} returns paid back`);
  }
  trade.open = false;
  await Promise.all(lanes);
  await pause(SETTLE_MS);
  await platform.stop();

  const books = await readReturnBooks(database, begun);
  const lost = done.filter(({ rmaId }) => books.states.get(rmaId) !== 'REF').length;
  return { kills: readyAgain.length, acknowledged: done.length, lost, faults, books, readyAgain };
}
