import { Type } from 'typebox';
import { requireShopper, type RoutePlugin } from '../../kernel';
import { StoreParams } from '../order';
import type { PaymentService } from '../payment';
import { type AuthenticationGateway, createPayerAuthenticationService } from './payerAuthentication.service';

const id = Type.Optional(Type.String({ maxLength: 64 }));
const SetupQuery = Type.Object({ orderId: id, piId: id });
const CheckBody = Type.Object({
  orderId: id,
  piId: id,
  referenceID: id,
  returnUrl: Type.Optional(Type.String({ maxLength: 500 })),
  challengeWindowSize: id,
});
const ValidateQuery = Type.Object({
  orderId: id,
  piId: id,
  authenticationTransactionID: Type.String({ maxLength: 64 }),
});

/** Payer authentication (contract 21). */
export function createPayerAuthenticationModule(
  payments: PaymentService,
  gateway: AuthenticationGateway,
): { routes: RoutePlugin } {
  const service = createPayerAuthenticationService(payments, gateway);
  const base = '/store/:storeId/payerAuthentication';
  return {
    routes: (app) => {
      app.get(
        `${base}/paSetup/@self`,
        { schema: { params: StoreParams, querystring: SetupQuery } },
        async (request) => {
          const caller = await requireShopper(request);
          return service.setup({
            caller,
            storeId: request.params.storeId,
            orderId: request.query.orderId,
            piId: request.query.piId,
          });
        },
      );
      app.post(`${base}/paCheckEnroll/@self`, { schema: { params: StoreParams, body: CheckBody } }, async (request) => {
        const caller = await requireShopper(request);
        const { orderId, piId, returnUrl } = request.body;
        return service.check({ caller, storeId: request.params.storeId, orderId, piId }, returnUrl ?? '');
      });
      app.get(
        `${base}/paValidate/@self`,
        { schema: { params: StoreParams, querystring: ValidateQuery } },
        async (request) => {
          const caller = await requireShopper(request);
          const { orderId, piId, authenticationTransactionID } = request.query;
          return service.validate(
            { caller, storeId: request.params.storeId, orderId, piId },
            authenticationTransactionID,
          );
        },
      );
    },
  };
}

export type { AuthenticationGateway } from './payerAuthentication.service';
