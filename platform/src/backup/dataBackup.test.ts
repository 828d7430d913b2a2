import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { openDatabase } from '../kernel';
import { testServer } from '../testing/testDatabase';
import { backUpFolder, backUpServer, restoreFolder, restoreServer } from './dataBackup';

const folder = mkdtempSync(path.join(tmpdir(), 'sightline-backup-'));
const at = (...names: readonly string[]) => path.join(folder, ...names);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function aDataFolder(name: string) {
  mkdirSync(at(name, 'database'), { recursive: true });
  mkdirSync(at(name, 'pictures'));
  writeFileSync(at(name, 'database', 'rows'), 'kept');
  writeFileSync(at(name, 'prescription.key'), 'key');
  writeFileSync(at(name, 'pictures', 'front.avif'), 'drawn');
  return at(name);
}

describe('a copy of a data folder', () => {
  it('brings database and keys back, and leaves caches out [PLAT-01]', () => {
    backUpFolder(aDataFolder('one'), at('one.tgz'));
    restoreFolder(at('one.tgz'), at('new', 'place'));
    expect(readFileSync(at('new', 'place', 'database', 'rows'), 'utf8')).toBe('kept');
    expect(readFileSync(at('new', 'place', 'prescription.key'), 'utf8')).toBe('key');
    expect(existsSync(at('new', 'place', 'pictures'))).toBe(false);
    expect(existsSync(at('one.tgz.part'))).toBe(false);
  });

  it('is not made while somebody uses the folder, and free again afterwards [PLAT-01]', () => {
    const used = aDataFolder('used');
    writeFileSync(path.join(used, 'sightline.lock'), String(process.pid));
    expect(() => backUpFolder(used, at('used.tgz'))).toThrow(/in use by process/);
    expect(existsSync(at('used.tgz'))).toBe(false);
    rmSync(path.join(used, 'sightline.lock'));
    backUpFolder(used, at('used.tgz'));
    expect(existsSync(path.join(used, 'sightline.lock'))).toBe(false);
  });

  it('never goes over a database that is there, nor counts another archive as one [PLAT-01]', () => {
    const there = aDataFolder('there');
    backUpFolder(there, at('there.tgz'));
    expect(() => restoreFolder(at('there.tgz'), there)).toThrow(/holds a database already/);
    writeFileSync(at('other.tgz'), 'no archive');
    expect(() => restoreFolder(at('other.tgz'), at('nowhere'))).toThrow(/tar failed/);
    expect(existsSync(at('nowhere', 'database'))).toBe(false);
    mkdirSync(at('empty'));
    expect(() => backUpFolder(at('empty'), at('empty.tgz'))).toThrow(/holds no embedded database/);
  });
});

describe('a copy of a database of a server', () => {
  const urlOf = (name = '') => Object.assign(new URL(testServer ?? ''), { pathname: `/${name}` }).href;

  it('says what failed where there is no such server, and leaves nothing behind', () => {
    const nowhere = 'postgres://sightline@127.0.0.1:1/nowhere';
    expect(() => backUpServer(nowhere, at('nowhere.dump'))).toThrow(/^pg_dump (?:failed|cannot be run): ./);
    expect(existsSync(at('nowhere.dump'))).toBe(false);
  });

  if (testServer)
    it('fills an empty one, wholly or not at all [PLAT-01]', async () => {
      const admin = await openDatabase({ databaseUrl: testServer ?? '' });
      const names = ['sightline_backup_from', 'sightline_backup_to'];
      for (const name of names) await sql.raw(`create database ${name}`).execute(admin.db);
      const [from, to] = await Promise.all(names.map((name) => openDatabase({ databaseUrl: urlOf(name) })));
      if (!from || !to) throw new Error('there are no databases');
      try {
        await sql`create table orders (id text)`.execute(from.db);
        await sql`insert into orders values ('7307966')`.execute(from.db);
        backUpServer(urlOf(names[0]), at('server.dump'));
        restoreServer(at('server.dump'), urlOf(names[1]));
        expect((await sql`select id from orders`.execute(to.db)).rows).toEqual([{ id: '7307966' }]);
        expect(() => restoreServer(at('server.dump'), urlOf(names[1]))).toThrow(/pg_restore failed/);
        expect((await sql`select id from orders`.execute(to.db)).rows).toHaveLength(1);
      } finally {
        await from.close();
        await to.close();
        for (const name of names) await sql.raw(`drop database ${name}`).execute(admin.db);
        await admin.close();
      }
    });
});
