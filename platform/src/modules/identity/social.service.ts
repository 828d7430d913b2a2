import { inTransaction } from '../../kernel';
import type { Db, Trx } from '../../kernel';

import type { AccountService, Session } from './account.service';
import { logonFaults } from './identity.errors';
import type { LogonService } from './logon.service';
import { findLogon, findMember, findSocialUser, insertSocialLogon } from './member.repository';
import type { Visitor } from './visitor';

/** What a social provider says about the holder of a token; the e-mail address is one it has verified. */
export interface SocialIdentity {
  socialId: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Asks one provider who holds a token; null when it does not stand for it. */
export type SocialVerifier = (token: string) => Promise<SocialIdentity | null>;

/** An account that a provider was connected to just now, because the provider proved whose its address is. */
export interface ProvenAddress extends Omit<SocialIdentity, 'socialId'> {
  userId: string;
  storeId: string;
  /** The account was made by this sign-in. */
  isNew: boolean;
}

/** Does what a module does about a proven address, in the transaction that connects the provider. */
export type ProvenHandler = (trx: Trx, proven: ProvenAddress) => Promise<void>;

export interface SocialService {
  signIn(visitor: Visitor, provider: string, token: string, rememberMe: boolean): Promise<Session>;
}

export interface SocialDependencies {
  db: Db;
  accounts: AccountService;
  logons: LogonService;
  /** Configured providers by name; none by default. */
  providers: ReadonlyMap<string, SocialVerifier>;
  provenHandlers: readonly ProvenHandler[];
}

export function createSocialService(dependencies: SocialDependencies): SocialService {
  const { db, accounts, logons, providers, provenHandlers } = dependencies;

  async function memberFor(visitor: Visitor, provider: string, identity: SocialIdentity): Promise<string> {
    return inTransaction(db, async (trx) => {
      const known = await findSocialUser(trx, provider, identity.socialId);
      if (known) return known;
      const { socialId, ...proven } = identity;
      const logon = await findLogon(trx, identity.email);
      const userId =
        logon?.user_id ??
        (await accounts.enrol(trx, visitor, {
          logonId: identity.email,
          passwordHash: null,
          status: 'active',
          profileType: 'C',
        }));
      await insertSocialLogon(trx, provider, socialId, userId);
      const isNew = logon === undefined;
      for (const handler of provenHandlers) await handler(trx, { ...proven, userId, storeId: visitor.storeId, isNew });
      return userId;
    });
  }

  return {
    async signIn(visitor, provider, token, rememberMe) {
      const verify = providers.get(provider);
      if (!verify) throw logonFaults.providerNotConfigured(provider);
      const identity = await verify(token);
      if (!identity) throw logonFaults.providerRefused(provider);
      const userId = await memberFor(visitor, provider, identity);
      const member = await findMember(db, userId);
      if (member?.status === 'locked') throw logonFaults.locked();
      if (member?.status === 'pending') throw logonFaults.notActivated();
      return logons.admit(visitor, userId, rememberMe);
    },
  };
}
