import { type Caller, requireShopper, type RoutePlugin } from '../../kernel';
import { type CalculationFields, type CartDesk, OrderParams, PageQuery, readUsages, StoreParams } from '../order';
import { cartErrors } from './cart.errors';
import { CalculateBody, MoveBody } from './cart.schemas';
import type { CurrentOrderService } from './currentOrder.service';
import type { MoveService } from './move.service';
import { numbered } from './numberedFields';

/** How the product spells yes; `deleteIfEmpty` also names every order with `*`. */
const yes = (value: unknown): boolean => ['true', '1', '*'].includes(String(value ?? ''));

/** Calculating, choosing and emptying a shopper's pending orders by their ids (contract 17 and 3.4). */
export function createPendingOrderRoutes(
  desk: CartDesk,
  current: CurrentOrderService,
  moves: MoveService,
): RoutePlugin {
  const calculated = async (
    caller: Caller,
    storeId: string,
    reference: string | undefined,
    langId: string | undefined,
    fields: CalculationFields,
  ) => {
    const usages = readUsages(fields.calculationUsageId ?? fields.calculationUsage);
    const order = await desk.change({ caller, storeId, reference, langId, usages }, async (_trx, cart) => cart);
    return { orderId: [order.orderId], viewTaskName: 'RedirectView' };
  };

  return (app) => {
    app.post(
      '/store/:storeId/cart/calculate',
      { schema: { params: StoreParams, body: CalculateBody, querystring: PageQuery } },
      async (request) => {
        const { body, params, query } = request;
        return calculated(await requireShopper(request), params.storeId, body.orderId, query.langId, body);
      },
    );

    for (const method of ['POST', 'PUT'] as const) {
      app.route({
        method,
        url: '/store/:storeId/cart/:orderId/calculate',
        schema: { params: OrderParams, body: CalculateBody, querystring: PageQuery },
        handler: async (request) => {
          const { storeId, orderId } = request.params;
          return calculated(await requireShopper(request), storeId, orderId, request.query.langId, request.body);
        },
      });

      app.route({
        method,
        url: '/store/:storeId/cart/:orderId/set_pending_order',
        schema: { params: OrderParams },
        handler: async (request) => {
          const { storeId, orderId } = request.params;
          const order = await current.makeCurrent(await requireShopper(request), storeId, orderId);
          return { orderId: [order.orderId], viewTaskName: 'RedirectView', resourceName: 'cart' };
        },
      });

      app.route({
        method,
        url: '/store/:storeId/cart/move_order_item',
        schema: { params: StoreParams, body: MoveBody, querystring: PageQuery },
        handler: async (request) => {
          const { body } = request;
          const caller = await requireShopper(request);
          const [fromOrderId] = numbered(body, 'fromOrderId');
          if (!fromOrderId) throw cartErrors.missing('fromOrderId');
          const { orderId, ids } = await moves.move({
            caller,
            storeId: request.params.storeId,
            langId: request.query.langId,
            fromOrderId,
            toOrderId: body.toOrderId,
            orderItemIds: [...numbered(body, 'fromOrderItemId'), ...numbered(body, 'orderItemId')],
            createIfEmpty: yes(body.createIfEmpty),
            deleteIfEmpty: yes(body.deleteIfEmpty),
          });
          return { orderId: [orderId], orderItemId: ids, viewTaskName: 'RedirectView', resourceName: 'cart' };
        },
      });
    }
  };
}
