import { Type } from 'typebox';

import { type Clock, type Db, inTransaction, requireShopper, type RoutePlugin } from '../../kernel';
import { findOwned, orderErrors, type OrderLetters, OrderParams, saveOrder } from '../order';
import { type AmendedAddress, amendmentOf } from './addressAmendment.domain';
import { shippingErrors } from './shipping.errors';

const text = (maxLength: number) => Type.String({ maxLength });

const AmendBody = Type.Object({
  firstName: text(128),
  lastName: text(128),
  addressLine: Type.Array(text(128), { minItems: 1, maxItems: 3 }),
  city: text(128),
  state: text(128),
  zipCode: text(40),
  phone1: text(32),
});

export interface AmendmentDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly letters: Pick<OrderLetters, 'addressAmended'>;
}

/** A call of our own: a placed order goes to another address while it can be edited (ORD-01). */
export function addressAmendmentRoutes({ db, clock, letters }: AmendmentDependencies): RoutePlugin {
  const amend = (userId: string, storeId: string, orderId: string, wish: AmendedAddress): Promise<void> =>
    inTransaction(db, async (trx) => {
      const order = await findOwned(trx, userId, storeId, orderId, true);
      if (!order) throw orderErrors.notFound(orderId);
      const amendment = amendmentOf(order, wish);
      if (!amendment.ok) throw shippingErrors.notAmendable(amendment.why, orderId);
      const { address } = amendment;
      const lines = order.lines.map((line) => ({ ...line, address, updatedAt: clock.now() }));
      const changed = { ...order, lines, updatedAt: clock.now() };
      await saveOrder(trx, changed);
      await letters.addressAmended(trx, changed);
    });
  return (app) => {
    app.put(
      '/store/:storeId/order/:orderId/address',
      { schema: { params: OrderParams, body: AmendBody } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { storeId, orderId } = request.params;
        await amend(userId, storeId, orderId, request.body);
        return { orderId, resourceName: 'order' };
      },
    );
  };
}
