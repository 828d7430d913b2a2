import { requireShopper } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';

import { contactLensBody, detailsBody, lineParams, severalDetailsBody, uploadedAnswer } from './prescription.schemas';
import type { PrescriptionService } from './prescription.service';
import type { Readings } from './readings';

/** Prescription values of order lines (section 30, RX-06, RX-20). */
export function detailsRoutes(service: PrescriptionService, readings: Pick<Readings, 'of'>): RoutePlugin {
  const path = `${storePath}/prescription`;
  return (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    for (const [method, created] of [
      ['POST', 201],
      ['PUT', 200],
    ] as const) {
      app.route({
        method,
        url: `${path}/prescriptionDetails`,
        schema: { params: storeParams, body: detailsBody, response: { [created]: uploadedAnswer } },
        handler: async (request, reply) => {
          const { userId } = await requireShopper(request);
          const { orderId, orderItemId, prescriptionDetails: values } = request.body;
          await service.describe(userId, orderId, [{ orderItemId, values }]);
          return reply.status(created).send({ orderId, orderItemId, prescriptionUploaded: true });
        },
      });
    }

    app.post(
      `${path}/prescriptionDetails/multiple`,
      { schema: { params: storeParams, body: severalDetailsBody } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { orderId, items } = request.body;
        const described = items.map(({ orderItemId, prescriptionDetails: values }) => ({ orderItemId, values }));
        await service.describe(userId, orderId, described);
        return { results: items.map(({ orderItemId }) => ({ orderId, orderItemId, prescriptionUploaded: true })) };
      },
    );

    app.post(
      `${storePath}/contactLens/prescriptionDetails`,
      { schema: { params: storeParams, body: contactLensBody } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { orderId, orderItemId, left = {}, right = {}, dominance } = request.body;
        const eyes = { left, right, ...(dominance === undefined ? {} : { dominance }) };
        await service.describeContactLenses(userId, { orderId, orderItemId, ...eyes });
        return { orderId, orderItemId };
      },
    );

    app.get(`${path}/readings`, { schema: { params: storeParams } }, async (request) => {
      const { userId } = await requireShopper(request);
      return { resourceName: 'prescription', readings: await readings.of(userId) };
    });

    app.get(
      `${path}/orderId/:orderId/orderItemId/:orderItemId`,
      { schema: { params: lineParams } },
      async (request) => {
        const { userId } = await requireShopper(request);
        return { results: await service.ofLine(userId, request.params) };
      },
    );
  };
}
