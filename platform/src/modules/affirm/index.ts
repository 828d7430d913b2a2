import { Type } from 'typebox';
import { type Clock, type Db, requireShopper, type RoutePlugin, unknownId } from '../../kernel';
import { findReachable, orderErrors, StoreParams } from '../order';
import { openAtPartner, type PartnerDesk } from '../payment';

const address = Type.String({ minLength: 1, maxLength: 1000 });
const language = Type.Optional(Type.String({ maxLength: 5 }));
const StartQuery = Type.Object({ successUrl: address, cancelUrl: address, langId: language });
const StartBody = Type.Object({ orderId: Type.Optional(Type.String({ maxLength: 20 })) });
const StatusQuery = Type.Object({ orderId: Type.String({ maxLength: 20 }), langId: language });

/** Affirm: a checkout on its own page, and how it ended. The calls follow those of PayPal (PAY-07). */
export function affirmRoutes(db: Db, clock: Clock, desk: PartnerDesk): RoutePlugin {
  const base = '/store/:storeId/affirm';
  return (app) => {
    app.post(
      `${base}/create-checkout/@self`,
      { schema: { params: StoreParams, querystring: StartQuery, body: StartBody } },
      async (request) => {
        const caller = await requireShopper(request);
        const { successUrl, cancelUrl } = request.query;
        const { order, session } = await openAtPartner({ db, clock }, desk, {
          caller,
          storeId: request.params.storeId,
          orderId: request.body.orderId,
          method: 'AFFIRM',
          successUrl,
          cancelUrl,
          express: false,
        });
        return {
          orderId: order.orderId,
          redirecturl: `${desk.origin}/affirm/${session.session_id}`,
          resourceName: 'affirm',
        };
      },
    );
    app.get(
      `${base}/checkStatus/@self`,
      { schema: { params: StoreParams, querystring: StatusQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { orderId } = request.query;
        const { storeId } = request.params;
        if (!(await findReachable(db, clock, caller.userId, { storeId, orderId }))) throw orderErrors.notFound(orderId);
        const session = await desk.latest('AFFIRM', orderId);
        if (!session) throw unknownId(orderId);
        const paymentStatus = { approved: 'AUTHORIZED', pending: 'PENDING' }[session.state as string] ?? 'FAILED';
        return { orderId, reasonCode: session.reason_code || '476', paymentStatus, resourceName: 'affirm' };
      },
    );
  };
}
