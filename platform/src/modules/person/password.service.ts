import { inTransaction } from '../../kernel';
import type { Db } from '../../kernel';
import { logonFaults, passwordReused } from '../identity';
import type { IdentityService } from '../identity';

import type { OwnerLetters, Site } from './ownerLetters';
import { personFaults } from './person.errors';
import type { ValidationCodeService } from './validationCode.service';

export interface PasswordService {
  /** Changes the password of a signed-in shopper and ends the other sessions. */
  change(site: Site, userId: string, activityId: string | undefined, change: PasswordChange): Promise<void>;
  /** Mails a code when the account exists; the caller cannot tell whether it does. */
  ask(site: Site, logonId: string): Promise<void>;
  /** Sets a new password with the mailed code and ends every session. */
  reset(site: Site, logonId: string, reset: PasswordReset): Promise<string>;
}

export interface PasswordChange {
  current: string;
  password: string;
  verify: string | undefined;
}

export interface PasswordReset {
  code: string;
  password: string;
  verify: string | undefined;
}

export function createPasswordService(
  db: Db,
  identity: IdentityService,
  codes: ValidationCodeService,
  tellOwner: OwnerLetters,
): PasswordService {
  return {
    async change(site, userId, activityId, { current, password, verify }) {
      const account = await identity.account(db, userId);
      if (!account?.logonId || !(await identity.confirmPassword(account.logonId, current))) {
        throw personFaults.wrongCurrentPassword();
      }
      const passwordHash = await identity.newPasswordHash(password, verify);
      if (password === current) throw passwordReused();
      await inTransaction(db, async (trx) => {
        await identity.replacePassword(trx, userId, passwordHash, activityId);
        await tellOwner(trx, 'passwordChanged', userId, site);
      });
    },
    // The code is made for unknown ids too: the time taken must not tell them apart.
    ask: async (site, logonId) => {
      const userId = await identity.userIdOf(db, logonId);
      const fresh = await codes.fresh('reset');
      if (userId === null) await codes.pretend(fresh, 'reset', logonId);
      else await codes.send(db, fresh, 'reset', { ...site, email: logonId, userId });
    },
    async reset(site, logonId, { code, password, verify }) {
      const userId = await identity.userIdOf(db, logonId);
      await codes.check(logonId, 'reset', code, 'xcred_validationCode');
      const passwordHash = await identity.newPasswordHash(password, verify);
      if (!userId) throw logonFaults.wrongCredentials();
      await inTransaction(db, async (trx) => {
        if (!(await codes.consume(trx, logonId, 'reset'))) throw personFaults.wrongCode('xcred_validationCode');
        await identity.replacePassword(trx, userId, passwordHash);
        await tellOwner(trx, 'passwordChanged', userId, site);
      });
      return userId;
    },
  };
}
