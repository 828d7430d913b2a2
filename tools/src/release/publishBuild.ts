import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

import { INTEGRITY_LIST, type Release, type RemoteManifest, type RemoteName } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

const sri = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    });
}

async function manifestOf(remote: RemoteName): Promise<RemoteManifest> {
  const { manifest } = (await import(inRepository(remote, 'remote.ts'))) as { manifest: RemoteManifest };
  return manifest;
}

/** Query parameters that the public pages of a remote read. */
async function parametersOf(remote: RemoteName): Promise<readonly string[]> {
  const { parameters } = (await import(inRepository(remote, 'parameters.ts'))) as { parameters: readonly string[] };
  return parameters.toSorted();
}

function versionOf(remote: RemoteName): string {
  const require = createRequire(import.meta.url);
  return (require(inRepository(remote, 'package.json')) as { version: string }).version;
}

/**
 * Copies a finished build into an immutable folder named by the hash of its content, with the integrity of every file. Publishing the same
 * build twice answers the same release.
 */
export async function publishBuild(remote: RemoteName, releasesDir: string, now = new Date()): Promise<Release> {
  const dist = inRepository(remote, 'dist');
  if (!existsSync(join(dist, 'browser')))
    throw new Error(`${remote} is not built: run "npm run build -- ${remote}" first.`);
  const files = ['browser', 'server'].flatMap((side) => filesBelow(join(dist, side)));
  const integrity: Record<string, string> = {};
  const content = createHash('sha256');
  for (const file of files) {
    const path = relative(dist, file);
    integrity[path] = sri(readFileSync(file));
    content.update(path).update(integrity[path]);
  }
  const parameters = await parametersOf(remote);
  content.update(JSON.stringify(parameters));
  const list = integrityList(integrity);
  integrity[INTEGRITY_LIST] = sri(Buffer.from(list));
  const browserEntry = Object.keys(integrity).find((path) => /^browser\/remoteEntry\.[0-9a-f]+\.js$/.test(path));
  if (!browserEntry) throw new Error(`${remote}'s build has no remote entry.`);

  const { name: _name, contract, ...provides } = await manifestOf(remote);
  const id = content.digest('hex').slice(0, 12);
  const release: Release = {
    id,
    version: versionOf(remote),
    contract,
    createdAt: now.toISOString(),
    browserEntry,
    serverBundle: 'server/server.cjs',
    integrity,
    provides,
    parameters,
  };
  place(dist, join(releasesDir, remote, id), list);
  return release;
}

/** Hashes of the browser's files, as the shell's page fetches and checks them. */
function integrityList(integrity: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(integrity).filter(([path]) => path.startsWith('browser/'))));
}

/** A release folder appears whole or not at all. */
function place(from: string, to: string, list: string): void {
  if (existsSync(to)) return;
  const next = `${to}.next`;
  rmSync(next, { recursive: true, force: true });
  for (const side of ['browser', 'server']) cpSync(join(from, side), join(next, side), { recursive: true });
  writeFileSync(join(next, INTEGRITY_LIST), list);
  renameSync(next, to);
}
