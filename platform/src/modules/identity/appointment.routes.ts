import { Type } from 'typebox';

import { requireOperationsToken } from '../../kernel';
import type { RoutePlugin } from '../../kernel';

import type { AppointmentService } from './appointment.service';
import { passwordText } from './identity.schemas';

const logonId = Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 254 });
const Body = Type.Object({
  logonId,
  logonPassword: Type.Optional(passwordText),
  stores: Type.Array(Type.String({ pattern: '^[0-9]{1,10}$' }), { minItems: 1, maxItems: 50 }),
});

/** Store assistants, made and unmade by operations; there are no such calls without a token. */
export function appointmentRoutes(appointments: AppointmentService, token: string | undefined): RoutePlugin {
  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    app.post('/operations/assistants', { schema: { body: Body } }, async (request, reply) =>
      reply.status(201).send(await appointments.appoint(request.body)),
    );
    app.delete('/operations/assistants/:logonId', { schema: { params: Type.Object({ logonId }) } }, async (request) =>
      appointments.dismiss(request.params.logonId),
    );
  };
}
