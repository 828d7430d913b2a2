import { Type } from 'typebox';
import { type Clock, type Db, Fault, requireShopper, type RoutePlugin } from '../../kernel';
import { StoreParams } from '../order';
import { openAtPartner, type PartnerDesk, type PaymentService } from '../payment';

const SessionQuery = Type.Object({
  orderId: Type.String({ maxLength: 20 }),
  langId: Type.Optional(Type.String({ maxLength: 5 })),
});
const TokenBody = Type.Object({
  orderId: Type.String({ maxLength: 20 }),
  authorization_token: Type.String({ minLength: 1, maxLength: 200 }),
  finalize_required: Type.Optional(Type.Boolean()),
  billing_address_id: Type.Optional(Type.String({ maxLength: 40 })),
});

const tokenInvalid = () =>
  new Fault(400, '1320', 'KLARNA_TOKEN_INVALID', 'The approval is not valid any more. Start the payment again.', [
    'authorization_token',
  ]);

/** Klarna: a session for the widget, and what the widget authorised (contract 23, PAY-07). */
export function klarnaRoutes(db: Db, clock: Clock, desk: PartnerDesk, payments: PaymentService): RoutePlugin {
  const base = '/store/:storeId/klarnadirect';
  return (app) => {
    app.get(
      `${base}/create-session`,
      { schema: { params: StoreParams, querystring: SessionQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { order, session } = await openAtPartner({ db, clock }, desk, {
          caller,
          storeId: request.params.storeId,
          orderId: request.query.orderId,
          method: 'KLARNA',
          express: false,
        });
        return {
          orderId: order.orderId,
          session_id: session.session_id,
          client_token: session.session_id,
          payment_method_categories: [
            { identifier: 'pay_over_time', name: 'Pay over time', asset_urls: { standard: '', descriptive: '' } },
          ],
          resourceName: 'klarnadirect',
        };
      },
    );

    app.post(`${base}/update-authToken`, { schema: { params: StoreParams, body: TokenBody } }, async (request) => {
      const caller = await requireShopper(request);
      const { storeId } = request.params;
      const { orderId, authorization_token: token, billing_address_id } = request.body;
      const { order } = (await payments.forPaying(caller, storeId, orderId)).payable;
      const session = await desk.latest('KLARNA', order.orderId);
      const given = session?.state === 'approved' || session?.state === 'pending';
      if (session?.token !== token || !given || session.used_at !== null || session.expires_at <= clock.now())
        throw tokenInvalid();
      await payments.remove(caller, storeId, order.orderId, undefined);
      const { piId } = await payments.put(caller, storeId, {
        orderId: order.orderId,
        payMethodId: 'KLARNA',
        paymentToken: token,
        ...(billing_address_id ? { billing_address_id } : {}),
      });
      return { orderId: order.orderId, piId, resourceName: 'klarnadirect' };
    });
  };
}
