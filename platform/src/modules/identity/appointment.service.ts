import { inTransaction, invalidInput } from '../../kernel';
import type { Clock, Db } from '../../kernel';
import { storeById } from '../storeConfig';

import { assistedStores, deleteAssistant, insertAssistant } from './assistant.repository';
import { logonFaults } from './identity.errors';
import type { IdentityService } from './identity.service';

/** Somebody who is to help the shoppers of stores. */
export interface Appointment {
  logonId: string;
  logonPassword?: string | undefined;
  stores: readonly string[];
}

/** An assistant and the stores it works for. */
export interface Appointed {
  userId: string;
  stores: string[];
}

export interface AppointmentService {
  /** Makes an assistant, with a new account where there is none; the stores are added to those it has. */
  appoint(appointment: Appointment): Promise<Appointed>;
  /** Takes all stores away; the account stays. */
  dismiss(logonId: string): Promise<Appointed>;
}

/** Appoints and dismisses store assistants: the only way to one where there are no people of the demonstration. */
export function createAppointmentService(db: Db, clock: Clock, identity: IdentityService): AppointmentService {
  /**
   * Anybody can register with an address that is not yet theirs. Somebody who is no assistant yet is appointed only where operations know the
   * account's password.
   */
  async function mustBeOurs(userId: string, { logonId, logonPassword = '' }: Appointment): Promise<void> {
    if ((await assistedStores(db, userId)).length > 0) return;
    if (!(await identity.confirmPassword(logonId, logonPassword))) throw logonFaults.logonIdTaken(logonId);
  }

  return {
    async appoint(appointment) {
      const { logonId, logonPassword, stores } = appointment;
      const [first] = stores;
      if (!first || stores.some((storeId) => !storeById(storeId))) throw invalidInput('stores');
      const known = await identity.userIdOf(db, logonId);
      if (known) await mustBeOurs(known, appointment);
      if (!known && !logonPassword) throw logonFaults.missing('logonPassword');
      const passwordHash = known ? null : await identity.newPasswordHash(logonPassword ?? '');
      return inTransaction(db, async (trx) => {
        const visitor = { storeId: first, userAgent: 'operations', session: null };
        const enrolment = { logonId, passwordHash, status: 'active', profileType: 'C' } as const;
        const userId = known ?? (await identity.enrol(trx, visitor, enrolment));
        for (const storeId of stores) await insertAssistant(trx, userId, storeId, clock.now());
        return { userId, stores: await assistedStores(trx, userId) };
      });
    },

    async dismiss(logonId) {
      const userId = await identity.userIdOf(db, logonId);
      if (!userId) throw invalidInput('logonId', 'Nobody has this logon id.');
      await deleteAssistant(db, userId);
      return { userId, stores: [] };
    },
  };
}
