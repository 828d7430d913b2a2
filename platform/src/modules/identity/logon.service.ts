import { inTransaction } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';

import type { AccountService, Session } from './account.service';
import { blockedUntil, clearFailures, recordFailure, takeAttempt } from './attempt.repository';
import { logonFaults } from './identity.errors';
import type { IdentitySettings } from './identity.settings';
import { findLogon, lockMember, updateLogon } from './member.repository';
import type { LogonWithMember } from './member.repository';
import { hashPassword, passwordMatches } from './passwordHash';
import { passwordFault, passwordReused } from './passwordPolicy';
import { guestIdOf } from './visitor';
import type { Visitor } from './visitor';

/** Moves what belongs to a guest to the account that signs in (section 3.4). */
export type MergeHandler = (trx: Trx, fromUserId: string, toUserId: string) => Promise<void>;

/** What a module does when an expired password was replaced at a sign-in; the language is the call's. */
export type ReplacedHandler = (
  trx: Trx,
  userId: string,
  site: { readonly storeId: string; readonly langId: string | undefined },
) => Promise<void>;

export interface LogonRequest {
  logonId: string;
  password: string;
  /** Both together replace an expired password while signing in. */
  newPassword?: string;
  newPasswordVerify?: string;
  rememberMe: boolean;
  langId: string | undefined;
}

export interface LogonService {
  signIn(visitor: Visitor, request: LogonRequest): Promise<Session>;
  /** Opens a session for a shopper whose identity is already proven. */
  admit(visitor: Visitor, userId: string, rememberMe: boolean): Promise<Session>;
  /** Checks a password and counts failures; used where a signed-in shopper must prove it again. */
  confirmPassword(logonId: string, password: string): Promise<boolean>;
}

export interface LogonDependencies {
  db: Db;
  clock: Clock;
  settings: IdentitySettings;
  accounts: AccountService;
  mergeHandlers: readonly MergeHandler[];
  replacedHandlers: readonly ReplacedHandler[];
}

export function createLogonService({
  db,
  clock,
  settings,
  accounts,
  mergeHandlers,
  replacedHandlers,
}: LogonDependencies): LogonService {
  const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

  function refuseBlocked(until: Date | null): void {
    const left = until ? until.getTime() - clock.now().getTime() : 0;
    if (left > 0) throw logonFaults.notAllowedNow(seconds(left));
  }

  async function check(logonId: string, password: string): Promise<LogonWithMember | null> {
    const logon = await findLogon(db, logonId);
    if (await passwordMatches(password, logon?.password_hash ?? null, settings.passwordCost)) return logon ?? null;
    const now = clock.now();
    const until = new Date(now.getTime() + settings.blockedFor);
    await recordFailure(db, logonId, settings.failuresAllowed, until, now);
    return null;
  }

  /** The hash to store when the request replaces an expired password. */
  async function replacement(logon: LogonWithMember, request: LogonRequest): Promise<string | null> {
    if (!logon.password_expired) return null;
    if (request.newPassword === undefined) throw logonFaults.passwordExpired();
    if (request.newPassword !== request.newPasswordVerify) throw logonFaults.passwordsDiffer();
    const fault = passwordFault(request.newPassword);
    if (fault) throw fault;
    if (request.newPassword === request.password) throw passwordReused();
    return hashPassword(request.newPassword, settings.passwordCost);
  }

  async function mergeGuest(trx: Trx, guestId: string, userId: string): Promise<void> {
    // The lower id first, so that two sign-ins at once cannot wait for each other.
    for (const id of [guestId, userId].toSorted()) await lockMember(trx, id);
    for (const handler of mergeHandlers) await handler(trx, guestId, userId);
  }

  async function admit(
    visitor: Visitor,
    userId: string,
    persistent: boolean,
    replaced: { readonly passwordHash: string; readonly langId: string | undefined } | null,
  ): Promise<Session> {
    return inTransaction(db, async (trx) => {
      const guestId = guestIdOf(visitor);
      if (guestId && guestId !== userId) await mergeGuest(trx, guestId, userId);
      if (replaced) {
        await updateLogon(trx, userId, {
          password_hash: replaced.passwordHash,
          password_expired: false,
          changed_at: clock.now(),
        });
        const site = { storeId: visitor.storeId, langId: replaced.langId };
        for (const handler of replacedHandlers) await handler(trx, userId, site);
      }
      return accounts.openSession(trx, visitor, { userId, kind: 'R', persistent });
    });
  }

  return {
    async signIn(visitor, request) {
      const attempt = await takeAttempt(db, request.logonId, clock.now(), settings.throttle);
      if (attempt.wait > 0) throw logonFaults.throttled(seconds(attempt.wait));
      refuseBlocked(attempt.blockedUntil);
      const logon = await check(request.logonId, request.password);
      // State of the account is told only to someone who knows its password.
      if (!logon) throw logonFaults.wrongCredentials();
      if (logon.status === 'locked') throw logonFaults.locked();
      if (logon.status === 'pending') throw logonFaults.notActivated();
      const passwordHash = await replacement(logon, request);
      await clearFailures(db, request.logonId);
      const replaced = passwordHash ? { passwordHash, langId: request.langId } : null;
      return admit(visitor, logon.user_id, request.rememberMe, replaced);
    },
    admit: (visitor, userId, rememberMe) => admit(visitor, userId, rememberMe, null),
    async confirmPassword(logonId, password) {
      refuseBlocked(await blockedUntil(db, logonId));
      const logon = await check(logonId, password);
      if (logon) await clearFailures(db, logonId);
      return logon !== null;
    },
  };
}
