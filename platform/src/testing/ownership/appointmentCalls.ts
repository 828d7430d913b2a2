import type { Entry } from './entry';
import { everybodys } from './entry';

const operations = { authorization: 'Bearer somebody' };
const refused = (body?: object, params: Readonly<Record<string, string>> = {}): Entry => ({
  own: 403,
  asks: ({ visitBranchId }) => ({
    headers: operations,
    params: { physicalStoreId: visitBranchId, day: '2026-12-01', appointmentId: '1', ...params },
    ...(body ? { body } : {}),
  }),
});
/** Whoever has the key of an appointment may do what it opens; nothing else opens it, so here is one that nobody has. */
const key = 'x'.repeat(32);

/** Appointments: the key of the letter opens one, a session those that it booked. */
export const appointmentCalls: Readonly<Record<string, Entry>> = {
  'GET ./appointment/slots': {
    own: 200,
    asks: ({ visitBranchId }) => ({ query: { physicalStoreId: visitBranchId, service: 'fitting' } }),
  },
  'GET ./appointment/@self': { own: 200, shows: ({ ids }) => ids.visitKey },
  'GET ./appointment/byKey': everybodys({ query: { key } }, 404),
  'POST ./appointment/move': everybodys({ body: { key, startsAt: '2026-12-01T15:00:00.000Z' } }, 404),
  'POST ./appointment/cancel': everybodys({ body: { key } }, 404),
  // The number of a request answers its own shopper once more, and nobody else.
  'POST ./appointment': {
    own: 400,
    asks: ({ visitRequestKey, visitBranchId, visitTime, email }) => ({
      body: {
        physicalStoreId: visitBranchId,
        service: 'fitting',
        startsAt: visitTime,
        name: 'Ann',
        email: `other-${email}`,
        phone: '2065550199',
        requestKey: visitRequestKey,
      },
    }),
  },
  'GET /operations/appointments/:physicalStoreId/days/:day': refused(),
  'POST /operations/appointments/:physicalStoreId/days/:day/close': refused({}),
  'POST /operations/appointments/:physicalStoreId/days/:day/open': refused({}),
  'POST /operations/appointments/:physicalStoreId/capacity': refused({ service: 'fitting', places: 2 }),
  'POST /operations/appointments/:appointmentId/cancel': refused({}),
};
