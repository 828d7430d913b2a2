import { randomToken } from '../../kernel';
import type { OrderLine } from '../order';
import { INTERIM_MODE_ID } from '../shipping';
import { cartErrors } from './cart.errors';

/** The lines of those ids with everything that belongs to their pair; gifts belong to their code and do not move. */
export function pairsOf(
  lines: readonly OrderLine[],
  ids: readonly string[],
): { readonly chosen: OrderLine[]; readonly rest: OrderLine[] } {
  const known = new Map(lines.map((line) => [line.orderItemId, line]));
  const groups = new Set<string>();
  for (const id of ids) {
    const line = known.get(id);
    if (!line || line.giftOf !== undefined) throw cartErrors.unknownLine(id);
    if (line.groupKey !== '' && line.groupKey !== '0') groups.add(line.groupKey);
  }
  const goes = (line: OrderLine) => ids.includes(line.orderItemId) || groups.has(line.groupKey);
  return { chosen: lines.filter(goes), rest: lines.filter((line) => !goes(line)) };
}

/** Names the pairs of a copy again, so that one that is bought again never joins the pair it was copied from. */
export function newPairKeys(): (line: Pick<OrderLine, 'groupKey'>) => string {
  const keys = new Map<string, string>();
  return ({ groupKey }) => {
    if (groupKey === '' || groupKey === '0') return groupKey;
    const key = keys.get(groupKey) ?? `g-${randomToken(12)}`;
    keys.set(groupKey, key);
    return key;
  };
}

/** A line that leaves its order takes neither place nor way of delivery along. */
export function withoutDelivery(line: OrderLine): OrderLine {
  return {
    ...line,
    shipModeId: INTERIM_MODE_ID,
    address: null,
    pickUp: null,
    shippingMinor: 0,
    salesTaxMinor: 0,
    shippingTaxMinor: 0,
    adjustments: [],
  };
}
