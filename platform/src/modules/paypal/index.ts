import { Type } from 'typebox';
import { requireShopper, type RoutePlugin } from '../../kernel';
import { StoreParams } from '../order';
import type { PayPalService } from './paypal.service';

const id = Type.String({ maxLength: 20 });
const address = Type.String({ minLength: 1, maxLength: 1000 });
const language = Type.Optional(Type.String({ maxLength: 5 }));
const StartQuery = Type.Object({ successUrl: address, cancelUrl: address, langId: language });
const StartBody = Type.Object({ orderId: Type.Optional(id), express: Type.Optional(Type.Boolean()) });
const OrderQuery = Type.Object({ orderId: id, langId: language });

/** The calls of contract 22. */
export function payPalRoutes(service: PayPalService): RoutePlugin {
  const base = '/store/:storeId/paypal';
  return (app) => {
    app.post(
      `${base}/sessionMerchantUrl/@self`,
      { schema: { params: StoreParams, querystring: StartQuery, body: StartBody } },
      async (request) => {
        const caller = await requireShopper(request);
        const { successUrl, cancelUrl } = request.query;
        const { orderId, express } = request.body;
        return service.start({ caller, storeId: request.params.storeId, orderId }, successUrl, cancelUrl, express);
      },
    );
    app.get(
      `${base}/checkStatus/@self`,
      { schema: { params: StoreParams, querystring: OrderQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        return service.status({ caller, storeId: request.params.storeId, orderId: request.query.orderId });
      },
    );
    app.get(
      `${base}/signPaymentData/@self`,
      { schema: { params: StoreParams, querystring: OrderQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        return service.signed({ caller, storeId: request.params.storeId, orderId: request.query.orderId });
      },
    );
  };
}

export { createPayPalService } from './paypal.service';
