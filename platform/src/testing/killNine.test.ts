// Embedded alone: the processes that it kills hold a folder of data.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { sql } from 'kysely';

import { openDatabase } from '../kernel';
import { openTradeApp } from './tradeApp';

const partNumber = '2900000000017';

type Pair = [user: string, orderId: string];

/** Lets a child place orders until it acknowledged a number of them, then kills it without warning. */
async function placeUntilKilled(
  dataDir: string,
  firstUser: number,
  acknowledgements: number,
): Promise<{ placed: Pair[]; unanswered: Pair[] }> {
  const worker = path.join(__dirname, 'checkoutWorker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', worker, dataDir, String(firstUser), partNumber], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const placed: Pair[] = [];
  const pressed: Pair[] = [];
  for await (const text of createInterface({ input: child.stdout })) {
    const [word, user = '', orderId = ''] = text.split(' ');
    if (word === 'pressed') pressed.push([user, orderId]);
    if (word === 'placed') placed.push([user, orderId]);
    if (placed.length === acknowledgements) child.kill('SIGKILL');
  }
  await closed;
  if (placed.length < acknowledgements) throw new Error(`The worker stopped by itself: ${complaint}`);
  const answered = new Set(placed.map(([, orderId]) => orderId));
  return { placed, unanswered: pressed.filter(([, orderId]) => !answered.has(orderId)) };
}

describe('a platform that is killed while selling', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-kill-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('loses no acknowledged order, makes none twice and keeps stock and payments in step [PLAT-03]', async () => {
    const rounds = [await placeUntilKilled(dataDir, 1_000_000, 3), await placeUntilKilled(dataDir, 2_000_000, 5)];
    const { db, close } = await openDatabase({ dataDir });
    const shop = await openTradeApp({ db });
    await shop.trade.checkout.reconcile();
    // Whoever got no answer presses again, as the shop does, and is told of the one order.
    const unanswered = rounds.flatMap((round) => round.unanswered);
    for (const [user, orderId] of unanswered) {
      const again = await shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
      expect([orderId, again.statusCode]).toEqual([orderId, 200]);
    }
    const placed = [...rounds.flatMap((round) => round.placed), ...unanswered];
    for (const [user, orderId] of placed) {
      const order = await shop.as(user, 'GET', `order/${orderId}`);
      expect([orderId, order.statusCode, order.json().orderStatus]).toEqual([orderId, 200, 'M']);
    }
    const count = async (query: ReturnType<typeof sql<{ n: string }>>) => Number((await query.execute(db)).rows[0]?.n);
    const orders = await count(sql`select count(*) n from orders where status = 'M'`);
    expect(orders).toBe(placed.length);
    expect(await count(sql`select count(*) n from checkout_attempts where state = 'authorising'`)).toBe(0);
    expect(await count(sql`select count(*) n from payment_ledger where status = 'approved'`)).toBe(orders);
    expect(await count(sql`select count(*) n from payment_ledger where status = 'pending'`)).toBe(0);
    expect(
      await count(sql`select count(*) n from gateway_authorisations where reason_code = '100' and voided_minor = 0`),
    ).toBe(orders);
    expect(await shop.stockOf(partNumber)).toBe(1000 - orders);
    await shop.close();
    await close();
  }, 300_000);
});
