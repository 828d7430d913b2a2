import { createHash } from 'node:crypto';

import type { Generated } from 'kysely';

import { type Clock, type Db, randomToken } from '../../kernel';

/** What a plan pays for one order; amounts in minor units. */
export interface GrantedClaim {
  readonly insurerName: string;
  readonly allowanceMinor: number;
  readonly copayMinor: number;
}

/** The insurer's own table; of a claim token only the fingerprint is kept, of a member nothing. */
export type InsuranceTables = {
  insurance_grants: {
    fingerprint: string;
    insurer_name: string;
    allowance_minor: number;
    copay_minor: number;
    expires_at: Date;
    used: Generated<boolean>;
  };
};

const tenMinutesMs = 600_000;

/** The stand-in's one plan. */
export const plan: GrantedClaim = { insurerName: 'Clearwater Vision', allowanceMinor: 15_000, copayMinor: 2500 };

/** Nine digits; numbers of nines only are not insured. */
function isMember(memberNumber: string): boolean {
  return /^\d{9}$/.test(memberNumber) && !/^9+$/.test(memberNumber);
}

const fingerprintOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Grants claims to members and hands each out once. */
export function createInsurer(db: Db, clock: Clock) {
  const tables = db.withTables<InsuranceTables>();
  return {
    /** A claim token for a member; null for everybody else. */
    async grant(memberNumber: string): Promise<string | null> {
      if (!isMember(memberNumber)) return null;
      const token = randomToken(24);
      await tables
        .insertInto('insurance_grants')
        .values({
          fingerprint: fingerprintOf(token),
          insurer_name: plan.insurerName,
          allowance_minor: plan.allowanceMinor,
          copay_minor: plan.copayMinor,
          expires_at: new Date(clock.now().getTime() + tenMinutesMs),
        })
        .execute();
      return token;
    },

    async redeem(token: string): Promise<GrantedClaim | null> {
      const granted = await tables
        .updateTable('insurance_grants')
        .set({ used: true })
        .where('fingerprint', '=', fingerprintOf(token))
        .where('used', '=', false)
        .where('expires_at', '>', clock.now())
        .returning(['insurer_name', 'allowance_minor', 'copay_minor'])
        .executeTakeFirst();
      if (!granted) return null;
      const { insurer_name: insurerName, allowance_minor: allowanceMinor, copay_minor: copayMinor } = granted;
      return { insurerName, allowanceMinor, copayMinor };
    },
  };
}

export type Insurer = ReturnType<typeof createInsurer>;
