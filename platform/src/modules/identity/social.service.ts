import { inTransaction } from '../../kernel';
import type { Db } from '../../kernel';

import type { AccountService, Session } from './account.service';
import { logonFaults } from './identity.errors';
import type { LogonService } from './logon.service';
import { findLogon, findMember, findSocialUser, insertSocialLogon } from './member.repository';
import type { Visitor } from './visitor';

/** What a social provider says about the holder of an access token; the e-mail address is one it has verified. */
export interface SocialIdentity {
  socialId: string;
  email: string;
}

/** Asks one provider who holds an access token; null when it does not accept the token. */
export type SocialVerifier = (accessToken: string) => Promise<SocialIdentity | null>;

export interface SocialService {
  signIn(visitor: Visitor, provider: string, accessToken: string, rememberMe: boolean): Promise<Session>;
}

export interface SocialDependencies {
  db: Db;
  accounts: AccountService;
  logons: LogonService;
  /** Configured providers by name; none by default. */
  providers: ReadonlyMap<string, SocialVerifier>;
}

export function createSocialService({ db, accounts, logons, providers }: SocialDependencies): SocialService {
  async function memberFor(visitor: Visitor, provider: string, identity: SocialIdentity): Promise<string> {
    return inTransaction(db, async (trx) => {
      const known = await findSocialUser(trx, provider, identity.socialId);
      if (known) return known;
      const logon = await findLogon(trx, identity.email);
      const userId =
        logon?.user_id ??
        (await accounts.enrol(trx, visitor, {
          logonId: identity.email,
          passwordHash: null,
          status: 'active',
          profileType: 'C',
        }));
      await insertSocialLogon(trx, provider, identity.socialId, userId);
      return userId;
    });
  }

  return {
    async signIn(visitor, provider, accessToken, rememberMe) {
      const verify = providers.get(provider);
      if (!verify) throw logonFaults.providerNotConfigured(provider);
      const identity = await verify(accessToken);
      if (!identity) throw logonFaults.providerRefused(provider);
      const userId = await memberFor(visitor, provider, identity);
      const member = await findMember(db, userId);
      if (member?.status === 'locked') throw logonFaults.locked();
      if (member?.status === 'pending') throw logonFaults.notActivated();
      return logons.admit(visitor, userId, rememberMe);
    },
  };
}
