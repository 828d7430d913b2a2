import type { Clock, Db, RoutePlugin } from '../../kernel';
import { createIdentityProvider, type IdentityProvider } from './identity.service';
import { serviceMigrations } from './service.migrations';
import { createServiceRoutes } from './service.routes';

interface ServicePartnersOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Origins of the shop that shoppers are sent back to. */
  readonly shopOrigins: readonly string[];
  /** Product ids that the example page of another origin sells. */
  readonly exampleProducts: () => Promise<readonly string[]>;
}

/** Partners that are not paid: identity checks, financing messages, a page that embeds the shop. They share the partners' origin. */
export function createServicePartners({ db, clock, shopOrigins, exampleProducts }: ServicePartnersOptions): {
  routes: RoutePlugin;
  identity: IdentityProvider;
  migrations: typeof serviceMigrations;
} {
  const identity = createIdentityProvider(db, clock);
  return {
    routes: createServiceRoutes({ identity, shopOrigins, exampleProducts }),
    identity,
    migrations: serviceMigrations,
  };
}

export type { IdentityProvider } from './identity.service';
