import { listOrderHistory, readOrder } from '@sightline/shared-lib/api/order';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { cartEntries, lineIdsOf, type CartEntry } from '@sightline/shared-lib/domain/cart';
import { readContactLens, type ContactLensPrescription } from '@sightline/shared-lib/domain/lens';

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

type Bought = Omit<Eyewear, 'goods'>;

/** Two lines of one order with the lenses of one eye each are one thing to wear. */
function paired(bought: readonly Bought[]): readonly Bought[] {
  return bought.reduce<readonly Bought[]>((before, one) => {
    const { eyes } = one;
    const other = eyes
      ? before.find(
          (known) =>
            known.orderId === one.orderId &&
            known.entry.line.partNumber === one.entry.line.partNumber &&
            known.eyes !== null &&
            (known.eyes.right === null) !== (eyes.right === null) &&
            (known.eyes.left === null) !== (eyes.left === null),
        )
      : undefined;
    if (!eyes || !other?.eyes) return [...before, one];
    const both = {
      right: other.eyes.right ?? eyes.right,
      left: other.eyes.left ?? eyes.left,
      dominance: other.eyes.dominance || eyes.dominance,
    };
    const pair = { ...other, eyes: both, orderItemIds: [...other.orderItemIds, ...one.orderItemIds] };
    return before.map((known) => (known === other ? pair : known));
  }, []);
}

/** What was bought with lenses, newest first; pages of the history without any are passed over (ACC-06). */
export async function readEyewear(
  client: PlatformClient,
  { pageNumber, ...catalogue }: Catalogue & { readonly pageNumber: number },
): Promise<EyewearPage> {
  for (let page = pageNumber; ; page += 1) {
    const { orders, total } = await listOrderHistory(client, { pageNumber: page, pageSize: PAGE_SIZE }, QUIET);
    const whole = await Promise.all(orders.map(({ orderId }) => readOrder(client, { orderId }, QUIET)));
    const found = whole.flatMap(({ orderId, placedDate, lines }) =>
      paired(
        cartEntries(lines, () => null)
          .map((entry) => ({
            orderId,
            placedDate,
            entry,
            eyes: readContactLens(entry.line),
            orderItemIds: lineIdsOf(entry),
          }))
          .filter(({ entry, eyes }) => entry.rx !== null || eyes !== null),
      ),
    );
    const next = page * PAGE_SIZE < total ? page + 1 : null;
    if (found.length === 0 && next !== null && next < pageNumber + MOST_PAGES) continue;
    const parts = [...new Set(found.map(({ entry }) => entry.line.partNumber))];
    const goods = await readGoods(client, catalogue, parts).catch(() => ({}) as Readonly<Record<string, LineGoods>>);
    return { eyewear: found.map((one) => ({ ...one, goods: goods[one.entry.line.partNumber] ?? null })), next };
  }
}
