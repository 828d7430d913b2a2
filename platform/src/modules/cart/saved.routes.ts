import { Type } from 'typebox';
import { type Db, requireShopper, type RoutePlugin } from '../../kernel';
import { linePage, orderRecord, PageQuery, readUsages, type ReadContexts, StoreParams } from '../order';
import type { SavedService } from './saved.service';

const LinesBody = Type.Object({
  orderItemId: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 200 }),
});

/** Lines kept for later: this platform's own calls, and the one of the product's wish lists that saves them. */
export function createSavedRoutes(db: Db, service: SavedService, contexts: ReadContexts): RoutePlugin {
  const path = '/store/:storeId/cart/@self/saved_items';
  const later = '/store/:storeId/wishlist/saveForLater';
  return (app) => {
    app.get(path, { schema: { params: StoreParams, querystring: PageQuery } }, async (request) => {
      const caller = await requireShopper(request);
      const saved = await service.read(caller, request.params.storeId, request.query.langId);
      if (!saved) return { recordSetTotal: '0', resourceName: 'cart' };
      const context = await contexts.of(db, saved, request.query.langId ?? null);
      return orderRecord(saved, context, linePage(request.query));
    });

    for (const [method, url, change] of [
      ['POST', path, 'save'],
      ['POST', later, 'save'],
      ['PUT', later, 'save'],
      ['PUT', `${path}/restore`, 'restore'],
    ] as const) {
      app.route({
        method,
        url,
        schema: { params: StoreParams, body: LinesBody, querystring: PageQuery },
        handler: async (request) => {
          const caller = await requireShopper(request);
          const { storeId } = request.params;
          const order = await service[change](
            { caller, storeId, langId: request.query.langId, usages: readUsages(undefined) },
            request.body.orderItemId,
          );
          return { orderId: order.orderId, resourceName: 'cart' };
        },
      });
    }

    app.put(`${path}/delete`, { schema: { params: StoreParams, body: LinesBody } }, async (request) => {
      const caller = await requireShopper(request);
      await service.remove(caller, request.params.storeId, request.body.orderItemId);
      return { resourceName: 'cart' };
    });
  };
}
