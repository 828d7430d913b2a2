import { createPlatform } from '../app';
import { builtPlatform } from '../app/built';
import { readSettings } from '../app/settings';
import { openDatabase } from '../kernel';
import { endWithParent } from './fillApart';

const help = `Fills an empty database with the demo range, branches and content; with DEMO_DATA=true also with shoppers and orders.

Usage: seed [--small] [--help]

  --small   about sixty products of every kind instead of the whole range
  --help    this text

Environment: DATA_DIR (folder of the embedded database, default .data), DATABASE_URL (a PostgreSQL server instead),
PLATFORM_ROOT (folder that holds data/). What is there already stays: each part of the seed runs once.
To begin again, stop the platform and remove the folder, or drop the schema.`;

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  const unknown = args.find((arg) => arg !== '--small');
  if (unknown) throw new Error(`There is no option ${unknown}. Try --help.`);
  endWithParent();
  const settings = readSettings(process.env);
  const database = await openDatabase(
    settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : { dataDir: settings.dataDir },
  );
  const built = builtPlatform();
  const platform = createPlatform({
    database,
    settings,
    ...(built ? { workerScript: built.workerScript, program: built.program } : {}),
  });
  const started = Date.now();
  try {
    await platform.prepare({ small: args.includes('--small'), progress: (message) => console.log(message) });
    console.log(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await platform.close();
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
