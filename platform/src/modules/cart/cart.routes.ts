import {
  type Caller,
  type Db,
  inTransaction,
  invalidInput,
  requireShopper,
  resourceId,
  type RoutePlugin,
} from '../../kernel';
import {
  asRemembered,
  findPending,
  linePage,
  orderRecord,
  PageQuery,
  readCalculation,
  readUsages,
  type LinePage,
  type NoteBehalf,
  type Order,
  type ReadContexts,
  type RecordContext,
  StoreParams,
  toAttributes,
} from '../order';
import type { Calculator } from './calculation.service';
import { cartErrors } from './cart.errors';
import {
  AddBody,
  AttributesBody,
  CartParams,
  CopyBody,
  CreateBody,
  DeleteLinesBody,
  PurchaseOrderParams,
  UpdateBody,
} from './cart.schemas';
import type { CartRequest, CartService } from './cart.service';
import { numbered } from './numberedFields';

const truthy = (value: unknown): boolean => ['true', '1'].includes(String(value ?? ''));

export interface CartRouteDependencies {
  readonly db: Db;
  readonly service: CartService;
  readonly calculator: Calculator;
  readonly contexts: ReadContexts;
  readonly noteBehalf: NoteBehalf;
}

/** The cart that a call is about, and how it is calculated afterwards. */
function cartRequest(
  caller: Caller,
  { params, query }: { readonly params: { readonly storeId: string }; readonly query: { readonly langId?: string } },
  reference: string | undefined,
  usages: CartRequest['usages'],
  validateInventory = false,
): CartRequest {
  return { caller, storeId: params.storeId, reference, langId: query.langId, usages, validateInventory };
}

/** Adding, changing and removing lines. */
function createLineRoutes(service: CartService): RoutePlugin {
  return (app) => {
    app.post(
      '/store/:storeId/cart',
      { config: { remembered: 'served' }, schema: { params: StoreParams, body: AddBody, querystring: PageQuery } },
      async (request, reply) => {
        const caller = await requireShopper(request);
        const { body } = request;
        const { order, ids } = await service.add(
          cartRequest(caller, request, body.orderId, readCalculation(body), truthy(body.x_inventoryValidation)),
          body.orderItem,
          toAttributes(body.orderExtendAttribute),
        );
        return reply.status(201).send({
          orderId: order.orderId,
          orderItem: ids.map((orderItemId) => ({ orderItemId })),
          resourceName: 'cart',
        });
      },
    );

    app.put(
      '/store/:storeId/cart/@self/update_order_item',
      { schema: { params: StoreParams, body: UpdateBody, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { body } = request;
        const { order, ids } = await service.update(
          cartRequest(caller, request, body.orderId, readCalculation(body), truthy(body.x_inventoryValidation)),
          body.orderItem,
          toAttributes(body.orderExtendAttribute),
        );
        return { orderId: order.orderId, orderItem: ids.map((orderItemId) => ({ orderItemId })), resourceName: 'cart' };
      },
    );

    app.put(
      '/store/:storeId/cart/@self/delete_order_item',
      { schema: { params: StoreParams, body: DeleteLinesBody, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const ids = numbered(request.body, 'orderItemId');
        if (ids.length === 0) throw cartErrors.missing('orderItemId');
        const order = await service.remove(
          cartRequest(caller, request, request.body.orderId, readCalculation(request.body)),
          ids,
        );
        return { orderId: [order.orderId], resourceName: 'cart' };
      },
    );
  };
}

/** Locking a cart for others, by its shopper or on behalf of one (CART-08, AUTH-11). */
function createLockRoutes(service: CartService): RoutePlugin {
  return (app) => {
    const turnLock = async (caller: Caller, storeId: string, cartId: string, action: 'lock' | 'unlock') => {
      const order = await service.lock(caller, storeId, cartId, action);
      return { orderId: [order.orderId], orderVersion: String(order.version), resourceName: 'cart' };
    };
    for (const action of ['lock', 'unlock'] as const) {
      app.post(`/store/:storeId/cart/:cartId/${action}`, { schema: { params: CartParams } }, async (request) => {
        const { storeId, cartId } = request.params;
        return turnLock(await requireShopper(request), storeId, cartId, action);
      });

      app.post(
        `/store/:storeId/cart/:cartId/${action}OnBehalf`,
        { config: { behalf: 'served' }, schema: { params: CartParams } },
        async (request) => {
          const caller = await requireShopper(request);
          if (caller.actorId === undefined) throw invalidInput('forUserId');
          return turnLock(caller, request.params.storeId, request.params.cartId, action);
        },
      );
    }
  };
}

/** The cart as its reader may see it: an assistant, and a shopper without the password, see what is in it, not how it is paid and no values of anybody's eyes. */
function recordFor(caller: Caller, order: Order, context: RecordContext, page: LinePage): object {
  if (caller.remembered) return orderRecord(asRemembered(order), { ...context, instructions: [] }, page);
  if (caller.actorId === undefined) return orderRecord(order, context, page);
  const plain = { ...order, attributes: [], lines: order.lines.map((line) => ({ ...line, attributes: [] })) };
  return orderRecord(plain, { ...context, instructions: [] }, page);
}

/** The cart calls of contract 17. */
export function createCartRoutes({
  db,
  service,
  calculator,
  contexts,
  noteBehalf,
}: CartRouteDependencies): RoutePlugin {
  return async (app) => {
    await createLineRoutes(service)(app);
    await createLockRoutes(service)(app);

    app.get(
      '/store/:storeId/cart/@self',
      { config: { behalf: 'served', remembered: 'served' }, schema: { params: StoreParams, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { storeId } = request.params;
        const order = await findPending(db, caller, storeId, request.query.orderId);
        await noteBehalf(db, caller, { storeId, orderId: order.orderId, action: 'read' });
        // Reading never recalculates; only the stock labels are of this moment.
        const stocked = await calculator.withStock(db, order);
        const context = await contexts.of(db, order, request.query.langId ?? null);
        return { ...recordFor(caller, stocked, context, linePage(request.query)), resourceId: resourceId(request) };
      },
    );

    for (const path of ['createCart', 'create_order']) {
      app.post(
        `/store/:storeId/cart/${path}`,
        { schema: { params: StoreParams, body: CreateBody, querystring: CreateBody } },
        async (request, reply) => {
          const caller = await requireShopper(request);
          const description = request.body.description ?? request.query.description ?? '';
          const order = await service.create(caller, request.params.storeId, description);
          return reply.status(201).send({ orderId: order.orderId, outOrderId: order.orderId, resourceName: 'cart' });
        },
      );
    }

    app.post(
      '/store/:storeId/cart/copy_order',
      { schema: { params: StoreParams, body: CopyBody, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const [from] = numbered(request.body, 'fromOrderId');
        if (!from) throw cartErrors.missing('fromOrderId_1');
        const only = numbered(request.body, 'copyOrderItemId').filter((id) => id !== '*');
        const { order, ids } = await service.copy(
          cartRequest(caller, request, request.body.toOrderId, readUsages(undefined)),
          from,
          only,
        );
        return {
          orderId: [order.orderId],
          orderItemId: ids,
          newOrderItemsCount: ids.length,
          viewTaskName: 'OrderItemDisplayViewShiptoAssoc',
        };
      },
    );

    app.delete('/store/:storeId/cart/@self', { schema: { params: StoreParams } }, async (request, reply) => {
      const caller = await requireShopper(request);
      await service.discard(caller, request.params.storeId);
      return reply.status(204).send();
    });

    app.post(
      '/store/:storeId/cart/@self/order_ext_attribute',
      { schema: { params: StoreParams, body: AttributesBody } },
      async (request) => {
        const caller = await requireShopper(request);
        const changes = toAttributes(request.body.orderExtendAttribute);
        const order = await service.setAttributes(caller, request.params.storeId, request.body.orderId, changes);
        return { orderId: order.orderId, resourceName: 'cart' };
      },
    );

    app.get(
      '/store/:storeId/cart/@self/buyer_purchase_order/:buyerPurchaseOrderId',
      { schema: { params: PurchaseOrderParams, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        await inTransaction(db, (trx) => findPending(trx, caller, request.params.storeId, undefined));
        return { resultList: [] };
      },
    );
  };
}
