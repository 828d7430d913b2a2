import { createPlatform } from '../app';
import { readSettings } from '../app/settings';
import { testClock } from '../kernel';
import type { OpenDatabase } from '../kernel/database';
import { openFilledDatabase } from './filledDatabase';

/** The moment at which it was filled: tests of the whole platform begin then. */
export const PREPARED_AT = '2026-11-21T10:00:00.000Z';

/** A database as an installation with the small range has it: `platform.prepare({ small: true })` has little left to do. */
export const openPreparedDatabase = (): Promise<OpenDatabase> =>
  openFilledDatabase('platform', async (database, dataDir) => {
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const platform = createPlatform({ database, settings, clock: testClock(PREPARED_AT) });
    await platform.prepare({ small: true });
    await platform.close();
  });
