import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import type { Order } from '@sightline/shared-lib/domain/order';

/** Letters of a return that still holds its line (contract 28). */
const OPEN = new Set(['CRE', 'SHI', 'REC']);

const stateOf = ({ extendedAttributes }: OrderLine): string => extendedAttributes['RMAItemStatus'] ?? '';

/** True while a line is on its way back. */
export const isComingBack = (line: OrderLine): boolean => OPEN.has(stateOf(line));

/**
 * True for an order that goes or went back as a whole. The platform tells that no piece is left to be returned, each line that none is kept:
 * one that was refused in a return, or was sent in exchange, is.
 */
export const isReturnedWhole = ({ lines, returnOffer }: Pick<Order, 'lines' | 'returnOffer'>): boolean =>
  !returnOffer.can && returnOffer.why === 'all' && lines.every((line) => isComingBack(line) || stateOf(line) === 'REF');

/** Lines that are, or were, in a return. */
export const returnedLines = ({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] =>
  lines.filter((line) => stateOf(line) !== '');

/** Where the pieces of a line that came or come back stand, as words name it, and how many they are: of some the money was paid back, of others something else was sent. */
export function lineReturns(
  line: OrderLine,
  { lines }: Pick<Order, 'lines'>,
): readonly { readonly state: string; readonly pieces: number }[] {
  const state = stateOf(line);
  if (state !== 'REF' && !OPEN.has(state)) return [];
  const pieces = Number(line.extendedAttributes['RMAItemPieces']) || line.quantity;
  if (state !== 'REF') return [{ state, pieces }];
  const instead = lines.filter((other) => exchangedFrom(other) === line.orderItemId);
  const exchanged = Math.min(
    pieces,
    instead.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return [
    { state, pieces: pieces - exchanged },
    { state: 'Exchanged', pieces: exchanged },
  ].filter((part) => part.pieces > 0);
}

/** True for what was paid at the door: cash goes back by bank transfer. */
export const isPaidInCash = ({ paymentInstructions }: Pick<Order, 'paymentInstructions'>): boolean =>
  paymentInstructions.some(({ payMethodId }) => payMethodId === 'COD');

/** The line that something was sent instead of; empty for what was ordered. */
export const exchangedFrom = ({ extendedAttributes }: OrderLine): string => extendedAttributes['exchangedFrom'] ?? '';

/** True for what was sent instead of something that came back. */
export const isExchange = (line: OrderLine): boolean => exchangedFrom(line) !== '';
