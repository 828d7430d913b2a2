import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Money } from '../../domain/money/money';
import { moneyOrZero } from '../../domain/money/parseAmount';
import { amount, count, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface EstimatedTax {
  readonly orderId: string;
  readonly zipCode: string;
  readonly estimatedTax: Money;
  readonly taxes: readonly { readonly name: string; readonly rate: number; readonly amount: Money }[];
}

function toEstimate(record: v.InferOutput<typeof answerSchema>): EstimatedTax {
  const currency = record.currency || 'USD';
  return {
    orderId: record.orderId,
    zipCode: record.zipCode,
    estimatedTax: moneyOrZero(record.estimatedTax, currency),
    taxes: record.taxes.map((tax) => ({ ...tax, amount: moneyOrZero(tax.amount, currency) })),
  };
}

const answerSchema = v.object({
  orderId: text,
  zipCode: text,
  currency: text,
  estimatedTax: amount,
  taxes: list(v.object({ name: text, rate: count, amount })),
});

/** Tax the order would have at a postal code; writes nothing (CART-05, contract 25). */
export async function estimateTax(
  client: PlatformClient,
  input: { readonly orderId: string; readonly zipCode: string },
  options: CallOptions = {},
): Promise<EstimatedTax> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/estimatedTax/calculate',
    body: { orderId: input.orderId, zipCode: input.zipCode.trim() },
    ...options,
  });
  return toEstimate(decode(answerSchema, answer, 'estimateTax'));
}
