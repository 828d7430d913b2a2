import type { SignInProvider } from '@sightline/shared-lib/domain/session';

import type { Clock, Db, RoutePlugin } from '../../kernel';

import { signingKey } from './openId.key';
import { openIdMigrations } from './openId.migrations';
import { openIdRoutes } from './openId.routes';
import { createOpenIdService } from './openId.service';

interface OpenIdProviderOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** What the signing key is derived from. */
  readonly secret: string;
  readonly partnerOrigin: string;
  readonly shopOrigins: readonly string[];
  readonly signInProviders: readonly SignInProvider[];
}

/** A stand-in for an OpenID Connect provider on the partners' origin; there is none unless the shop is configured to use it. */
export function createOpenIdProvider(options: OpenIdProviderOptions): {
  routes: readonly RoutePlugin[];
  migrations: typeof openIdMigrations;
} {
  const { db, clock, secret, partnerOrigin, shopOrigins, signInProviders } = options;
  const client = signInProviders.find(({ issuer }) => issuer === `${partnerOrigin}/openid`);
  if (!client) return { routes: [], migrations: openIdMigrations };
  const key = signingKey(secret);
  const service = createOpenIdService(db, clock, client, key);
  return {
    routes: [openIdRoutes({ service, client, key, partnerOrigin, shopOrigins })],
    migrations: openIdMigrations,
  };
}
