import { Type } from 'typebox';
import { type Caller, requireShopper, type RoutePlugin } from '../../kernel';
import {
  ExtendedAttributes,
  findPending,
  meansCurrent,
  type Order,
  PageQuery,
  StoreParams,
  toAttributes,
} from '../order';
import type { Db } from '../../kernel';
import type { CheckoutService } from './checkout.service';

const text = (max: number) => Type.Optional(Type.String({ maxLength: max }));
const PrecheckoutBody = Type.Object({ orderId: text(20) });
const CheckoutBody = Type.Object({
  orderId: text(20),
  notify_EMailSender_recipient: text(254),
  purchaseorder_id: text(60),
  forterToken: text(500),
  userAgent: text(500),
  orderExtendAttribute: Type.Optional(ExtendedAttributes),
});

type Precheckout = (
  caller: Caller,
  storeId: string,
  reference: string | undefined,
  langId: string | undefined,
) => Promise<Order>;

/** `precheckout` and `checkout` (contract 17, 17.4). */
export function createCheckoutRoutes(db: Db, precheckout: Precheckout, service: CheckoutService): RoutePlugin {
  return (app) => {
    app.put(
      '/store/:storeId/cart/@self/precheckout',
      { schema: { params: StoreParams, body: PrecheckoutBody, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const order = await precheckout(caller, request.params.storeId, request.body.orderId, request.query.langId);
        return { orderId: order.orderId, resourceName: 'cart' };
      },
    );

    app.post(
      '/store/:storeId/cart/@self/checkout',
      { schema: { params: StoreParams, body: CheckoutBody, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { body } = request;
        const { storeId } = request.params;
        const orderId = meansCurrent(body.orderId)
          ? (await findPending(db, caller, storeId, body.orderId)).orderId
          : (body.orderId ?? '');
        const key = request.headers['idempotency-key'];
        await service.checkout({
          caller,
          storeId,
          orderId,
          fraudToken: body.forterToken,
          idempotencyKey: typeof key === 'string' ? key.slice(0, 120) : undefined,
          notifyEmail: body.notify_EMailSender_recipient ?? '',
          langId: request.query.langId,
          attributes: toAttributes(body.orderExtendAttribute),
        });
        return { orderId, resourceName: 'cart' };
      },
    );
  };
}
