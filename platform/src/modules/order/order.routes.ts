import { isFreeOfCharge, orderGroupOf } from '@sightline/shared-lib/domain/order';
import { periodStart } from '@sightline/shared-lib/domain/return';

import { type Db, inTransaction, invalidInput, requireShopper, resourceId, type RoutePlugin } from '../../kernel';
import { renderInvoice } from './invoice.document';
import { paidWithOf } from './paidWith.domain';
import { orderErrors } from './order.errors';
import { orderRecord, orderSummary } from './order.record';
import type { ReadContexts } from './readContext';
import { linePage } from './readContext';
import {
  HistoryQuery,
  LookupBody,
  OrderParams,
  PageQuery,
  ParentQuery,
  StatusParams,
  StoreParams,
} from './order.schemas';
import type { OrderService } from './order.service';
import { asProven, provenContext } from './provenOrder.domain';
import { requireStore } from './stores';
import { type Order, ORDER_STATUSES, type OrderStatus } from './order.domain';

/** Calls of contract 27, plus `PUT order/{id}/cancel` and `POST order/@lookup` of our own. */
export function createOrderRoutes(
  db: Db,
  service: OrderService,
  contexts: ReadContexts,
  afterCancel: (orderId: string) => Promise<void>,
): RoutePlugin {
  const list = async (
    storeId: string,
    page: { pageNumber?: string; pageSize?: string },
    filter: {
      buyerId: string;
      cancelled?: boolean | null;
      statuses?: readonly OrderStatus[];
      placedBefore?: Date | null;
      placedSince?: Date | null;
      words?: string;
      parentOrderId?: string;
    },
  ): Promise<Record<string, unknown>> => {
    const limit = Math.min(Number(page.pageSize ?? '100'), 500);
    const offset = (Number(page.pageNumber ?? '1') - 1) * limit;
    const { orders, total } = await service.history({
      storeId,
      buyerId: filter.buyerId,
      cancelled: filter.cancelled ?? null,
      statuses: filter.statuses ?? null,
      placedBefore: filter.placedBefore ?? null,
      placedSince: filter.placedSince ?? null,
      words: filter.words ?? '',
      parentOrderId: filter.parentOrderId ?? null,
      offset,
      limit,
    });
    // Told of all codes at once: a page of a hundred orders asks for nothing a hundred times.
    const codes = [...new Set(orders.flatMap(({ promotionCodes }) => promotionCodes))];
    const context = { promotion: await contexts.promotions(db, codes) };
    const asked = await service.atPrescribers(orders.map(({ orderId }) => orderId));
    const summary = (order: Order) => ({
      ...orderSummary(order, context),
      ...(asked.has(order.orderId) ? { x_asksPrescriber: 'true' } : {}),
    });
    return {
      ...(orders.length > 0 ? { Order: orders.map(summary) } : {}),
      recordSetCount: String(orders.length),
      recordSetTotal: String(total),
      recordSetStartNumber: String(offset),
      recordSetComplete: String(offset + orders.length >= total),
      resourceName: 'order',
    };
  };

  return (app) => {
    app.get(
      '/store/:storeId/order/@history',
      { schema: { params: StoreParams, querystring: HistoryQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        requireStore(request.params.storeId);
        const { isCancelledOrders, dateBefore, group, period, searchTerm } = request.query;
        const placedBefore = dateBefore ? new Date(dateBefore) : null;
        if (placedBefore && Number.isNaN(placedBefore.getTime())) throw invalidInput('dateBefore');
        return list(request.params.storeId, request.query, {
          buyerId: caller.userId,
          cancelled: isCancelledOrders ? isCancelledOrders === 'true' : null,
          placedBefore,
          ...(group ? { statuses: ORDER_STATUSES.filter((letter) => orderGroupOf(letter) === group) } : {}),
          ...(period ? { placedSince: periodStart(period, service.now()) } : {}),
          ...(searchTerm ? { words: searchTerm } : {}),
        });
      },
    );

    app.get(
      '/store/:storeId/order/byStatus/:statuses',
      { schema: { params: StatusParams, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { storeId } = requireStore(request.params.storeId);
        const asked = new Set(request.params.statuses.split(','));
        const statuses = ORDER_STATUSES.filter((status) => asked.has(status));
        return list(storeId, request.query, { buyerId: caller.userId, statuses });
      },
    );

    app.get('/store/:storeId/order', { schema: { params: StoreParams, querystring: ParentQuery } }, async (request) => {
      const caller = await requireShopper(request);
      if (request.query.q !== 'findByParentOrderId') throw invalidInput('q');
      if (!request.query.orderId) throw invalidInput('orderId');
      return list(request.params.storeId, request.query, {
        buyerId: caller.userId,
        parentOrderId: request.query.orderId,
      });
    });

    app.get(
      '/store/:storeId/order/:orderId',
      { schema: { params: OrderParams, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { order, by } = await service.reach(caller, request.params.storeId, request.params.orderId);
        const context = await contexts.of(db, order, request.query.langId ?? null);
        const page = linePage(request.query);
        const record =
          by === 'owner'
            ? orderRecord(order, context, page)
            : { ...orderRecord(asProven(order), provenContext(context), page), x_access: 'lookup' };
        return { ...record, resourceId: resourceId(request) };
      },
    );

    app.post(
      '/store/:storeId/order/@lookup',
      { schema: { params: StoreParams, body: LookupBody } },
      async (request, reply) => {
        const { userId } = await requireShopper(request);
        const { orderId, email } = request.body;
        await service.lookUp(userId, requireStore(request.params.storeId).storeId, orderId, email);
        reply.header('cache-control', 'private, no-store');
        return { orderId, resourceName: 'order' };
      },
    );

    app.put('/store/:storeId/order/:orderId/cancel', { schema: { params: OrderParams } }, async (request) => {
      const caller = await requireShopper(request);
      const { storeId, orderId } = request.params;
      const order = await inTransaction(db, (trx) => service.cancel(trx, caller, storeId, orderId));
      await afterCancel(orderId);
      return { orderId, orderStatus: order.status, resourceName: 'order' };
    });

    app.get(
      '/store/:storeId/sapinvoice/:orderId/download',
      { schema: { params: OrderParams, querystring: PageQuery } },
      async (request, reply) => {
        const caller = await requireShopper(request);
        const { storeId, orderId } = request.params;
        const order = await service.read(caller, storeId, orderId);
        if (!order.placedAt || order.status === 'P') throw orderErrors.noInvoice(orderId);
        const { timeline, instructions } = await contexts.of(db, order, null);
        if (isFreeOfCharge(order.status, timeline)) throw orderErrors.noInvoice(orderId);
        const langId = request.query.langId ?? requireStore(storeId).langId;
        const pdf = await renderInvoice(order, langId, paidWithOf(instructions));
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${orderId}.pdf"`)
          .header('cache-control', 'private, no-store')
          .send(pdf);
      },
    );
  };
}
