import { openBooks, readBooks } from './books';
import { bringToCheckout } from './httpBuyer';
import type { Market, ReadyBuyer, Timings } from './httpBuyer';
import { startPlatformProcess } from './platformProcess';
import type { PlatformPlace } from './platformProcess';

interface RushOptions {
  /** Processes of one platform; several need a PostgreSQL server. */
  readonly places: readonly PlatformPlace[];
  readonly partNumber: string;
  readonly buyers: number;
}

export interface RushFigures {
  readonly orders: number;
  readonly charged: number;
  readonly held: number;
  readonly stock: number;
  /** Answers to the last button, by status and error key. */
  readonly answers: Readonly<Record<string, number>>;
  /** Milliseconds from the first press to the last answer. */
  readonly tookMs: number;
}

const databaseOf = ([place]: readonly PlatformPlace[]) =>
  place?.databaseUrl ? { databaseUrl: place.databaseUrl } : { dataDir: place?.dataDir ?? '' };

/** Carts are filled by so many buyers at once. */
const LANES = 20;

async function openMarket(places: readonly PlatformPlace[], partNumber: string) {
  const processes = await Promise.all(places.map(startPlatformProcess));
  const [first] = processes;
  const market: Market = {
    origins: processes.map(({ origin }) => origin),
    gateway: first?.gateway ?? '',
    partNumber,
  };
  return { market, close: () => Promise.all(processes.map((process) => process.stop())) };
}

/** Everybody has the piece in the cart and checked; then all press the last button for the one that is left. */
export async function measureRush({ places, partNumber, buyers }: RushOptions): Promise<RushFigures> {
  const database = databaseOf(places);
  // Enough for every cart to be checked; the one last piece is all that is left when the buttons are pressed.
  await openBooks(database, partNumber, buyers);
  const prepared = await openMarket(places, partNumber);
  const ready: ReadyBuyer[] = [];
  let begun = 0;
  const fill = async () => {
    while (begun < buyers) {
      begun += 1;
      ready.push(await bringToCheckout(prepared.market));
    }
  };
  await Promise.all(Array.from({ length: LANES }, fill));
  await prepared.close();

  const since = await openBooks(database, partNumber, 1);
  const before = { lastOrder: 0, held: since.held };
  const ordersBefore = (await readBooks(database, partNumber, before)).orders;
  const selling = await openMarket(places, partNumber);
  const answers: Record<string, number> = {};
  const began = performance.now();
  await Promise.all(
    ready.map(async (buyer) => {
      const { status, body } = await buyer.checkout();
      const [error] = (body['errors'] as { errorKey: string }[] | undefined) ?? [];
      const key = error ? `${status} ${error.errorKey}` : String(status);
      answers[key] = (answers[key] ?? 0) + 1;
    }),
  );
  const tookMs = performance.now() - began;
  await selling.close();
  const books = await readBooks(database, partNumber, before);
  return {
    orders: books.orders - ordersBefore,
    charged: books.heldAtGateway,
    held: books.unsettled,
    stock: books.stock,
    answers,
    tookMs,
  };
}

interface ShopperOptions extends Omit<RushOptions, 'buyers'> {
  readonly shoppers: number;
  readonly seconds: number;
}

/** Times of the calls of shoppers who buy one after the other, some together. */
export async function measureShoppers({ places, partNumber, shoppers, seconds }: ShopperOptions): Promise<Timings> {
  await openBooks(databaseOf(places), partNumber, 1_000_000);
  const { market, close } = await openMarket(places, partNumber);
  await (await bringToCheckout(market)).checkout();
  const timings: Timings = new Map();
  const until = performance.now() + seconds * 1000;
  const buy = async () => {
    while (performance.now() < until) await (await bringToCheckout(market, timings)).checkout();
  };
  await Promise.all(Array.from({ length: shoppers }, buy));
  await close();
  return timings;
}
