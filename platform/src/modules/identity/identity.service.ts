import type { IncomingHttpHeaders } from 'node:http';

import { inTransaction } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';

import type { AccountService, Session } from './account.service';
import type { AccountDeletions, DeletionHandler, HoldHandler, PartHandler } from './accountDeletion.service';
import { endActivitiesOf, endActivity, endActivityOf, openActivitiesOf, purge } from './activity.repository';
import { clearFailures } from './attempt.repository';
import { createGuestHousekeeping } from './guestHousekeeping';
import type { ForgetHandler } from './guestHousekeeping';
import { logonFaults, sessionFaults } from './identity.errors';
import type { IdentitySettings } from './identity.settings';
import type { ActivitiesTable } from './identity.tables';
import type { LogonService, MergeHandler, ReplacedHandler } from './logon.service';
import { findLogon, findLogonOfUser, findMember, updateLogon, updateMember } from './member.repository';
import { hashPassword } from './passwordHash';
import { passwordFault } from './passwordPolicy';
import type { Recognised, Recognition } from './recognition.service';
import type { ProvenHandler } from './social.service';
import { visitorOf } from './visitor';
import type { Visitor } from './visitor';

/** An account as other modules see it. */
export interface Account {
  userId: string;
  registerType: 'G' | 'R';
  status: 'active' | 'pending' | 'locked';
  profileType: 'C' | 'B';
  registeredAt: Date | null;
  createdAt: Date;
  logonId?: string;
  passwordExpired: boolean;
}

export interface IdentityService extends Pick<AccountService, 'enrol' | 'openSession'> {
  /** Registers what a module does when a guest signs in; runs inside the sign-in's transaction (AUTH-09). */
  onMerge(handler: MergeHandler): void;
  /** Registers what a module does when an expired password was replaced at a sign-in; runs inside the sign-in's transaction. */
  onReplaced(handler: ReplacedHandler): void;
  /** Registers what a module does when a provider has proven whose an address is; runs inside that transaction (AUTH-07). */
  onProven(handler: ProvenHandler): void;
  visitor(storeId: string, headers: IncomingHttpHeaders): Promise<Visitor>;
  recognise(headers: IncomingHttpHeaders): Promise<Recognised>;
  startGuest(visitor: Visitor): Promise<Session>;
  signOut(headers: IncomingHttpHeaders): Promise<void>;
  account(db: Db, userId: string): Promise<Account | null>;
  /** Id of the account with this logon id. */
  userIdOf(db: Db, logonId: string): Promise<string | null>;
  /** Checks the policy and hashes; call it outside a transaction, it takes a tenth of a second. */
  newPasswordHash(password: string, verify?: string): Promise<string>;
  confirmPassword(logonId: string, password: string): Promise<boolean>;
  /** Stores a password hash, lifts any block and ends the member's sessions, but for the one given. */
  replacePassword(trx: Trx, userId: string, passwordHash: string, sparedActivityId?: string): Promise<void>;
  /** Nobody signs in with the password any more, and every session of the member ends. */
  removePassword(trx: Trx, userId: string): Promise<void>;
  /** Nobody signs in before a new password is chosen, and every session of the member ends. */
  expirePassword(userId: string): Promise<void>;
  setStatus(db: Db, userId: string, status: Account['status']): Promise<void>;
  /** Where a registered shopper is signed in, or remembered; the last used first. */
  sessions(userId: string): Promise<ActivitiesTable[]>;
  /** Ends a session of the shopper's; false when there is none by that id. */
  endSession(userId: string, activityId: string): Promise<boolean>;
  /** Ends every session of the shopper's but the one given. */
  endOtherSessions(userId: string, sparedActivityId: string): Promise<void>;
  /** Registers what a module does when guests are forgotten; runs inside that transaction. */
  onForget(handler: ForgetHandler): void;
  /** Registers what a module does when an account is deleted; runs inside that transaction, before anything is forgotten. */
  onPart(handler: PartHandler): void;
  /** Registers what holds a deletion in a module. */
  onHold(handler: HoldHandler): void;
  /** Is told of a deletion that is asked for and of one that is carried out. */
  onDeletion(handler: DeletionHandler): void;
  /** Removes old sessions, attempts, guests, and accounts whose deletion is due; safe to run at any time and from several processes. */
  housekeep(): Promise<void>;
}

export interface IdentityServiceDependencies {
  db: Db;
  clock: Clock;
  settings: IdentitySettings;
  accounts: AccountService;
  logons: LogonService;
  recognition: Recognition;
  mergeHandlers: MergeHandler[];
  replacedHandlers: ReplacedHandler[];
  provenHandlers: ProvenHandler[];
  forgetHandlers: ForgetHandler[];
  partHandlers: PartHandler[];
  deletionHandlers: DeletionHandler[];
  holdHandlers: HoldHandler[];
  deletions: AccountDeletions;
}

const day = 24 * 3_600_000;

export function createIdentityService(dependencies: IdentityServiceDependencies): IdentityService {
  const { db, clock, settings, accounts, logons, recognition, mergeHandlers } = dependencies;
  const { forgetHandlers, partHandlers, deletionHandlers, deletions } = dependencies;
  const forgetGuests = createGuestHousekeeping(db, clock, settings, forgetHandlers);
  return {
    enrol: accounts.enrol,
    openSession: accounts.openSession,
    confirmPassword: logons.confirmPassword,
    recognise: recognition.recognise,
    onMerge: (handler) => void mergeHandlers.push(handler),
    onReplaced: (handler) => void dependencies.replacedHandlers.push(handler),
    onProven: (handler) => void dependencies.provenHandlers.push(handler),
    visitor: (storeId, headers) => visitorOf(recognition, storeId, headers),
    startGuest: (visitor) =>
      inTransaction(db, async (trx) => {
        const userId = await accounts.createGuest(trx, visitor);
        return accounts.openSession(trx, visitor, { userId, kind: 'G' });
      }),
    async signOut(headers) {
      const { activityId } = await recognition.recognise(headers);
      if (!activityId) throw sessionFaults.authenticationRequired();
      await endActivity(db, activityId, clock.now());
    },
    async account(handle, userId) {
      const member = await findMember(handle, userId);
      if (!member) return null;
      const logon = await findLogonOfUser(handle, userId);
      return {
        userId,
        registerType: member.register_type,
        status: member.status,
        profileType: member.profile_type,
        registeredAt: member.registered_at,
        createdAt: member.created_at,
        passwordExpired: logon?.password_expired ?? false,
        ...(logon ? { logonId: logon.logon_id } : {}),
      };
    },
    userIdOf: async (handle, logonId) => (await findLogon(handle, logonId))?.user_id ?? null,
    async newPasswordHash(password, verify) {
      if (verify !== undefined && verify !== password) throw logonFaults.passwordsDiffer();
      const fault = passwordFault(password);
      if (fault) throw fault;
      return hashPassword(password, settings.passwordCost);
    },
    async replacePassword(trx, userId, passwordHash, sparedActivityId) {
      const now = clock.now();
      await updateLogon(trx, userId, { password_hash: passwordHash, password_expired: false, changed_at: now });
      const logon = await findLogonOfUser(trx, userId);
      if (logon) await clearFailures(trx, logon.logon_id);
      await endActivitiesOf(trx, userId, now, sparedActivityId);
    },
    async removePassword(trx, userId) {
      const now = clock.now();
      await updateLogon(trx, userId, { password_hash: null, password_expired: false, changed_at: now });
      await endActivitiesOf(trx, userId, now);
    },
    expirePassword: (userId) =>
      inTransaction(db, async (trx) => {
        await updateLogon(trx, userId, { password_expired: true });
        await endActivitiesOf(trx, userId, clock.now());
      }),
    setStatus: (handle, userId, status) => updateMember(handle, userId, { status }),
    sessions(userId) {
      const now = clock.now().getTime();
      const used = new Date(now - settings.registeredLife);
      return openActivitiesOf(db, userId, { used, remembered: new Date(now - settings.rememberedLife) }, 50);
    },
    endSession: (userId, activityId) => endActivityOf(db, userId, activityId, clock.now()),
    endOtherSessions: (userId, sparedActivityId) => endActivitiesOf(db, userId, clock.now(), sparedActivityId),
    onForget: (handler) => void forgetHandlers.push(handler),
    onPart: (handler) => void partHandlers.push(handler),
    onHold: (handler) => void dependencies.holdHandlers.push(handler),
    onDeletion: (handler) => void deletionHandlers.push(handler),
    async housekeep() {
      const now = clock.now().getTime();
      await purge(db, new Date(now - settings.rememberedLife - day), new Date(now - day));
      await forgetGuests();
      await deletions.carryOut();
    },
  };
}
