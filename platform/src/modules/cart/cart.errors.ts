import { Fault } from '../../kernel';

/** Failures of cart changes (contract 4.5). */
export const cartErrors = {
  badInventory: (partNumbers: readonly string[]) =>
    new Fault(400, '1110', '_API_BAD_INV', 'There is not enough stock for this quantity.', partNumbers),
  unknownItem: (id: string) => new Fault(400, 'CMN0411E', '_ERR_FINDER_EXCEPTION', 'The item does not exist.', [id]),
  notBuyable: (partNumber: string) =>
    new Fault(400, '1111', '_ERR_PRODUCT_NOT_BUYABLE', 'The item cannot be bought.', [partNumber]),
  quantityLimit: (limit: number) =>
    new Fault(400, '1112', '_ERR_QUANTITY_LIMIT', 'The quantity is above the limit.', [String(limit)]),
  unknownLine: (orderItemId: string) =>
    new Fault(400, 'CMN0411E', '_ERR_FINDER_EXCEPTION', 'The order line does not exist.', [orderItemId]),
  missing: (name: string) =>
    new Fault(400, '1113', '_ERR_CMD_MISSING_PARAM', `The parameter ${name} is missing.`, [name]),
} as const;
