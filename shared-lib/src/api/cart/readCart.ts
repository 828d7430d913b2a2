import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Cart } from '../../domain/cart/cart';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { orderSchema, toCart } from '../order/orderRecord';

export interface ReadCartInput {
  /** Logon id of the shopper whose bag an assistant of the store looks at (CART-08). */
  readonly forUser?: string;
  readonly currency?: string;
  readonly sortOrderItemBy?: 'orderItemID' | 'createDate' | 'quantity' | 'price' | 'unitPrice' | 'partNumber';
  readonly sortOrder?: 'ASC' | 'DESC';
}

/** The current cart; null when the shopper has none (CART-01, CART-04). */
export async function readCart(
  client: PlatformClient,
  input: ReadCartInput = {},
  options: CallOptions = {},
): Promise<Cart | null> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/cart/@self',
      query: { ...input },
      ...options,
    });
    return toCart(decode(orderSchema, answer, 'readCart'));
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
