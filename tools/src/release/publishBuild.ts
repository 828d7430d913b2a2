import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { INTEGRITY_LIST, type Release, type SourceRemote } from '@sightline/shared-lib/contracts';

import { readBuildRecord, type BuildRecord } from '../build/buildRecord';
import { outputFiles, RELEASED_FOLDERS, sri } from '../build/outputFiles';
import { sourceStamp } from '../build/sourceStamp';
import { REPOSITORY } from '../webpack/paths';

/** What a publisher says is meant so. */
export interface PublishWishes {
  /** A development build may be published: for one's own eyes. */
  readonly development?: boolean;
  /** The sources need not be those of a commit. */
  readonly dirty?: boolean;
  /** The build may be older than the sources. */
  readonly stale?: boolean;
}

/** The record of a build that may be published as it lies there. Throws with what to do when it may not. */
function soundRecord(remote: SourceRemote, folder: string, root: string, wishes: PublishWishes): BuildRecord {
  const build = `npm run build -- ${remote}`;
  const record = readBuildRecord(folder);
  if (!record) throw new Error(`${remote} is not built: run "${build}" first.`);
  if (!isDeepStrictEqual(outputFiles(folder), record.files))
    throw new Error(`${remote}'s build was altered after it was made: run "${build} --force".`);
  const { mode, dirty } = record.built;
  if (mode === 'development' && !wishes.development)
    throw new Error(`${remote} is a development build: run "${build}", or say --development.`);
  if (!wishes.stale && record.stamp !== sourceStamp(remote, mode, root))
    throw new Error(`${remote}'s sources have changed since it was built: run "${build}" first.`);
  if (dirty && !wishes.dirty)
    throw new Error(`${remote} was built from sources that no commit has: commit and build again, or say --dirty.`);
  return record;
}

/** Hash of everything that a release does and says; who made it, and when, is not part of it. */
function idOf({ files, version, contract, provides, agreement, parameters, built }: BuildRecord): string {
  const content = JSON.stringify([
    Object.entries(files),
    version,
    contract,
    provides,
    agreement,
    parameters,
    built.mode,
  ]);
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/**
 * Copies a finished build into an immutable folder named by the hash of its content, with the integrity of every file. Publishing the same
 * build twice answers the same release; a folder that was made once is never written again.
 */
export function publishBuild(
  remote: SourceRemote,
  releasesDir: string,
  wishes: PublishWishes = {},
  { root = REPOSITORY, folder = join(root, remote, 'dist'), now = new Date() } = {},
): Release {
  const record = soundRecord(remote, folder, root, wishes);
  const { files, version, contract, provides, agreement, parameters, chunks, built } = record;
  const list = integrityList(files);
  const browserEntry = Object.keys(files).find((path) => /^browser\/remoteEntry\.[0-9a-f]+\.js$/.test(path));
  if (!browserEntry) throw new Error(`${remote}'s build has no remote entry.`);
  const host = Object.keys(files).find((path) => /^browser\/host\/shell\.[0-9a-f]+\.js$/.test(path));
  const id = idOf(record);
  place(folder, join(releasesDir, remote, id), record, list);
  return {
    id,
    version,
    contract,
    createdAt: now.toISOString(),
    browserEntry,
    serverBundle: 'server/server.cjs',
    ...(host ? { host } : {}),
    integrity: { ...files, [INTEGRITY_LIST]: sri(Buffer.from(list)) },
    provides,
    // A build of older tools, published though it is older than its sources, does not say.
    ...(agreement ? { agreement } : {}),
    parameters,
    ...(chunks ? { chunks } : {}),
    built,
  };
}

/** Hashes of the browser's files, as the shell's page fetches and checks them. */
function integrityList(integrity: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(integrity).filter(([path]) => path.startsWith('browser/'))));
}

/** A release folder appears whole or not at all; one that is there already must hold the same. */
function place(from: string, to: string, { files }: BuildRecord, list: string): void {
  if (existsSync(to)) {
    const holdsSame =
      isDeepStrictEqual(outputFiles(to), files) && readFileSync(join(to, INTEGRITY_LIST), 'utf8') === list;
    if (!holdsSame) throw new Error(`${to} was altered. Take it away, then publish again.`);
    return;
  }
  const next = `${to}.next`;
  rmSync(next, { recursive: true, force: true });
  for (const name of RELEASED_FOLDERS)
    if (existsSync(join(from, name))) cpSync(join(from, name), join(next, name), { recursive: true });
  writeFileSync(join(next, INTEGRITY_LIST), list);
  renameSync(next, to);
}
