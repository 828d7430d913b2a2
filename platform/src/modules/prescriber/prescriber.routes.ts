import { requireShopper, type RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';
import { PrescriberBody } from './prescriber.schemas';
import type { PrescriberService } from './prescriber.service';

/** Who prescribed the contact lenses of an order (RX-20). */
export function prescriberRoutes(service: PrescriberService): RoutePlugin {
  return (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });
    app.post(
      `${storePath}/prescription/prescriber`,
      { schema: { params: storeParams, body: PrescriberBody } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { orderId, prescriber } = request.body;
        await service.name(userId, orderId, prescriber);
        return { orderId, prescriberRequest: 'named' };
      },
    );
  };
}
