import { PARCEL_EVENTS } from '@sightline/shared-lib/domain/order';
import { Type } from 'typebox';

import { minorUnits, requireOperationsToken, type RoutePlugin, wireAmount } from '../../kernel';
import { TRACKING_NUMBER, TrackingNumbers } from '../order';
import type { FulfilmentService, Standing } from './fulfilment.service';

const Params = Type.Object({ orderId: Type.String({ pattern: '^[0-9]{1,20}$' }) });
const RefundBody = Type.Object({
  /** Names the reason, such as a return's number. */
  key: Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' }),
  /** More than nothing, in the order's currency; all that is left when absent. */
  amount: Type.Optional(Type.String({ pattern: '^(?!0+([.]0+)?$)[0-9]{1,9}([.][0-9]{1,5})?$', maxLength: 15 })),
});

const ParcelParams = Type.Object({ ...Params.properties, number: Type.String({ pattern: TRACKING_NUMBER }) });
/** What a carrier tells of a parcel. */
const ReportBody = Type.Object({
  event: Type.Union(PARCEL_EVENTS.map((event) => Type.Literal(event))),
  place: Type.Optional(Type.String({ maxLength: 80 })),
  at: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2})$' })),
});

/** Numbers of the parcels that it is sent in. */
const ShipBody = Type.Union([Type.Object({ trackingNumbers: Type.Optional(TrackingNumbers) }), Type.Null()]);

function answer({ order, openMinor, capturedMinor, refundedMinor, unsettled }: Standing): object {
  return {
    orderId: order.orderId,
    orderStatus: order.status,
    currency: order.currency,
    open: wireAmount(openMinor),
    captured: wireAmount(capturedMinor),
    refunded: wireAmount(refundedMinor),
    unsettled,
  };
}

/** Calls of those who send and take back orders. They hang outside the shop's addresses, and there are none without a token. */
export function createFulfilmentRoutes(service: FulfilmentService, token: string | undefined): RoutePlugin {
  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    const path = '/operations/orders/:orderId';

    app.get(path, { schema: { params: Params } }, async (request) =>
      answer(await service.standing(request.params.orderId)),
    );

    app.post(`${path}/ship`, { schema: { params: Params, body: ShipBody } }, async (request) =>
      answer(await service.take('ship', request.params.orderId, request.body?.trackingNumbers)),
    );

    for (const step of ['deliver', 'cancel', 'refuse'] as const) {
      app.post(`${path}/${step}`, { schema: { params: Params } }, async (request) =>
        answer(await service.take(step, request.params.orderId)),
      );
    }

    app.post(
      `${path}/parcels/:number/events`,
      { schema: { params: ParcelParams, body: ReportBody } },
      async (request) => {
        const { orderId, number } = request.params;
        const { event, place = '', at } = request.body;
        return { orderId, parcels: await service.report(orderId, number, { event, place, at }) };
      },
    );

    app.post(`${path}/refund`, { schema: { params: Params, body: RefundBody } }, async (request) => {
      const { key, amount } = request.body;
      return answer(
        await service.refund(request.params.orderId, key, amount === undefined ? undefined : minorUnits(amount)),
      );
    });
  };
}
