const { createHash } = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'));
const folder = path.join(root, '.cache');
const archive = path.join(folder, `bare-database-${version}.tar`);

/** What a filled database is made by. */
const SOURCES = [
  'platform/src',
  'platform/data',
  'pictures/src',
  'shared-lib/src/domain',
  'shared-lib/src/contracts',
  'package-lock.json',
];

/** Names, sizes and times of the sources: it changes with any of them. */
function stateOfSources() {
  const hash = createHash('sha1');
  for (const source of SOURCES) {
    const whole = path.join(root, source);
    const names = statSync(whole).isDirectory() ? readdirSync(whole, { recursive: true }).toSorted() : [''];
    for (const name of names) {
      if (/\.test\.tsx?$/.test(name)) continue;
      const { size, mtimeMs } = statSync(path.join(whole, name));
      hash.update(`${source}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** An empty embedded database without the two that PostgreSQL keeps to copy from: half of the files, and opened the sooner. */
async function makeEmpty() {
  const { PGlite } = await import('@electric-sql/pglite');
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  const data = mkdtempSync(path.join(tmpdir(), 'sightline-empty-'));
  await (await PGlite.create(data, { loadDataDir: await dataDir() })).close();
  for (const template of ['1', '4']) rmSync(path.join(data, 'base', template), { recursive: true });
  const database = await PGlite.create(data);
  const dump = await database.dumpDataDir('none');
  await database.close();
  rmSync(data, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const draft = `${archive}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, archive);
}

/** An empty embedded database is made once: a test file opens a copy of it in a fifth of the processor time. */
module.exports = async () => {
  if (!existsSync(archive)) await makeEmpty();
  process.env.EMPTY_DATABASE = archive;
  // Filled ones are made by the first test that wants them.
  process.env.STATE_OF_SOURCES = stateOfSources();
};
