import type { Clock, Db, Trx } from '../kernel';
import { parcelsOf } from '../modules/fulfilment';
import {
  type LensValuesPort,
  type Order,
  ofStatuses,
  type ReadContexts,
  requireStore,
  type StatusChanges,
  statusChanges,
  timelineOf,
} from '../modules/order';
import { type createPaymentModule, instructionRecord } from '../modules/payment';
import type { createPromotionModule } from '../modules/promotion';
import { type createReturnModule, returnHappenings } from '../modules/returns';
import { amendable, describeShipMode, type DeliveryPromises } from '../modules/shipping';
import { asksPrescriber } from '../modules/storeConfig';

interface ReadDependencies {
  readonly clock: Clock;
  readonly payment: Pick<ReturnType<typeof createPaymentModule>, 'service' | 'settlement'>;
  readonly promotions: ReturnType<typeof createPromotionModule>['service'];
  readonly returns: Pick<ReturnType<typeof createReturnModule>, 'offerOf'>;
  readonly lensValues: LensValuesPort;
  readonly promises: DeliveryPromises;
}

/** What carts and orders are told with, besides what they hold themselves. */
export function createReadContexts(dependencies: ReadDependencies): ReadContexts {
  const { clock, payment, promises, returns, lensValues } = dependencies;
  const promotions: ReadContexts['promotions'] = async (handle, codes) => {
    const known = await dependencies.promotions.describe(handle, codes);
    return (code) => known.find((entry) => entry.code === code);
  };
  const timeline = async (handle: Db | Trx, orderId: string, placedAt: Date, changes: StatusChanges) =>
    timelineOf(placedAt, [
      ...ofStatuses(changes),
      ...(await payment.settlement.happenings(handle, orderId)),
      ...(await returnHappenings(handle, orderId)),
    ]);
  return {
    promotions,
    async of(handle, order: Order, langId) {
      const rows = await payment.service.list(handle, order.orderId);
      const asks = asksPrescriber(order.storeId);
      const changes = order.placedAt ? await statusChanges(handle, order.orderId) : [];
      const promise = promises.ofOrder(order, changes, asks);
      const counted = promise.since ? new Date(promise.since) : null;
      return {
        instructions: rows.map(instructionRecord),
        promotion: await promotions(handle, order.promotionCodes),
        timeline: order.placedAt ? await timeline(handle, order.orderId, order.placedAt, changes) : [],
        parcels: await parcelsOf(handle, order),
        canChangeAddress: amendable(order).ok,
        openPayment: order.placedAt ? await payment.settlement.openPayment(handle, order) : null,
        returnOffer: order.placedAt ? await returns.offerOf(handle, order) : null,
        lineAttributes: (line) =>
          order.placedAt
            ? lensValues.shown(line.attributes, line.partNumber)
            : lensValues.inBag(line, { storeId: order.storeId, now: clock.now() }),
        // Nobody knows the day of what waits for somebody: it is told as if it were given now.
        expectedShipDate: (line) =>
          promises.shipDate(counted ?? order.placedAt ?? line.updatedAt, line, order.lines, asks && !counted),
        deliveryPromise: promise,
        shipMode: describeShipMode(langId ?? requireStore(order.storeId).langId),
      };
    },
  };
}
