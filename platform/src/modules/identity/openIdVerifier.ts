import type { SignInProvider } from '@sightline/shared-lib/domain/session';
import { isEmail } from '@sightline/shared-lib/domain/validation';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

import type { Clock } from '../../kernel';

import { logonFaults } from './identity.errors';
import type { SocialIdentity, SocialVerifier } from './social.service';

/** How old an ID token may be: it comes from the provider by way of the shop's server, at once. */
const MAX_AGE = '10 minutes';
/** The provider's keys are asked for with this limit. */
const TIMEOUT_MS = 5000;

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** Where a provider publishes its keys, as it says itself (OpenID Connect Discovery 1.0, section 4). */
async function keysOf(issuer: string): Promise<Keys> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const described = (await answer.json()) as { readonly issuer?: unknown; readonly jwks_uri?: unknown };
  if (described.issuer !== issuer) throw new Error(`${address} describes another issuer.`);
  return createRemoteJWKSet(new URL(String(described.jwks_uri)), { timeoutDuration: TIMEOUT_MS });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

/** The token is not the provider's, not for this shop, or too old; everything else is a failure on the way. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);

/** Judges ID tokens of one provider: signature, issuer, audience, age, and that the provider verified the e-mail address. */
function openIdVerifier({ id, issuer, clientId }: SignInProvider, clock: Clock): SocialVerifier {
  let keys: Keys | null = null;
  return async (token): Promise<SocialIdentity | null> => {
    try {
      keys ??= await keysOf(issuer);
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: clientId,
        maxTokenAge: MAX_AGE,
        requiredClaims: ['sub', 'exp'],
        currentDate: clock.now(),
      });
      const email = textOf(payload['email']);
      if (payload['email_verified'] !== true || !isEmail(email) || !payload.sub) return null;
      return {
        socialId: payload.sub,
        email,
        firstName: textOf(payload['given_name']),
        lastName: textOf(payload['family_name']),
      };
    } catch (error) {
      if (isRefusal(error)) return null;
      throw logonFaults.providerUnreachable(id);
    }
  };
}

/** What judges the tokens of every configured provider (AUTH-07). */
export function openIdVerifiers(
  providers: readonly SignInProvider[],
  clock: Clock,
): ReadonlyMap<string, SocialVerifier> {
  return new Map(providers.map((provider) => [provider.id, openIdVerifier(provider, clock)]));
}
