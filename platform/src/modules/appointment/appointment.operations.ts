import type { Db, RoutePlugin } from '../../kernel';
import { dayAfter, dayAt, notFound, requireOperationsToken } from '../../kernel';
import { closeDay, expectedVisits, openDay, setCapacity } from './appointment.repository';
import { AppointmentParams, BranchParams, CapacityBody, DayParams } from './appointment.schemas';
import type { AppointmentDependencies, Appointments } from './appointment.service';

const DAY_MS = 24 * 3_600_000;

/** What operations do with the diary of a branch: see a day, close it, change how many are seen at once. There are no such calls without a token. */
export function appointmentOperations(
  db: Db,
  appointments: Appointments,
  branches: AppointmentDependencies['branches'],
  token: string | undefined,
): RoutePlugin {
  /** Who is expected on a day of a branch; two days around it, since midnight is elsewhere at another time. */
  async function expected(physicalStoreId: string, day: string) {
    const from = new Date(`${dayAfter(day, -1)}T00:00:00Z`);
    const visits = await expectedVisits(db, physicalStoreId, from, new Date(from.getTime() + 3 * DAY_MS));
    return visits
      .filter((visit) => dayAt(visit.starts_at, visit.branch.timeZone) === day)
      .map((visit) => ({
        appointmentId: visit.appointment_id,
        service: visit.service,
        startsAt: visit.starts_at.toISOString(),
        timeZone: visit.branch.timeZone,
        name: visit.name,
        phone: visit.phone,
      }));
  }

  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    const path = '/operations/appointments';

    app.get(`${path}/:physicalStoreId/days/:day`, { schema: { params: DayParams } }, async (request) => {
      const { physicalStoreId, day } = request.params;
      return { visits: await expected(physicalStoreId, day) };
    });

    app.post(`${path}/:physicalStoreId/days/:day/close`, { schema: { params: DayParams } }, async (request) => {
      const { physicalStoreId, day } = request.params;
      if (physicalStoreId !== 'all' && !(await branches.byId(physicalStoreId))) throw notFound(physicalStoreId);
      await closeDay(db, physicalStoreId, day);
      return { visits: await expected(physicalStoreId, day) };
    });

    app.post(`${path}/:physicalStoreId/days/:day/open`, { schema: { params: DayParams } }, async (request) => {
      const { physicalStoreId, day } = request.params;
      await openDay(db, physicalStoreId, day);
      return { visits: await expected(physicalStoreId, day) };
    });

    app.post(
      `${path}/:physicalStoreId/capacity`,
      { schema: { params: BranchParams, body: CapacityBody } },
      async (request) => {
        const { physicalStoreId } = request.params;
        if (!(await branches.byId(physicalStoreId))) throw notFound(physicalStoreId);
        const { service, places } = request.body;
        await setCapacity(db, physicalStoreId, service, places);
        return { physicalStoreId, service, places };
      },
    );

    app.post(`${path}/:appointmentId/cancel`, { schema: { params: AppointmentParams } }, async (request) => {
      const { appointment_id: appointmentId, status } = await appointments.callOff(request.params.appointmentId);
      return { appointmentId, status };
    });
  };
}
