import type { Clock, Db, MigrationSet, RoutePlugin } from '../../kernel';
import type { SearchReports } from '../searchEvent';
import { merchandisingMigrations } from './merchandising.migrations';
import { forgetHistory } from './merchandising.repository';
import { createMerchandisingService } from './merchandising.service';
import type { MerchandisingService } from './merchandising.service';
import { merchandisingPages } from './page';
import { versionRoutes } from './version.routes';
import type { Shelf } from './shelf';

export type { MerchandisingService } from './merchandising.service';
export { kindOf } from './ruleContent.domain';
export type { RuleContent } from './ruleContent.domain';
export { readRule, typedRule } from './ruleForm.domain';
export type { Shelf, ShopListing, ShownResult } from './shelf';

export interface MerchandisingDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly shelf: Shelf;
  readonly reports: SearchReports;
  /** Opens the pages; without one there are none. */
  readonly operationsToken: string | undefined;
  /** Cookies go over HTTPS alone. */
  readonly isSecure: boolean;
}

export interface MerchandisingModule {
  readonly service: MerchandisingService;
  readonly routes: readonly RoutePlugin[];
  /** Forgets who did what long ago. */
  housekeep(): Promise<void>;
  readonly migrations: MigrationSet;
}

const DAY_MS = 24 * 3_600_000;
/** A year and a month: last year's season can be looked up. */
const HISTORY_KEPT_DAYS = 400;

/** What those who sell say about searches: drafts, publications and who made them. */
export function createMerchandisingModule(dependencies: MerchandisingDependencies): MerchandisingModule {
  const { db, clock, shelf, reports, operationsToken: token, isSecure } = dependencies;
  const service = createMerchandisingService(db, clock);
  return {
    service,
    routes: [versionRoutes(service), merchandisingPages({ db, clock, service, shelf, reports, token, isSecure })],
    housekeep: () => forgetHistory(db, new Date(clock.now().getTime() - HISTORY_KEPT_DAYS * DAY_MS)),
    migrations: merchandisingMigrations,
  };
}
