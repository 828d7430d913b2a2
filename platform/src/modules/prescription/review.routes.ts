import { REJECTION_REASONS } from '@sightline/shared-lib/domain/prescription';
import { Type } from 'typebox';

import { requireOperationsToken, type RoutePlugin } from '../../kernel';

import type { ReviewService } from './review.service';

const number = Type.String({ pattern: '^[0-9]{1,20}$' });
const OrderParams = Type.Object({ orderId: number });
const LineParams = Type.Object({ orderId: number, orderItemId: number });
const version = Type.String({ pattern: '^[0-9a-f]{1,12}$' });
const ApproveBody = Type.Object({ version });
const RejectBody = Type.Object({
  version,
  reason: Type.Union(REJECTION_REASONS.map((reason) => Type.Literal(reason))),
});

/** Calls of opticians. They hang outside the shop's addresses, and there are none without a token. */
export function createReviewRoutes(service: ReviewService, token: string | undefined): RoutePlugin {
  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    const path = '/operations/orders/:orderId/prescriptions';

    app.get(path, { schema: { params: OrderParams } }, (request) => service.standing(request.params.orderId));

    app.post(`${path}/:orderItemId/approve`, { schema: { params: LineParams, body: ApproveBody } }, (request) => {
      const { orderId, orderItemId } = request.params;
      return service.decide(orderId, orderItemId, { event: 'approve', ...request.body });
    });

    app.post(`${path}/:orderItemId/reject`, { schema: { params: LineParams, body: RejectBody } }, (request) => {
      const { orderId, orderItemId } = request.params;
      return service.decide(orderId, orderItemId, { event: 'reject', ...request.body });
    });
  };
}
