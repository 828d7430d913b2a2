import {
  readReturnable,
  readReturnItems,
  type ReturnableLine,
  type ReturnItem,
} from '@sightline/shared-lib/api/return';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import type { Money } from '@sightline/shared-lib/domain/money';

import { readGoods, type Catalogue, type LineGoods } from './lineGoods';

/** An article that a line can be exchanged for. */
export interface Exchange {
  readonly partNumber: string;
  /** What tells it from the others of its model. */
  readonly label: string;
}

/** What of a line can come back and why, and what it can be exchanged for. */
export interface ReturnableThing extends Omit<ReturnableLine, 'orderItemId' | 'exchanges'> {
  readonly exchanges: readonly Exchange[];
}

/** By line. */
export type ReturnableLines = Readonly<Partial<Record<string, ReturnableThing>>>;

/** What of an order can come back, and on which days it is collected, `yyyy-MM-dd`. */
export interface Returnable {
  readonly lines: ReturnableLines;
  readonly collectionDays: readonly string[];
  /** What is paid back for the delivery too, if all that is left comes back. */
  readonly deliveryRefund?: Money;
}

/** An item of a return, with the name of what is wanted instead; empty when the money is. */
export interface ReturnedItem extends ReturnItem {
  readonly instead: string;
}

const QUIET = { skipErrorMessage: true } as const;

/** Colours and size; where they are equal, the number too. */
function labelled(partNumbers: readonly string[], goods: Readonly<Record<string, LineGoods>>): readonly Exchange[] {
  const details = partNumbers.map((partNumber) => goods[partNumber]?.detail ?? '');
  return partNumbers.map((partNumber, index) => {
    const detail = details[index] ?? '';
    const isAlone = detail !== '' && details.filter((other) => other === detail).length === 1;
    return { partNumber, label: isAlone ? detail : `${detail} ${partNumber}`.trim() };
  });
}

/** What of an order can come back; without their goods exchanges are named by number (RET-02). */
export async function readReturnableOrder(
  client: PlatformClient,
  { orderId, ...catalogue }: Catalogue & { readonly orderId: string },
): Promise<Returnable> {
  const { lines, ...others } = await readReturnable(client, { orderId }, QUIET);
  const wanted = [...new Set(lines.flatMap(({ exchanges }) => exchanges))];
  const goods = await readGoods(client, catalogue, wanted).catch(() => ({}));
  const known = lines.map(({ orderItemId, exchanges, ...line }) => [
    orderItemId,
    { ...line, exchanges: labelled(exchanges, goods) },
  ]);
  return { lines: Object.fromEntries(known), ...others };
}

/** Where the returned pieces of an order stand, in all its returns, the newest first. */
export async function readReturnedItems(
  client: PlatformClient,
  { orderItemIds, ...catalogue }: Catalogue & { readonly orderItemIds: readonly string[] },
): Promise<readonly ReturnedItem[]> {
  const found = await Promise.all(orderItemIds.map((orderItemId) => readReturnItems(client, { orderItemId }, QUIET)));
  const items = found.flat().toSorted((one, other) => other.createdDate.localeCompare(one.createdDate));
  const wanted = items.map(({ exchangeFor }) => exchangeFor).filter(Boolean);
  const goods = await readGoods(client, catalogue, [...new Set(wanted)]).catch(() => ({}) as Record<string, LineGoods>);
  const nameOf = (partNumber: string): string => {
    const { brand = '', name = partNumber, detail = '' } = goods[partNumber] ?? {};
    return [`${brand} ${name}`.trim(), detail].filter(Boolean).join(', ');
  };
  return items.map((item) => ({ ...item, instead: item.exchangeFor ? nameOf(item.exchangeFor) : '' }));
}
