import { accountCalls } from './accountCalls';
import type { OperationCase } from './calls';
import { careCalls } from './careCalls';
import { catalogueCalls } from './catalogueCalls';
import { tradeCalls } from './tradeCalls';

export type { OperationCase } from './calls';

/** Every call of the specification's sections 7 and what the shop added, one row each. */
export const EVERY_CALL: readonly OperationCase[] = [...catalogueCalls, ...accountCalls, ...tradeCalls, ...careCalls];
