import type { SignInProvider } from '@sightline/shared-lib/domain/session';
import * as openId from 'openid-client';

import type { ProviderVisit } from './providerCookies';

const TIMEOUT_SECONDS = 5;
/** Providers on this machine stand in for real ones, and speak plain HTTP. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//;

export interface OpenIdClient {
  /** Address at the provider where a sign-in begins, and what its answer will be checked against. */
  begin(
    redirectUri: string,
    locale: string,
  ): Promise<{ readonly location: string; readonly checks: Pick<ProviderVisit, 'state' | 'nonce' | 'verifier'> }>;
  /** The ID token for the provider's answer, an address with code and state. Rejects when anything does not fit. */
  complete(answer: URL, visit: ProviderVisit): Promise<string>;
}

/** Speaks with one provider by the authorization code flow with PKCE (OpenID Connect Core 1.0, section 3.1; RFC 7636). */
export function createOpenIdClient({ issuer, clientId, clientSecret }: SignInProvider): OpenIdClient {
  let known: Promise<openId.Configuration> | null = null;
  const configuration = () => {
    known ??= openId
      .discovery(new URL(issuer), clientId, undefined, openId.ClientSecretPost(clientSecret), {
        timeout: TIMEOUT_SECONDS,
        ...(LOCAL.test(`${issuer}/`) ? { execute: [openId.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        // The next shopper asks again.
        known = null;
        throw error;
      });
    return known;
  };

  return {
    async begin(redirectUri, locale) {
      const checks = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
      };
      const location = openId.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
      return { location: location.href, checks };
    },
    async complete(answer, { state, nonce, verifier }) {
      const tokens = await openId.authorizationCodeGrant(await configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      if (!tokens.id_token) throw new Error('The provider gave no ID token.');
      return tokens.id_token;
    },
  };
}
