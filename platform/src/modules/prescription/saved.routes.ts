import { requireShopper } from '../../kernel';
import type { Clock, RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';
import { prescriptionDays } from '../storeConfig';

import { savedBody, savedParams, usedParams } from './prescription.schemas';
import { savedRecord } from './saved.domain';
import type { SavedService } from './saved.service';

/** Prescriptions kept for next time, and those of earlier orders (RX-04, RX-05). */
export function savedRoutes(saved: SavedService, clock: Clock): RoutePlugin {
  const path = `${storePath}/prescription/@self`;
  return (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    app.get(path, { schema: { params: storeParams } }, async (request) => {
      const { userId } = await requireShopper(request);
      const days = prescriptionDays(request.params.storeId);
      const kept = await saved.list(userId);
      return {
        resourceName: 'prescription',
        prescriptions: kept.map((one) => savedRecord(one, days, clock.now())),
        files: await saved.papers(userId),
      };
    });

    app.post(path, { schema: { params: storeParams, body: savedBody } }, async (request, reply) => {
      const { userId } = await requireShopper(request);
      return reply.status(201).send({ prescriptionId: await saved.add(userId, request.body) });
    });

    app.put(`${path}/:prescriptionId`, { schema: { params: savedParams, body: savedBody } }, async (request) => {
      const { userId } = await requireShopper(request);
      const { prescriptionId } = request.params;
      await saved.change(userId, prescriptionId, request.body);
      return { prescriptionId };
    });

    app.delete(`${path}/:prescriptionId`, { schema: { params: savedParams } }, async (request) => {
      const { userId } = await requireShopper(request);
      const { prescriptionId } = request.params;
      await saved.remove(userId, prescriptionId);
      return { prescriptionId };
    });

    app.post(`${path}/:prescriptionId/use`, { schema: { params: usedParams } }, async (request) => {
      const { userId } = await requireShopper(request);
      const { storeId, prescriptionId } = request.params;
      const days = prescriptionDays(storeId);
      const used = await saved.use(userId, prescriptionId, days);
      return savedRecord(used, days, clock.now());
    });
  };
}
