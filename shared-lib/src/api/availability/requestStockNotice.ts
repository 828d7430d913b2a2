import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

export interface StockNoticeInput {
  readonly partNumber: string;
  readonly email: string;
  /** The shop's locale the answer is written in. */
  readonly locale: string;
}

/** Asks to be told by mail when an article can be bought again; 409 when the address waits for too many (PDP-05). */
export async function requestStockNotice(
  client: PlatformClient,
  input: StockNoticeInput,
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/stocknotice',
    body: input,
    ...options,
  });
}
