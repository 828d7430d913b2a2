import { nextNumber } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';

import { endActivitiesOf, endActivity, insertActivity } from './activity.repository';
import { logonFaults } from './identity.errors';
import type { IdentitySettings } from './identity.settings';
import type { MembersTable } from './identity.tables';
import { insertLogon, insertMember, lockMember, updateMember } from './member.repository';
import { newPersonalization } from './personalization';
import type { TokenPair } from './sessionTokens';
import { guestIdOf } from './visitor';
import type { Visitor } from './visitor';

/** What an identity call answers (section 11). */
export interface Session extends TokenPair {
  userId: string;
  personalizationID: string;
}

/** A new account; `status: 'pending'` waits for approval and cannot sign in. */
export interface Enrolment {
  logonId: string;
  /** Null for accounts of a social provider. */
  passwordHash: string | null;
  status: 'active' | 'pending';
  profileType: 'C' | 'B';
}

export interface OpenSession {
  userId: string;
  kind: 'G' | 'R';
  persistent?: boolean;
}

export interface AccountService {
  createGuest(trx: Trx, visitor: Visitor): Promise<string>;
  /** Makes a registered member; a guest becomes that member and keeps id, cart and addresses (section 3.3). */
  enrol(trx: Trx, visitor: Visitor, enrolment: Enrolment): Promise<string>;
  /** Starts a session and ends the visitor's earlier one. */
  openSession(trx: Trx, visitor: Visitor, opened: OpenSession): Promise<Session>;
}

export function createAccountService(clock: Clock, settings: IdentitySettings): AccountService {
  async function personalizationOf(db: Db, visitor: Visitor): Promise<string> {
    return visitor.personalizationId ?? newPersonalization(clock.now(), await nextNumber(db, 'device'));
  }

  async function insert(
    trx: Trx,
    visitor: Visitor,
    fields: Pick<MembersTable, 'register_type' | 'status' | 'profile_type'>,
  ) {
    const now = clock.now();
    const userId = await nextNumber(trx, 'user');
    await insertMember(trx, {
      ...fields,
      user_id: userId,
      personalization_id: await personalizationOf(trx, visitor),
      store_id: visitor.storeId,
      created_at: now,
      registered_at: fields.register_type === 'R' ? now : null,
    });
    return userId;
  }

  async function convertedGuest(trx: Trx, visitor: Visitor, enrolment: Enrolment): Promise<string | undefined> {
    const guestId = guestIdOf(visitor);
    const guest = guestId ? await lockMember(trx, guestId) : undefined;
    if (guest?.register_type !== 'G') return undefined;
    await updateMember(trx, guest.user_id, {
      register_type: 'R',
      status: enrolment.status,
      profile_type: enrolment.profileType,
      registered_at: clock.now(),
    });
    return guest.user_id;
  }

  return {
    createGuest: (trx, visitor) => insert(trx, visitor, { register_type: 'G', status: 'active', profile_type: 'C' }),

    async enrol(trx, visitor, enrolment) {
      const userId =
        (await convertedGuest(trx, visitor, enrolment)) ??
        (await insert(trx, visitor, {
          register_type: 'R',
          status: enrolment.status,
          profile_type: enrolment.profileType,
        }));
      const { logonId, passwordHash } = enrolment;
      if (!(await insertLogon(trx, { logonId, userId, passwordHash, now: clock.now() }))) {
        throw logonFaults.logonIdTaken(logonId);
      }
      return userId;
    },

    async openSession(trx, visitor, { userId, kind, persistent = false }) {
      const now = clock.now();
      const member = await lockMember(trx, userId);
      const personalizationID =
        visitor.personalizationId ?? member?.personalization_id ?? (await personalizationOf(trx, visitor));
      const earlier = visitor.session?.activityId;
      // A guest who only asks for another guest identity keeps the first one: another tab may use it.
      if (earlier && !(kind === 'G' && visitor.session?.caller.kind === 'guest')) await endActivity(trx, earlier, now);
      if (kind === 'R' && !settings.allowMultipleLogon) await endActivitiesOf(trx, userId, now);
      const tokens = await insertActivity(trx, {
        user_id: userId,
        kind,
        store_id: visitor.storeId,
        personalization_id: personalizationID,
        user_agent: visitor.userAgent,
        persistent,
        now,
      });
      return { userId, ...tokens, personalizationID };
    },
  };
}
