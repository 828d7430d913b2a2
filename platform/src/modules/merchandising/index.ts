import type { Clock, Db, MigrationSet } from '../../kernel';
import { merchandisingMigrations } from './merchandising.migrations';
import { forgetHistory } from './merchandising.repository';
import { createMerchandisingService } from './merchandising.service';
import type { MerchandisingService } from './merchandising.service';

export type { MerchandisingService } from './merchandising.service';

export interface MerchandisingDependencies {
  readonly db: Db;
  readonly clock: Clock;
}

export interface MerchandisingModule {
  readonly service: MerchandisingService;
  /** Forgets who did what long ago. */
  housekeep(): Promise<void>;
  readonly migrations: MigrationSet;
}

const DAY_MS = 24 * 3_600_000;
/** A year and a month: last year's season can be looked up. */
const HISTORY_KEPT_DAYS = 400;

/** What those who sell say about searches: drafts, publications and who made them. */
export function createMerchandisingModule({ db, clock }: MerchandisingDependencies): MerchandisingModule {
  return {
    service: createMerchandisingService(db, clock),
    housekeep: () => forgetHistory(db, new Date(clock.now().getTime() - HISTORY_KEPT_DAYS * DAY_MS)),
    migrations: merchandisingMigrations,
  };
}
