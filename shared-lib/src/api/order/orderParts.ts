import * as v from 'valibot';

import type { Adjustment, AdjustmentLevel, ExtendedAttributes } from '../../domain/cart/cart';
import { moneyOrZero } from '../../domain/money/parseAmount';
import { amount, list, text } from '../wire/wire';

export const adjustmentsSchema = list(
  v.object({ code: text, usage: text, amount, displayLevel: text, description: text }),
);

export const extendedSchema = list(v.object({ attributeName: text, attributeValue: text }));

function levelOf(value: string): AdjustmentLevel {
  return value === 'OrderItem' || value === 'Shipping' ? value : 'Order';
}

export function toAdjustments(records: v.InferOutput<typeof adjustmentsSchema>, currency: string): Adjustment[] {
  return records.map((record) => ({
    code: record.code,
    usage: record.usage,
    amount: moneyOrZero(record.amount, currency),
    displayLevel: levelOf(record.displayLevel),
    description: record.description,
  }));
}

export function toExtended(records: v.InferOutput<typeof extendedSchema>): ExtendedAttributes {
  return Object.fromEntries(records.map((record) => [record.attributeName, record.attributeValue]));
}

/** Order level sends a plain amount, lines an object with a value (contract 5.1). */
export function adjustmentTotal(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'value' in value) return adjustmentTotal(value.value);
  return null;
}
