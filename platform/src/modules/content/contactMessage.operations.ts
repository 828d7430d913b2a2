import { Type } from 'typebox';

import { notFound, requireOperationsToken } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import type { ContactMessageService } from './contactMessage.service';
import type { ContactMessageRow } from './content.tables';

const Params = Type.Object({ number: Type.String({ pattern: '^C-\\d{1,18}$' }) });

const shown = (row: ContactMessageRow) => ({
  number: row.number,
  storeId: row.store_id,
  locale: row.locale,
  topic: row.topic,
  name: row.name,
  email: row.email,
  phone: row.phone,
  orderId: row.order_id,
  message: row.message,
  createdAt: row.created_at,
});

/** What shoppers wrote is read, and taken away once it is answered, by operations; there are no such calls without a token (CMS-04). */
export function contactMessageOperations(service: ContactMessageService, token: string | undefined): RoutePlugin {
  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    const path = '/operations/messages';
    app.get(path, async () => ({ messages: (await service.oldest()).map(shown) }));
    app.delete(`${path}/:number`, { schema: { params: Params } }, async (request) => {
      const { number } = request.params;
      if (!(await service.remove(number))) throw notFound(number);
      return { number };
    });
  };
}
