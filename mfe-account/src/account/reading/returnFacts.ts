import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import type { Order } from '@sightline/shared-lib/domain/order';

/** Letters of a return that still holds its line (contract 28). */
const OPEN = new Set(['CRE', 'SHI', 'REC']);

const stateOf = ({ extendedAttributes }: OrderLine): string => extendedAttributes['RMAItemStatus'] ?? '';

/** True while a line is on its way back. */
export const isComingBack = (line: OrderLine): boolean => OPEN.has(stateOf(line));

/** Lines that are, or were, in a return. */
export const returnedLines = ({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] =>
  lines.filter((line) => stateOf(line) !== '');

/** The line that something was sent instead of; empty for what was ordered. */
export const exchangedFrom = ({ extendedAttributes }: OrderLine): string => extendedAttributes['exchangedFrom'] ?? '';

/** True for what was sent instead of something that came back. */
export const isExchange = (line: OrderLine): boolean => exchangedFrom(line) !== '';
