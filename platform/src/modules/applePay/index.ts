import { Type } from 'typebox';
import { requireShopper, type RoutePlugin } from '../../kernel';
import { PageQuery, StoreParams } from '../order';
import { type ApplePayDependencies, createApplePayService } from './applePay.service';

const text = (max: number) => Type.Optional(Type.String({ maxLength: max }));
const Contact = Type.Object({
  givenName: text(64),
  familyName: text(64),
  emailAddress: text(254),
  phoneNumber: text(40),
  addressLines: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 3 })),
  locality: text(64),
  administrativeArea: text(64),
  postalCode: text(20),
  countryCode: text(2),
});
/** What the sheet of a device says was approved; it is opened, and judged, by the partner. */
const DeviceToken = Type.Object({
  transactionIdentifier: text(200),
  paymentData: Type.Optional(
    Type.Object({
      version: text(20),
      data: text(20_000),
      signature: text(20_000),
      header: Type.Optional(
        Type.Object({ transactionId: text(200), publicKeyHash: text(200), ephemeralPublicKey: text(400) }),
      ),
    }),
  ),
});
const UpdateBody = Type.Object({
  orderId: Type.String({ maxLength: 20 }),
  shippingContact: Type.Optional(Contact),
  billingContact: Type.Optional(Contact),
  billing_address_id: text(40),
  shipModeId: text(10),
  token: Type.Optional(DeviceToken),
});
const CancelBody = Type.Object({ orderId: Type.String({ maxLength: 20 }) });

/** `applepay_update` and `applepay_cancel` (contract 24). */
export function applePayRoutes(dependencies: ApplePayDependencies): RoutePlugin {
  const service = createApplePayService(dependencies);
  return (app) => {
    app.put(
      '/store/:storeId/cart/@self/applepay_update',
      { schema: { params: StoreParams, querystring: PageQuery, body: UpdateBody } },
      async (request) => {
        const caller = await requireShopper(request);
        return service.update(caller, request.params.storeId, request.body, request.query.langId);
      },
    );
    app.post(
      '/store/:storeId/cart/@self/applepay_cancel',
      { schema: { params: StoreParams, querystring: PageQuery, body: CancelBody } },
      async (request) => {
        const caller = await requireShopper(request);
        return service.cancel(caller, request.params.storeId, request.body.orderId, request.query.langId);
      },
    );
  };
}
