import type { MigrationSet, RoutePlugin, Trx } from '../../kernel';
import { appointmentMigrations } from './appointment.migrations';
import { appointmentOperations } from './appointment.operations';
import { forgetBefore, handOver, releaseOwners } from './appointment.repository';
import { appointmentRoutes } from './appointment.routes';
import { createAppointmentService } from './appointment.service';
import type { AppointmentDependencies } from './appointment.service';
import { createSlots } from './slots.service';

export { readAppointmentSettings } from './appointment.settings';
export type { AppointmentSettings } from './appointment.settings';
export { VISITS } from './slots.domain';

/** Days that an appointment is kept after it took place. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Appointments for eye tests, fittings and hearing tests (STOR-08). */
export function createAppointmentModule(dependencies: Omit<AppointmentDependencies, 'slots'>): {
  routes: RoutePlugin;
  /** Calls of operations; none without a token. */
  operations: (token: string | undefined) => RoutePlugin;
  /** Register it with `identity.service.onMerge`. */
  merge: (trx: Trx, fromUserId: string, toUserId: string) => Promise<void>;
  /** Register it with `identity.service.onForget`; nobody stays for an appointment's sake. */
  forget: (trx: Trx, userIds: readonly string[]) => Promise<readonly string[]>;
  /** Forgets appointments that took place long enough ago. */
  housekeep(): Promise<void>;
  migrations: MigrationSet;
} {
  const { db, clock, settings, branches } = dependencies;
  const service = createAppointmentService({ ...dependencies, slots: createSlots(clock, settings) });
  return {
    routes: appointmentRoutes(service),
    operations: (token) => appointmentOperations(db, service, branches, token),
    merge: handOver,
    forget: async (trx, userIds) => {
      await releaseOwners(trx, userIds);
      return [];
    },
    housekeep: () => forgetBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
    migrations: appointmentMigrations,
  };
}
