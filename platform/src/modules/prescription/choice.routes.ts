import { requireRegistered } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { storePath } from '../identity';

import type { ChoiceService } from './choice.service';
import { choiceBody, choiceParams } from './prescription.schemas';

/** Half-finished choices of lenses; a guest's stay on the device (RX-10). */
export function choiceRoutes(choices: ChoiceService): RoutePlugin {
  const path = `${storePath}/rox/choice/:partNumber`;
  return (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    app.get(path, { schema: { params: choiceParams } }, async (request) => {
      const { userId } = await requireRegistered(request);
      const { partNumber } = request.params;
      return { partNumber, choice: await choices.read(userId, partNumber) };
    });

    app.put(path, { schema: { params: choiceParams, body: choiceBody } }, async (request) => {
      const { userId } = await requireRegistered(request);
      const { partNumber } = request.params;
      await choices.keep(userId, partNumber, request.body);
      return { partNumber };
    });

    app.delete(path, { schema: { params: choiceParams } }, async (request) => {
      const { userId } = await requireRegistered(request);
      const { partNumber } = request.params;
      await choices.forget(userId, partNumber);
      return { partNumber };
    });
  };
}
