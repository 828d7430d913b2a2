import { isEmail, isPhone } from '@sightline/shared-lib/domain/validation';

import { invalidInput, requireShopper } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { knownStore } from '../storeConfig';
import type { Appointment } from './appointment.repository';
import { BookingBody, CancelBody, KeyQuery, MoveBody, SlotsQuery, StoreParams } from './appointment.schemas';
import type { Appointments } from './appointment.service';
import { endOf } from './slots.domain';

const path = '/wcs/resources/store/:storeId/appointment';
/** Days shown when nobody says how many. */
const DAYS = 14;

/** Calls of appointments (designed here, no counterpart in the commerce product). Keys stand in queries and bodies: paths are logged. */
export function appointmentRoutes(appointments: Appointments): RoutePlugin {
  const record = (appointment: Appointment) => ({
    appointmentId: appointment.appointment_id,
    key: appointment.access_key,
    status: appointment.status,
    calledOff: appointment.called_off,
    service: appointment.service,
    physicalStoreId: appointment.physical_store_id,
    storeName: appointment.branch.name,
    addressLine: appointment.branch.lines,
    telephone: appointment.branch.phone,
    timeZone: appointment.branch.timeZone,
    startsAt: appointment.starts_at.toISOString(),
    endsAt: endOf(appointment.starts_at, appointment.service).toISOString(),
    changeableUntil: appointments.changeableUntil(appointment).toISOString(),
    name: appointment.name,
    email: appointment.email,
    phone: appointment.phone,
  });

  return (app) => {
    app.get(`${path}/slots`, { schema: { params: StoreParams, querystring: SlotsQuery } }, async (request, reply) => {
      knownStore(request.params.storeId);
      const { physicalStoreId, service, from, days = DAYS } = request.query;
      const free = await appointments.free(physicalStoreId, service, { from, days });
      void reply.header('cache-control', 'no-store');
      return {
        physicalStoreId,
        service,
        timeZone: free.timeZone,
        // A time that is nearer can be booked, and is changed by telephone alone.
        changeHours: String(appointments.changeHours),
        days: free.days.map(({ day, startsAt }) => ({ day, startsAt: startsAt.map((one) => one.toISOString()) })),
      };
    });

    app.post(path, { schema: { params: StoreParams, body: BookingBody } }, async (request, reply) => {
      const { userId } = await requireShopper(request);
      const store = knownStore(request.params.storeId);
      const { body } = request;
      const [name, email, phone] = [body.name.trim(), body.email.trim(), body.phone.trim()];
      if (name === '') throw invalidInput('name');
      if (!isEmail(email)) throw invalidInput('email');
      if (!isPhone(phone)) throw invalidInput('phone');
      const booked = await appointments.book({
        userId,
        storeId: store.storeId,
        locale: body.locale ?? store.locales[0] ?? '',
        physicalStoreId: body.physicalStoreId,
        service: body.service,
        startsAt: new Date(body.startsAt),
        name,
        email,
        phone,
        requestKey: body.requestKey,
      });
      return reply.status(201).send(record(booked));
    });

    app.get(`${path}/@self`, { schema: { params: StoreParams } }, async (request, reply) => {
      const { userId } = await requireShopper(request);
      void reply.header('cache-control', 'no-store');
      return { appointments: (await appointments.own(userId)).map(record) };
    });

    app.get(`${path}/byKey`, { schema: { params: StoreParams, querystring: KeyQuery } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return record(await appointments.read(request.query.key));
    });

    app.post(`${path}/move`, { schema: { params: StoreParams, body: MoveBody } }, async (request) =>
      record(await appointments.move(request.body.key, new Date(request.body.startsAt))),
    );

    app.post(`${path}/cancel`, { schema: { params: StoreParams, body: CancelBody } }, async (request) =>
      record(await appointments.cancel(request.body.key)),
    );
  };
}
