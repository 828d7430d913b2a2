import { listOrderHistory, readOrder } from '@sightline/shared-lib/api/order';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { cartEntries, eyesOf, joinEyes, lineIdsOf, type CartEntry } from '@sightline/shared-lib/domain/cart';
import type { ContactLensPrescription } from '@sightline/shared-lib/domain/lens';
import type { Order } from '@sightline/shared-lib/domain/order';

import { readGoods, type Catalogue, type LineGoods } from './lineGoods';

/** Orders of one page of the history, and the most pages that are read on for until something with lenses is found. */
const PAGE_SIZE = 10;
const MOST_PAGES = 5;

const QUIET = { skipErrorMessage: true } as const;

/** Glasses with their lenses, or contact lenses, as they were bought. */
export interface Eyewear {
  readonly orderId: string;
  readonly placedDate: string;
  readonly entry: CartEntry;
  /** Its contact lenses; null for anything else. */
  readonly eyes: ContactLensPrescription | null;
  /** The lines that belong together. */
  readonly orderItemIds: readonly string[];
  /** Null for what the catalogue no longer has. */
  readonly goods: LineGoods | null;
}

export interface EyewearPage {
  readonly eyewear: readonly Eyewear[];
  /** Page of the history to continue with; null at its end. */
  readonly next: number | null;
}

/** Orders with their lines; one that does not load is left out, unless none of them does (ERR-04). */
async function readOrders(client: PlatformClient, orderIds: readonly string[]): Promise<readonly Order[]> {
  const read = await Promise.allSettled(orderIds.map((orderId) => readOrder(client, { orderId }, QUIET)));
  const failed = read.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failed.length > 0 && failed.length === read.length) throw failed[0];
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** What was bought with lenses, newest first; pages of the history without any are passed over (ACC-06). */
export async function readEyewear(
  client: PlatformClient,
  { pageNumber, ...catalogue }: Catalogue & { readonly pageNumber: number },
): Promise<EyewearPage> {
  for (let page = pageNumber; ; page += 1) {
    const { orders, total } = await listOrderHistory(client, { pageNumber: page, pageSize: PAGE_SIZE }, QUIET);
    const ids = orders.map(({ orderId }) => orderId);
    const whole = await readOrders(client, ids);
    const found = whole.flatMap(({ orderId, placedDate, lines }) =>
      joinEyes(cartEntries(lines, () => null))
        .map((entries) => ({
          orderId,
          placedDate,
          entry: entries[0],
          eyes: eyesOf(entries),
          orderItemIds: entries.flatMap(lineIdsOf),
        }))
        .filter(({ entry, eyes }) => entry.rx !== null || eyes !== null),
    );
    const next = page * PAGE_SIZE < total ? page + 1 : null;
    if (found.length === 0 && next !== null && next < pageNumber + MOST_PAGES) continue;
    const parts = [...new Set(found.map(({ entry }) => entry.line.partNumber))];
    const goods = await readGoods(client, catalogue, parts).catch(() => ({}) as Readonly<Record<string, LineGoods>>);
    return { eyewear: found.map((one) => ({ ...one, goods: goods[one.entry.line.partNumber] ?? null })), next };
  }
}
