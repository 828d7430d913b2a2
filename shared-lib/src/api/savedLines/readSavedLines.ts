import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { OrderLine } from '../../domain/cart/cart';
import { decode } from '../wire/decode';
import { lineSchema, toLine } from '../order/orderLineRecord';
import { list, text } from '../wire/wire';

const answerSchema = v.object({ orderItem: list(lineSchema), grandTotalCurrency: text });

/** Lines kept for later, at today's prices and stock; empty when there are none (CART-03, the platform's own call). */
export async function readSavedLines(client: PlatformClient, options: CallOptions = {}): Promise<readonly OrderLine[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/cart/@self/saved_items',
    ...options,
  });
  const { orderItem, grandTotalCurrency } = decode(answerSchema, answer, 'readSavedLines');
  return orderItem.map((line) => toLine(line, grandTotalCurrency || line.currency || 'USD'));
}
