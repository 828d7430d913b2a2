import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { awaitDebian, installDebian, isExecutable, isRoot, onPath } from './findProgram';

const DEBIAN = '/usr/lib/postgresql';
const PORT = 55_499;

export interface PostgresServer {
  readonly url: string;
  stop(): void;
}

function localBinaries(): string | null {
  if (existsSync(DEBIAN)) {
    const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
    const found = versions
      .map((version) => join(DEBIAN, version, 'bin'))
      .find((bin) => isExecutable(join(bin, 'initdb')));
    if (found) return found;
  }
  const initdb = onPath(['initdb']);
  return initdb && isExecutable(join(dirname(initdb), 'postgres')) ? dirname(initdb) : null;
}

/** Debian's package where there is no server. */
export function missingServer(): readonly string[] {
  return process.env['DATABASE_URL'] || localBinaries() ? [] : ['postgresql'];
}

/** PostgreSQL refuses to run as root: its own user does it then. */
function run(bin: string, command: string, args: string[]): void {
  const program = join(bin, command);
  const [file, words] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  const { status, stderr } = spawnSync(file, words, {
    encoding: 'utf8',
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

/** A server for the tests: DATABASE_URL, else one started from local binaries, else from Debian's package; null when none is to be had. */
export function startPostgres(): PostgresServer | null {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => undefined };
  awaitDebian();
  let bin = localBinaries();
  if (!bin && installDebian(missingServer())) bin = localBinaries();
  if (!bin) return null;
  const programs = bin;

  const folder = mkdtempSync(join(tmpdir(), 'sightline-postgres-'));
  if (isRoot) {
    const uid = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, uid, 0);
  }
  const data = join(folder, 'data');
  run(programs, 'initdb', [
    '-D',
    data,
    '-U',
    'sightline',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const settings = `-p ${PORT} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  run(programs, 'pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgres://sightline@127.0.0.1:${PORT}/postgres`,
    stop: () => {
      run(programs, 'pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
