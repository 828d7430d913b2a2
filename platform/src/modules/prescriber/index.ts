import type { MigrationSet, RoutePlugin, Trx } from '../../kernel';
import { createSeal, type Keyring } from '../prescription';
import { createAnswerService, type AnswerDependencies } from './answer.service';
import { prescriberMigrations } from './prescriber.migrations';
import { prescriberOperations } from './prescriber.operations';
import { forgetBefore, handOver } from './prescriber.repository';
import { prescriberRoutes } from './prescriber.routes';
import { createPrescriberService } from './prescriber.service';

/** Years that a question is kept after its prescriber was named (16 CFR 315.5(h)). */
export const PRESCRIBER_YEARS = 3;
/** The same in days, and a leap day. */
const KEPT_DAYS = PRESCRIBER_YEARS * 365 + 1;
const DAY_MS = 86_400_000;
/** Rows forgotten in one round. */
const BATCH = 5000;

export interface PrescriberModule {
  routes: RoutePlugin;
  /** Calls of operations; none without a token. */
  operations: (token: string | undefined) => RoutePlugin;
  /** Register it with `identity.service.onMerge`. */
  merge: (trx: Trx, fromUserId: string, toUserId: string) => Promise<void>;
  /** Releases what nobody answered in time, and forgets what is old. */
  housekeep(): Promise<void>;
  migrations: MigrationSet;
}

/** Verification of contact lenses by their prescriber, where the law of the store's country asks for it (RX-20). */
export function createPrescriberModule({
  keyring,
  ...dependencies
}: Omit<AnswerDependencies, 'seal'> & { readonly keyring: Keyring }): PrescriberModule {
  const { db, clock } = dependencies;
  const seal = createSeal(keyring);
  const answers = createAnswerService({ ...dependencies, seal });
  return {
    routes: prescriberRoutes(createPrescriberService({ ...dependencies, seal })),
    operations: (token) => prescriberOperations(answers, token),
    merge: handOver,
    housekeep: async () => {
      await answers.releaseUnanswered();
      await forgetBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS), BATCH);
    },
    migrations: prescriberMigrations,
  };
}
