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

/** Where the pieces of a line that came or come back stand, as words name it, and how many they are; null where none do. */
export function lineReturn(
  line: OrderLine,
  { lines }: Pick<Order, 'lines'>,
): { readonly state: string; readonly pieces: number } | null {
  const state = stateOf(line);
  if (state !== 'REF' && !OPEN.has(state)) return null;
  const isExchanged = state === 'REF' && lines.some((other) => exchangedFrom(other) === line.orderItemId);
  return {
    state: isExchanged ? 'Exchanged' : state,
    pieces: Number(line.extendedAttributes['RMAItemPieces']) || line.quantity,
  };
}

/** True for what was paid at the door: cash goes back by bank transfer. */
export const isPaidInCash = ({ paymentInstructions }: Pick<Order, 'paymentInstructions'>): boolean =>
  paymentInstructions.some(({ payMethodId }) => payMethodId === 'COD');

/** The line that something was sent instead of; empty for what was ordered. */
export const exchangedFrom = ({ extendedAttributes }: OrderLine): string => extendedAttributes['exchangedFrom'] ?? '';

/** True for what was sent instead of something that came back. */
export const isExchange = (line: OrderLine): boolean => exchangedFrom(line) !== '';
