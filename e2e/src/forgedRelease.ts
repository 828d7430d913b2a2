import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { INTEGRITY_LIST, REMOTE_NAMES, type Release, type RemoteName } from '@sightline/shared-lib/contracts';
import { signOverride } from '@sightline/shared-lib/registry';
import {
  overrideQuery,
  promote,
  publish,
  readRegistryFile,
  registryFiles,
  rollback,
  startCanary,
  writeRegistryFile,
} from '@sightline/tools/release';

import { E2E_DATA, SHOP } from './shopAddress';

const RELEASES = join(E2E_DATA, 'releases');
const files = registryFiles(RELEASES);
const FOLLOW_LIMIT_MS = 1_000;

const sri = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

export function stableRelease(remote: RemoteName): Release {
  const channel = readRegistryFile(files).remotes[remote];
  const release = channel?.releases[channel.stable];
  if (!release) throw new Error(`${remote} has no stable release.`);
  return release;
}

/** Publishes a copy of the stable release with other texts in its files; its hashes are right, as those of a real build would be. */
export function forgeRelease(
  remote: RemoteName,
  change: (text: string, path: string) => string,
  says: Partial<Pick<Release, 'contract'>> = {},
): string {
  const stable = stableRelease(remote);
  const id = createHash('sha256').update(`${stable.id}${Math.random()}`).digest('hex').slice(0, 12);
  const folder = join(RELEASES, remote, id);
  cpSync(join(RELEASES, remote, stable.id), folder, { recursive: true });
  const integrity: Record<string, string> = {};
  for (const file of filesBelow(folder)) {
    const path = relative(folder, file);
    if (path === INTEGRITY_LIST) continue;
    writeFileSync(file, change(readFileSync(file, 'utf8'), path));
    integrity[path] = sri(readFileSync(file));
  }
  const list = JSON.stringify(
    Object.fromEntries(Object.entries(integrity).filter(([path]) => path.startsWith('browser/'))),
  );
  writeFileSync(join(folder, INTEGRITY_LIST), list);
  integrity[INTEGRITY_LIST] = sri(Buffer.from(list));
  const release: Release = { ...stable, ...says, id, createdAt: new Date().toISOString(), integrity };
  writeRegistryFile(files, publish(readRegistryFile(files), remote, release));
  return id;
}

/** Query of a link that the release's team would hand to a tester. */
export const testerQuery = (remote: RemoteName, id: string) => overrideQuery(files, remote, id);

/** Releases that a purchase is made with: of each chosen remote the named one, of the others the stable one. */
export function releasesOf(choice: readonly RemoteName[], ids: Readonly<Record<RemoteName, string>>) {
  const registry = readRegistryFile(files);
  const chosen = REMOTE_NAMES.map((remote) => {
    const id = choice.includes(remote) ? ids[remote] : registry.remotes[remote]?.stable;
    const release = registry.remotes[remote]?.releases[id ?? ''];
    if (!release) throw new Error(`${remote} has no release ${id}.`);
    return { ...release, remote };
  });
  return { registry, chosen };
}

/** Query of a link that shows several releases at once; nobody else sees them. */
export function shownTogether(choice: readonly RemoteName[], ids: Readonly<Record<RemoteName, string>>): string {
  const wishes = Object.fromEntries(choice.map((remote) => [remote, ids[remote] ?? ''] as const));
  return `releases=${signOverride(wishes, readFileSync(files.privateKey, 'utf8'))}`;
}

export const releases = {
  promote: (remote: RemoteName, id: string) => writeRegistryFile(files, promote(readRegistryFile(files), remote, id)),
  rollback: (remote: RemoteName) => writeRegistryFile(files, rollback(readRegistryFile(files), remote)),
  canary: (remote: RemoteName, id: string, percent: number) =>
    writeRegistryFile(files, startCanary(readRegistryFile(files), remote, id, percent)),
  /** Canaries that were taken back, newest first. */
  takenBack: (remote: RemoteName) => readRegistryFile(files).remotes[remote]?.takenBack ?? [],
  endCanary: (remote: RemoteName) =>
    writeRegistryFile(files, startCanary(readRegistryFile(files), remote, stableRelease(remote).id, 0)),
};

/** Alters a published file without touching the registry: what a broken or tampered host would serve. */
export function tamper(remote: RemoteName, id: string, path: string): void {
  const file = join(RELEASES, remote, id, path);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n/* altered */`);
}

/** A copy of the stable release that fails as soon as it is run, in the browser and on the server. */
export function forgeBrokenRelease(remote: RemoteName): string {
  const { browserEntry, serverBundle } = stableRelease(remote);
  return forgeRelease(remote, (text, path) =>
    path === browserEntry || path === serverBundle ? "throw new Error('This release is broken.');" : text,
  );
}

/** Takes a release's files away, as a lost disk would. */
export function removeFiles(remote: RemoteName, id: string): void {
  rmSync(join(RELEASES, remote, id), { recursive: true });
}

/** Waits until the running shop follows the registry as it stands, which takes a second at most (FED-02). */
export async function followed(): Promise<void> {
  const { revision } = readRegistryFile(files);
  const limit = Date.now() + FOLLOW_LIMIT_MS;
  for (;;) {
    const answer = (await (await fetch(`${SHOP}/readyz`)).json()) as { revision: number };
    if (answer.revision === revision) return;
    if (Date.now() > limit) throw new Error(`The shop is at revision ${answer.revision}, the registry at ${revision}.`);
    await setTimeout(50);
  }
}
