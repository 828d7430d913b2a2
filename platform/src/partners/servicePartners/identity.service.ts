import { createHash } from 'node:crypto';

import type { Generated } from 'kysely';

import { type Clock, type Db, inTransaction, randomToken } from '../../kernel';
import { identityReasons, type IdentityGroup, type IdentityVerdict } from './identity.domain';

/** The identity partner's own table; of an access token only the fingerprint is kept. */
export type IdentityTables = {
  identity_grants: { fingerprint: string; granted_group: IdentityGroup; expires_at: Date; used: Generated<boolean> };
};

const tenMinutesMs = 600_000;

const fingerprintOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Gives out access tokens and says once what stands behind one. */
export function createIdentityProvider(db: Db, clock: Clock) {
  const tables = db.withTables<IdentityTables>();
  return {
    async grant(group: IdentityGroup): Promise<string> {
      const token = randomToken(24);
      const expires_at = new Date(clock.now().getTime() + tenMinutesMs);
      await tables
        .insertInto('identity_grants')
        .values({ fingerprint: fingerprintOf(token), granted_group: group, expires_at })
        .execute();
      return token;
    },

    verify: (token: string): Promise<IdentityVerdict> =>
      inTransaction(db, async (trx) => {
        const grant = await trx
          .withTables<IdentityTables>()
          .updateTable('identity_grants')
          .set({ used: true })
          .where('fingerprint', '=', fingerprintOf(token))
          .where('used', '=', false)
          .returning(['granted_group', 'expires_at'])
          .executeTakeFirst();
        if (!grant) return { verified: false, reason: identityReasons.unknown };
        if (grant.expires_at < clock.now()) return { verified: false, reason: identityReasons.late };
        if (grant.granted_group === 'none') return { verified: false, reason: identityReasons.none };
        return { verified: true, group: grant.granted_group };
      }),
  };
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;
