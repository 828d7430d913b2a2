import { requireOperationsToken, type RoutePlugin } from '../../kernel';
import type { AnswerService } from './answer.service';
import { OrderParams, RefuseBody } from './prescriber.schemas';

/** Calls of those who ask prescribers. They hang outside the shop's addresses, and there are none without a token. */
export function prescriberOperations(service: AnswerService, token: string | undefined): RoutePlugin {
  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });
    const path = '/operations/orders/:orderId/prescriber';
    const schema = { params: OrderParams };

    app.get('/operations/prescribers', async () => ({ requests: await service.open() }));
    app.get(path, { schema }, (request) => service.text(request.params.orderId));
    app.post(`${path}/ask`, { schema }, (request) => service.ask(request.params.orderId));
    app.post(`${path}/confirm`, { schema }, (request) =>
      service.answer(request.params.orderId, { event: 'confirmed' }),
    );
    app.post(`${path}/refuse`, { schema: { ...schema, body: RefuseBody } }, (request) =>
      service.answer(request.params.orderId, { event: 'refused', reason: request.body.reason }),
    );
  };
}
