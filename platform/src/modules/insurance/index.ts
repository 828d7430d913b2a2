import { Type } from 'typebox';

import { Fault, requireShopper, type RoutePlugin } from '../../kernel';
import { type CartDesk, readUsages, StoreParams } from '../order';
import { decodeClaim } from './claim.domain';

/** Answers once what an insurer granted; null for a token it does not know. The answer is a stranger's until it is decoded. */
export interface ClaimCheck {
  redeem(token: string): Promise<unknown>;
}

const ClaimBody = Type.Object({
  orderId: Type.Optional(Type.String({ maxLength: 20 })),
  claimToken: Type.String({ minLength: 1, maxLength: 200 }),
});
const ClaimQuery = Type.Object({
  orderId: Type.Optional(Type.String({ maxLength: 20 })),
  langId: Type.Optional(Type.String({ maxLength: 6 })),
});

const path = '/store/:storeId/cart/@self/insurance_claim';

/** Puts what an insurer granted on the shopper's own cart and takes it off again; the amounts are the partner's, never the caller's (INS-02). */
export function insuranceRoutes(desk: CartDesk, partner: ClaimCheck): RoutePlugin {
  return (app) => {
    app.post(
      path,
      { schema: { params: StoreParams, body: ClaimBody, querystring: ClaimQuery } },
      async (request, reply) => {
        const caller = await requireShopper(request);
        const { claimToken, orderId: reference } = request.body;
        const answer = await partner.redeem(claimToken);
        if (answer === null)
          throw new Fault(
            400,
            'INS400',
            'ERR_INSURANCE_CLAIM_UNKNOWN',
            'This grant of the insurer is not known or was used before.',
          );
        const insuranceClaim = decodeClaim(answer);
        const { storeId } = request.params;
        const order = await desk.change(
          { caller, storeId, reference, langId: request.query.langId, usages: readUsages(undefined) },
          async (_trx, cart) => ({ ...cart, insuranceClaim }),
        );
        return reply.status(201).send({ orderId: order.orderId, resourceName: 'insurance_claim' });
      },
    );

    app.delete(path, { schema: { params: StoreParams, querystring: ClaimQuery } }, async (request) => {
      const caller = await requireShopper(request);
      const { orderId: reference, langId } = request.query;
      const order = await desk.change(
        { caller, storeId: request.params.storeId, reference, langId, usages: readUsages(undefined) },
        async (_trx, cart) => ({ ...cart, insuranceClaim: null }),
      );
      return { orderId: order.orderId, resourceName: 'insurance_claim' };
    });
  };
}

export { insuranceCode, insured } from './insurance.domain';
