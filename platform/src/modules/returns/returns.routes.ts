import { requireOperationsToken, requireShopper, type RoutePlugin, wireAmount, wireQuantity } from '../../kernel';
import { defaultLangId, knownStore } from '../storeConfig';

import { renderLabel } from './label.document';
import { returnReasons } from './reasons';
import type { DeliveryOfReturn } from './deliveryBack.domain';
import type { Return, ReturnItem } from './returns.repository';
import {
  linesQuery,
  collectionParams,
  labelParams,
  lineParams,
  operationsParams,
  reasonsQuery,
  refundBody,
  returnBody,
  rmaBody,
  storeParams,
} from './returns.schemas';
import type { ReturnService } from './returns.service';

const store = '/store/:storeId';

const stateOf = ({ rma_id: rmaId, status, items, tracking_number: trackingNumber }: Return) => ({
  rmaId,
  status,
  trackingNumber,
  items: items.map((item) => ({ orderItemId: item.order_item_id, RMAItemStatus: status })),
});

interface Detailed extends Omit<Return, 'items'> {
  readonly item: ReturnItem;
  readonly handInBy: string;
  readonly delivery: DeliveryOfReturn | null;
}

const detailOf = (found: Detailed, currency: string) => ({
  orderItemId: found.item.order_item_id,
  rmaId: found.rma_id,
  RMAStatus: found.status,
  RMAItemStatus: found.status,
  createdDate: found.created_at.toISOString(),
  quantity: found.item.quantity,
  refundAmount: wireAmount(Number(found.item.refund_minor)),
  currency,
  x_labelType: found.label_type,
  ...(found.collect_on ? { x_collectOn: found.collect_on } : { x_handInBy: found.handInBy }),
  ...(found.item.exchange_part ? { x_exchangeFor: found.item.exchange_part } : {}),
  ...(found.item.exchange_line ? { x_exchanged: 'true' } : {}),
  ...(found.delivery ? { x_deliveryRefund: wireAmount(found.delivery.amountMinor) } : {}),
  ...(found.delivery?.waits ? { x_deliveryWaits: 'true' } : {}),
});

/** The five calls of contract 28, and one of our own that takes an announcement back. */
export function createReturnRoutes(service: ReturnService): RoutePlugin {
  return (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    app.get(
      `${store}/return/reasons`,
      { schema: { params: storeParams, querystring: reasonsQuery } },
      async (request) => {
        await requireShopper(request);
        const langId = request.query.langId ?? defaultLangId(knownStore(request.params.storeId));
        return { resourceName: 'return', reasons: returnReasons(langId) };
      },
    );

    app.get(`${store}/return/lines`, { schema: { params: storeParams, querystring: linesQuery } }, async (request) => {
      const { userId } = await requireShopper(request);
      const { storeId } = request.params;
      const { deliveryMinor, currency, ...found } = await service.linesOf(userId, storeId, request.query.orderId);
      return {
        ...found,
        currency,
        ...(deliveryMinor > 0 ? { x_deliveryRefund: wireAmount(deliveryMinor) } : {}),
        lines: found.lines.map(({ refundsMinor, ...line }) => ({
          ...line,
          left: wireQuantity(line.left),
          sealed: String(line.sealed),
          x_refunds: refundsMinor.map(wireAmount),
        })),
      };
    });

    app.post(
      `${store}/process/weaver/shipping/api`,
      { schema: { params: storeParams, body: returnBody } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { items, x_collectOn: collectOn, ...body } = request.body;
        const { found, securityCheck } = await service.announce(userId, request.params.storeId, {
          ...body,
          ...(collectOn ? { collectOn } : {}),
          items: items.map(({ comment = '', quantity, x_exchangeFor: exchangeFor, ...item }) => ({
            ...item,
            comment,
            quantity: Number(quantity),
            ...(exchangeFor ? { exchangeFor } : {}),
          })),
        });
        return { ...stateOf(found), securityCheck, status: 'CREATED' };
      },
    );

    app.post(
      `${store}/process/weaver/returns/security_check`,
      { schema: { params: storeParams, body: rmaBody } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { rmaId } = request.body;
        return { rmaId, securityCheck: await service.renewCheck(userId, request.params.storeId, rmaId) };
      },
    );

    app.post(
      `${store}/process/weaver/returns/cancel`,
      { schema: { params: storeParams, body: rmaBody } },
      async (request) => {
        const { userId } = await requireShopper(request);
        return stateOf(await service.cancel(userId, request.params.storeId, request.body.rmaId));
      },
    );

    app.get(
      `${store}/process/weaver/returns/rma/:rmaId/label/:securityCheck`,
      { schema: { params: labelParams } },
      async (request, reply) => {
        const { userId } = await requireShopper(request);
        const { storeId, rmaId, securityCheck } = request.params;
        const { found, order } = await service.labelled(userId, storeId, rmaId, securityCheck);
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${rmaId}.pdf"`)
          .send(await renderLabel(found, order));
      },
    );

    app.get(`${store}/returns/rmaItemDetail/:orderItemId`, { schema: { params: lineParams } }, async (request) => {
      const { userId } = await requireShopper(request);
      const { storeId, orderItemId } = request.params;
      const { found, currency, eyes } = await service.ofLine(userId, storeId, orderItemId);
      const [newest, ...others] = found.map((one) => ({
        ...detailOf(one, currency),
        ...(eyes.length > 0 ? { x_eyes: eyes } : {}),
      }));
      return { ...newest, ...(others.length > 0 ? { x_earlier: others } : {}) };
    });
  };
}

/** Calls of those who take goods back. They hang outside the shop's addresses, and there are none without a token. */
export function createReturnOperations(service: ReturnService, token: string | undefined): RoutePlugin {
  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    app.post(
      '/operations/returns/:rmaId/refund',
      { schema: { params: operationsParams, body: refundBody } },
      async (request) => {
        const found = await service.take('refund', request.params.rmaId, request.body?.trackingNumbers);
        return { ...stateOf(found), orderId: found.order_id };
      },
    );
    app.get('/operations/returns/collections/:day', { schema: { params: collectionParams } }, async (request) => ({
      collections: await service.collections(request.params.day),
    }));
    for (const step of ['ship', 'receive', 'cancel'] as const) {
      app.post(`/operations/returns/:rmaId/${step}`, { schema: { params: operationsParams } }, async (request) => {
        const found = await service.take(step, request.params.rmaId);
        return { ...stateOf(found), orderId: found.order_id };
      });
    }
  };
}
