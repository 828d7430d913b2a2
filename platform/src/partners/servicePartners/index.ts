import type { Clock, Db, RoutePlugin } from '../../kernel';
import type { FinancedRange } from './financing.program';
import { createIdentityProvider, type IdentityProvider } from './identity.service';
import { createInsurer, type Insurer } from './insurance.service';
import { serviceMigrations } from './service.migrations';
import { createServiceRoutes } from './service.routes';

interface ServicePartnersOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Origin these partners answer on. */
  readonly partnerOrigin: string;
  /** Origins of the shop that shoppers are sent back to. */
  readonly shopOrigins: readonly string[];
  /** Product ids that the example page of another origin sells. */
  readonly exampleProducts: () => Promise<readonly string[]>;
  /** Amounts that can be paid in parts. */
  readonly financed: FinancedRange;
}

/** Partners that are not paid: identity checks, insurance, financing messages, a page that embeds the shop. They share the partners' origin. */
export function createServicePartners({
  db,
  clock,
  partnerOrigin,
  shopOrigins,
  exampleProducts,
  financed,
}: ServicePartnersOptions): {
  routes: RoutePlugin;
  identity: IdentityProvider;
  insurer: Insurer;
  migrations: typeof serviceMigrations;
} {
  const identity = createIdentityProvider(db, clock);
  const insurer = createInsurer(db, clock);
  return {
    routes: createServiceRoutes({ identity, insurer, partnerOrigin, shopOrigins, exampleProducts, financed }),
    identity,
    insurer,
    migrations: serviceMigrations,
  };
}

export type { IdentityProvider } from './identity.service';
export type { Insurer } from './insurance.service';
