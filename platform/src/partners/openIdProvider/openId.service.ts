import { createHash, timingSafeEqual } from 'node:crypto';

import type { SignInProvider } from '@sightline/shared-lib/domain/session';
import { SignJWT } from 'jose';

import { type Clock, type Db, randomToken } from '../../kernel';

import type { SigningKey } from './openId.key';

export interface Holder {
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
}

interface Grant extends Holder {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly challenge: string;
  readonly nonce: string;
}

/** The provider's own table; of a code only the fingerprint is kept. */
export type OpenIdTables = { openid_grants: Grant & { fingerprint: string; expires_at: Date } };

/** What a client sends for its tokens (OpenID Connect Core 1.0, section 3.1.3.1; RFC 7636, section 4.5). */
export interface TokenRequest {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

const CODE_LIFE_MS = 60_000;
const TOKEN_LIFE_SECONDS = 300;

const sha256 = (text: string) => createHash('sha256').update(text);
const fingerprintOf = (code: string) => sha256(code).digest('hex');
const same = (one: string, other: string) => timingSafeEqual(sha256(one).digest(), sha256(other).digest());

/** Accounts of this address have not shown that it is theirs. */
const UNVERIFIED = /^unverified/i;

/** Gives codes to people who say who they are, and an ID token for each code, once. */
export function createOpenIdService(db: Db, clock: Clock, client: SignInProvider, key: SigningKey) {
  const tables = db.withTables<OpenIdTables>();

  const tokenFor = ({ email, nonce, ...names }: Pick<Grant, 'email' | 'nonce' | 'given_name' | 'family_name'>) =>
    new SignJWT({ email, email_verified: !UNVERIFIED.test(email), nonce, ...names })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'provider' })
      .setIssuer(client.issuer)
      .setAudience(client.clientId)
      .setSubject(sha256(email.toLowerCase()).digest('hex').slice(0, 24))
      .setIssuedAt(clock.now())
      .setExpirationTime(new Date(clock.now().getTime() + TOKEN_LIFE_SECONDS * 1000))
      .sign(key.privateKey);

  return {
    async grant(grant: Grant): Promise<string> {
      const code = randomToken(24);
      const expires_at = new Date(clock.now().getTime() + CODE_LIFE_MS);
      await tables
        .insertInto('openid_grants')
        .values({ ...grant, fingerprint: fingerprintOf(code), expires_at })
        .execute();
      return code;
    },

    /** The ID token for a code; null when code, client, address or verifier are not those of the grant. */
    async redeem({ clientId, clientSecret, code, redirectUri, verifier }: TokenRequest): Promise<string | null> {
      if (clientId !== client.clientId || !same(clientSecret, client.clientSecret)) return null;
      const grant = await tables
        .deleteFrom('openid_grants')
        .where('fingerprint', '=', fingerprintOf(code))
        .returningAll()
        .executeTakeFirst();
      const isRight =
        grant !== undefined &&
        grant.expires_at > clock.now() &&
        grant.redirect_uri === redirectUri &&
        same(grant.challenge, sha256(verifier).digest('base64url'));
      if (!isRight) return null;
      return tokenFor(grant);
    },
  };
}

export type OpenIdService = ReturnType<typeof createOpenIdService>;
