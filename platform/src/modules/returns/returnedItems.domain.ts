import { RETURN_PIECES_OFFERED } from '@sightline/shared-lib/domain/return';

import type { Order, OrderLine } from '../order';
import { isReason } from './reasons';
import { refundFor, returnedWith } from './refund.domain';
import { returnErrors } from './return.errors';
import type { Return, ReturnItem } from './returns.repository';

/** One line of an order as its shopper sends it back. */
export interface ReturnRequestItem {
  readonly orderItemId: string;
  readonly quantity: number;
  readonly reasonCode: string;
  readonly comment: string;
  /** Article that is wanted instead of the money. */
  readonly exchangeFor?: string;
}

export interface ReturnRequest {
  readonly orderId: string;
  readonly labelType: 'PDF' | 'QR';
  readonly locale: string;
  readonly items: readonly ReturnRequestItem[];
  /** Day on which a carrier collects it, `yyyy-MM-dd`; without one its sender hands it in. */
  readonly collectOn?: string;
  readonly contact: { readonly email: string; readonly phone: string };
}

const counted = (earlier: readonly Return[]): readonly ReturnItem[] =>
  earlier.filter(({ status }) => status !== 'CAN').flatMap(({ items }) => items);

const sentBack = (orderItemId: string, before: readonly ReturnItem[]): number =>
  before.filter((one) => one.order_item_id === orderItemId).reduce((sum, { quantity }) => sum + quantity, 0);

/** Pieces of a line that were in no return yet; those of cancelled returns count again. */
export function piecesLeft({ orderItemId, quantity }: OrderLine, earlier: readonly Return[]): number {
  return Math.max(0, quantity - sentBack(orderItemId, counted(earlier)));
}

/** The lines of an order that come back, in the pieces that do. */
export const linesBack = (
  { lines }: Pick<Order, 'lines'>,
  back: readonly Pick<ReturnItem, 'order_item_id' | 'quantity'>[],
): OrderLine[] =>
  lines.flatMap((line) => {
    const item = back.find((one) => one.order_item_id === line.orderItemId);
    return item ? [{ ...line, quantity: item.quantity }] : [];
  });

/** What is paid back for pieces of a line, minor units, after those of earlier returns. */
function refundOf(line: OrderLine, pieces: number, earlier: readonly Return[]): number {
  const instead = counted(earlier).find((one) => one.exchange_line === line.orderItemId);
  const before = line.quantity - piecesLeft(line, earlier);
  return refundFor(line, pieces, before, instead && Number(instead.refund_minor));
}

/** A line and what comes back with it, each with its pieces. */
const together = (order: Pick<Order, 'lines'>, line: OrderLine, pieces: number, earlier: readonly Return[]) =>
  returnedWith(order, line).map((one) => ({
    line: one,
    pieces: one === line ? pieces : Math.min(pieces, piecesLeft(one, earlier)),
  }));

/** What is paid back if one piece of a line comes back with all that goes with it, if two do and so on, as far as numbers are offered; minor units. */
export function refundsOf(order: Pick<Order, 'lines'>, line: OrderLine, earlier: readonly Return[]): number[] {
  return Array.from({ length: Math.min(piecesLeft(line, earlier), RETURN_PIECES_OFFERED) }, (_, index) =>
    together(order, line, index + 1, earlier).reduce((sum, one) => sum + refundOf(one.line, one.pieces, earlier), 0),
  );
}

/** The lines that come back, each with its pieces, reason and money; a pair is one thing. Throws what cannot be sent back. */
export function returnedItems(
  order: Order,
  wanted: readonly ReturnRequestItem[],
  earlier: readonly Return[],
): Omit<ReturnItem, 'rma_id'>[] {
  const before = counted(earlier);
  const named = new Set(wanted.map(({ orderItemId }) => orderItemId));
  const taken = new Map<string, Omit<ReturnItem, 'rma_id'>>();
  const take = (line: OrderLine, item: ReturnRequestItem, pieces: number): void => {
    const { orderItemId } = line;
    const left = piecesLeft(line, earlier);
    const isHeld = before.some((one) => one.order_item_id === orderItemId && one.is_open);
    if (left === 0 && isHeld) throw returnErrors.exists(orderItemId);
    if (pieces > left) throw returnErrors.notEligible('quantity', orderItemId);
    taken.set(orderItemId, {
      order_item_id: orderItemId,
      part_number: line.partNumber,
      quantity: pieces,
      reason_code: item.reasonCode,
      comment: item.comment.trim(),
      refund_minor: refundOf(line, pieces, earlier),
      is_open: true,
      exchange_part: item.exchangeFor ?? '',
      exchange_line: '',
    });
  };
  for (const item of wanted) {
    const line = order.lines.find(({ orderItemId }) => orderItemId === item.orderItemId);
    if (!line) throw returnErrors.notEligible('line', item.orderItemId);
    if (!isReason(line, item.reasonCode, item.comment)) throw returnErrors.notEligible('line', item.orderItemId);
    for (const { line: one, pieces } of together(order, line, item.quantity, earlier)) {
      if (taken.has(one.orderItemId)) continue;
      // What belongs to a named frame comes back in as many pieces as the frame does.
      if (one !== line && named.has(one.orderItemId)) continue;
      if (pieces > 0) take(one, item, pieces);
    }
  }
  return [...taken.values()];
}
