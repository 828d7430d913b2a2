const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'));
const folder = path.join(root, '.cache');
const archive = path.join(folder, `empty-database-${version}.tar`);

/** An empty embedded database is made once: a test file opens a copy of it in a quarter of the processor time. */
module.exports = async () => {
  if (process.env.TEST_DATABASE_URL) return;
  if (!existsSync(archive)) {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create();
    const dump = await database.dumpDataDir('none');
    await database.close();
    mkdirSync(folder, { recursive: true });
    const draft = `${archive}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, archive);
  }
  process.env.EMPTY_DATABASE = archive;
};
