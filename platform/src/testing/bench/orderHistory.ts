import { sql } from 'kysely';

import { openDatabase } from '../../kernel';
import { openBooks } from './books';
import { bringToCheckout } from './httpBuyer';
import { startPlatformProcess, type PlatformPlace } from './platformProcess';

/** Where the numbers of copied orders begin; they are taken away afterwards. */
const FIRST_COPY = 800_000_000;

/** Questions that a list of orders asks. */
const QUESTIONS = {
  'the first page': '',
  'the last six months': '&period=Last6Months',
  'what has arrived, of a year': '&period=LastYear&group=done',
  'words of a product': '&period=All&searchTerm=a',
  'words that nothing has': '&period=All&searchTerm=zzzz',
  'the last page': '&pageNumber=20',
} as const;

export interface HistoryOptions {
  readonly place: PlatformPlace;
  readonly partNumber: string;
  readonly orders: number;
  readonly times: number;
}

/** Copies a placed order until its shopper has so many, a day apart, and gives back the numbers of the copies. */
async function copyOrder(place: PlatformPlace, orderId: string, count: number): Promise<void> {
  const { db, close } = await openDatabase(
    place.databaseUrl ? { databaseUrl: place.databaseUrl } : { dataDir: place.dataDir },
  );
  try {
    for (const [table, id] of [
      ['orders', sql``],
      ['order_items', sql`|| jsonb_build_object('order_item_id', (copy.order_item_id || n)::text)`],
    ] as const) {
      const dates =
        table === 'orders'
          ? sql`|| jsonb_build_object('placed_at', now() - n * interval '6 hours',
              'status', case when n % 3 = 0 then '1' else 'M' end)`
          : sql``;
      await sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(copy)
        || jsonb_build_object('order_id', (${FIRST_COPY}::bigint + n)::text) ${id} ${dates})).*
        from ${sql.table(table)} copy, generate_series(1, ${count - 1}::int) n where copy.order_id = ${orderId}`.execute(
        db,
      );
    }
  } finally {
    await close();
  }
}

async function dropCopies(place: PlatformPlace): Promise<void> {
  const { db, close } = await openDatabase(
    place.databaseUrl ? { databaseUrl: place.databaseUrl } : { dataDir: place.dataDir },
  );
  await sql`delete from orders where order_id ~ '^[0-9]+$' and order_id::bigint >= ${FIRST_COPY}`.execute(db);
  await close();
}

/** Times in milliseconds of each question about the orders of a shopper who has many, over HTTP. */
export async function measureOrderHistory(options: HistoryOptions): Promise<ReadonlyMap<string, readonly number[]>> {
  const { place, partNumber, orders, times } = options;
  await openBooks(
    place.databaseUrl ? { databaseUrl: place.databaseUrl } : { dataDir: place.dataDir },
    partNumber,
    1000,
  );
  let platform = await startPlatformProcess(place);
  const buyer = await bringToCheckout({ origins: [platform.origin], gateway: platform.gateway, partNumber });
  await buyer.checkout();
  await platform.stop();
  await copyOrder(place, buyer.orderId, orders);
  platform = await startPlatformProcess(place);
  try {
    const { body } = await buyer.call('GET', 'order/@history?pageNumber=1&pageSize=100');
    if (body['recordSetTotal'] !== String(orders))
      throw new Error(`The shopper has ${String(body['recordSetTotal'])}.`);
    const measured = new Map<string, number[]>();
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const took: number[] = [];
      for (let turn = 0; turn < times; turn += 1) {
        const began = performance.now();
        const path = question.includes('pageNumber') ? question.slice(1) : `pageNumber=1${question}`;
        const { status } = await buyer.call('GET', `order/@history?pageSize=100&${path}`);
        if (status !== 200) throw new Error(`${name} answers ${status}`);
        took.push(performance.now() - began);
      }
      measured.set(name, took);
    }
    return measured;
  } finally {
    await platform.stop();
    await dropCopies(place);
  }
}
