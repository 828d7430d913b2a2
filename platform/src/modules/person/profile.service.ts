import { inTransaction } from '../../kernel';
import type { Clock, Db } from '../../kernel';
import type { IdentityService } from '../identity';

import type { AddressService } from './address.service';
import type { OwnerLetters, Site } from './ownerLetters';
import { applyProfile, emptyProfile, selfAddressPart } from './profile.domain';
import type { Profile, ProfileFields } from './profile.domain';
import { findProfile, lockProfile, writeProfile } from './profile.repository';

/** Name and reachability of a member for other modules; empty texts where nothing is known. */
export interface PersonSummary {
  userId: string;
  firstName: string;
  lastName: string;
  email1: string;
  phone1: string;
}

export interface ProfileService {
  profile(userId: string): Promise<Profile | undefined>;
  summary(db: Db, userId: string): Promise<PersonSummary | null>;
  /** Changes what the request names; gives the id of the own address when that changed. */
  update(site: Site, userId: string, fields: ProfileFields): Promise<{ addressId?: string }>;
  /** Whether a logon id belongs to a registered shopper (section 11.5). */
  isRegistered(email: string): Promise<boolean>;
}

export function createProfileService(
  db: Db,
  clock: Clock,
  identity: IdentityService,
  addresses: AddressService,
  tellOwner: OwnerLetters,
): ProfileService {
  return {
    profile: (userId) => findProfile(db, userId),
    async summary(handle, userId) {
      const profile = await findProfile(handle, userId);
      if (!profile) return null;
      const { first_name: firstName, last_name: lastName, email1, phone1 } = profile;
      return { userId, firstName, lastName, email1, phone1 };
    },
    update: (site, userId, fields) =>
      inTransaction(db, async (trx) => {
        const now = clock.now();
        const profile = (await lockProfile(trx, userId)) ?? emptyProfile(userId, now);
        const changed = applyProfile(profile, fields, site.storeId, now);
        await writeProfile(trx, changed);
        if (changed.email1.toLowerCase() !== profile.email1.toLowerCase()) {
          await tellOwner(trx, 'emailChanged', userId, site);
        }
        const own = selfAddressPart(fields);
        return own ? { addressId: await addresses.writeSelfAddress(trx, userId, own) } : {};
      }),
    isRegistered: async (email) => (await identity.userIdOf(db, email)) !== null,
  };
}
