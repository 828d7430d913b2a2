import { Type } from 'typebox';
import { LOCALES } from '@sightline/shared-lib/contracts';
import { APPOINTMENT_SERVICES } from '@sightline/shared-lib/domain/store';

const service = Type.Union(APPOINTMENT_SERVICES.map((one) => Type.Literal(one)));
const physicalStoreId = Type.String({ pattern: '^[0-9]{1,12}$' });
const day = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });
const startsAt = Type.String({
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:00[.]000Z$',
});
const key = Type.String({ pattern: '^[0-9A-Za-z_-]{32}$' });

export const StoreParams = Type.Object({ storeId: Type.String({ pattern: '^[0-9]{1,12}$' }) });
export const SlotsQuery = Type.Object({
  physicalStoreId,
  service,
  from: Type.Optional(day),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
});
export const KeyQuery = Type.Object({ key });
export const BookingBody = Type.Object({
  physicalStoreId,
  service,
  startsAt,
  name: Type.String({ minLength: 1, maxLength: 120 }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  phone: Type.String({ minLength: 3, maxLength: 40 }),
  locale: Type.Optional(Type.Union(LOCALES.map((one) => Type.Literal(one)))),
  requestKey: Type.String({ pattern: '^[0-9A-Za-z-]{8,64}$' }),
});
export const MoveBody = Type.Object({ key, startsAt });
export const CancelBody = Type.Object({ key });

/** Calls of operations; `all` stands for every branch. */
export const BranchParams = Type.Object({ physicalStoreId });
export const DayParams = Type.Object({ physicalStoreId: Type.String({ pattern: '^([0-9]{1,12}|all)$' }), day });
export const CapacityBody = Type.Object({ service, places: Type.Integer({ minimum: 0, maximum: 50 }) });
export const AppointmentParams = Type.Object({ appointmentId: Type.String({ pattern: '^[0-9]{1,20}$' }) });
