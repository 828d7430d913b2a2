import { inTransaction } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import type { IdentityService, Session, Visitor } from '../identity';

import type { AddressService } from './address.service';
import { applyProfile, emptyProfile, selfAddressPart } from './profile.domain';
import type { ProfileFields } from './profile.domain';
import { findProfile, markVerified, writeProfile } from './profile.repository';
import type { ValidationCodeService } from './validationCode.service';

export interface Registration extends ProfileFields {
  logonId: string;
  logonPassword: string;
  logonPasswordVerify?: string;
  profileType?: 'C' | 'B';
  validationCode?: string;
}

export interface Registered extends Session {
  addressId: string;
  logonId: string;
}

export interface RegistrationService {
  /** Registers a visitor and signs them in; a guest keeps id, cart and addresses (AUTH-07, AUTH-09). */
  register(visitor: Visitor, registration: Registration, langId: string | undefined): Promise<Registered>;
  /** Throws unless the code is the one mailed to this logon id; an account of that id is marked as verified. */
  validate(logonId: string, code: string): Promise<void>;
  /** Mails a new code; does the same for known and unknown addresses. */
  resend(email: string, storeId: string, langId: string | undefined): Promise<void>;
  /**
   * Marks an address as proven, and describes the account where it is new. An account whose address nobody had proven may have been made by a
   * stranger in somebody else's name: its password ends.
   */
  prove(
    trx: Trx,
    userId: string,
    made: { readonly storeId: string; readonly fields: ProfileFields & { logonId: string } } | null,
  ): Promise<void>;
  /** Writes the profile and own address of a new member. */
  describe(trx: Trx, userId: string, storeId: string, fields: ProfileFields & { logonId: string }): Promise<string>;
}

export interface RegistrationDependencies {
  db: Db;
  clock: Clock;
  identity: IdentityService;
  addresses: AddressService;
  codes: ValidationCodeService;
}

export function createRegistrationService(dependencies: RegistrationDependencies): RegistrationService {
  const { db, clock, identity, addresses, codes } = dependencies;

  async function describe(trx: Trx, userId: string, storeId: string, fields: ProfileFields & { logonId: string }) {
    const now = clock.now();
    const described = { ...fields, email1: fields.email1 ?? fields.logonId };
    await writeProfile(trx, applyProfile(emptyProfile(userId, now), described, storeId, now));
    return addresses.writeSelfAddress(trx, userId, { ...selfAddressPart(described), nickName: fields.logonId });
  }

  return {
    describe,
    async prove(trx, userId, made) {
      if (made) await describe(trx, userId, made.storeId, made.fields);
      else if (!(await findProfile(trx, userId))?.email_verified_at) await identity.removePassword(trx, userId);
      await markVerified(trx, userId, clock.now());
    },
    async register(visitor, registration, langId) {
      const { logonId, validationCode } = registration;
      const passwordHash = await identity.newPasswordHash(registration.logonPassword, registration.logonPasswordVerify);
      if (validationCode) await codes.check(logonId, 'register', validationCode, 'validationCode');
      const fresh = validationCode ? null : await codes.fresh('register');
      return inTransaction(db, async (trx) => {
        const userId = await identity.enrol(trx, visitor, {
          logonId,
          passwordHash,
          status: 'active',
          profileType: registration.profileType ?? 'C',
        });
        const addressId = await describe(trx, userId, visitor.storeId, registration);
        if (validationCode) {
          await markVerified(trx, userId, clock.now());
          await codes.consume(trx, logonId, 'register');
        }
        const { storeId } = visitor;
        if (fresh) await codes.send(trx, fresh, 'register', { email: logonId, storeId, langId, userId });
        return { ...(await identity.openSession(trx, visitor, { userId, kind: 'R' })), addressId, logonId };
      });
    },
    async validate(logonId, code) {
      await codes.check(logonId, 'register', code, 'validationCode');
      const userId = await identity.userIdOf(db, logonId);
      // Before the registration the code is kept: it comes again with the registration itself.
      if (!userId || !(await findProfile(db, userId))) return;
      await markVerified(db, userId, clock.now());
      await codes.consume(db, logonId, 'register');
    },
    async resend(email, storeId, langId) {
      // Somebody may ask before they register: the code comes with the registration then.
      const userId = await identity.userIdOf(db, email);
      await codes.send(db, await codes.fresh('register'), 'register', { email, storeId, langId, userId });
    },
  };
}
