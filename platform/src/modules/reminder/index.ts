import type { MigrationSet, RoutePlugin, Trx } from '../../kernel';
import { reminderMigrations } from './reminder.migrations';
import { forgetReminders } from './reminder.repository';
import { reminderRoutes } from './reminder.routes';
import { createReminderService } from './reminder.service';
import type { ReminderDependencies } from './reminder.service';

export interface ReminderModule {
  readonly routes: RoutePlugin;
  readonly migrations: MigrationSet;
  /** Writes the reminders that are due; answers how many. */
  deliver(): Promise<number>;
  /** Register it with `identity.service.onForget`; nobody stays for a reminder's sake. */
  forget(trx: Trx, userIds: readonly string[]): Promise<readonly string[]>;
}

/** Reminders to order contact lenses again (REM-01). */
export function createReminderModule(dependencies: ReminderDependencies): ReminderModule {
  const service = createReminderService(dependencies);
  return {
    routes: reminderRoutes(service),
    migrations: reminderMigrations,
    deliver: service.deliver,
    async forget(trx, userIds) {
      await forgetReminders(trx, userIds);
      return [];
    },
  };
}
