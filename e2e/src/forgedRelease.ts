import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import {
  INTEGRITY_LIST,
  REMOTE_NAMES,
  type Release,
  type ReleaseRegistry,
  type RemoteName,
} from '@sightline/shared-lib/contracts';
import { signOverride } from '@sightline/shared-lib/registry';
import {
  changeRegistry,
  overrideQuery,
  promote,
  publish,
  readRegistryFile,
  registryFiles,
  rollback,
  startCanary,
} from '@sightline/tools/release';

import { E2E_DATA, SHOP } from './shopAddress';

/** A second where nothing else runs (FED-02); the journeys beside it take the processor. */
const FOLLOW_LIMIT_MS = 10_000;

const sri = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Changes the texts of a release's files; answers their right hashes, as those of a real build would be. */
function changeFiles(folder: string, change: (text: string, path: string) => string): Record<string, string> {
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
  return { ...integrity, [INTEGRITY_LIST]: sri(Buffer.from(list)) };
}

/** What a team does with releases, and what happens to them: in a folder of releases, as the shop at the address shows them. */
export function releasesIn(root: string, shop: string) {
  const files = registryFiles(root);
  const registry = () => readRegistryFile(files);
  /** Tests run side by side on one registry: each changes it alone, as the commands of release do. */
  const register = (to: (registry: ReleaseRegistry) => ReleaseRegistry) => void changeRegistry(files, to);
  const folderOf = (remote: RemoteName, id: string) => join(root, remote, id);

  const stable = (remote: RemoteName): Release => {
    const channel = registry().remotes[remote];
    const release = channel?.releases[channel.stable];
    if (!release) throw new Error(`${remote} has no stable release.`);
    return release;
  };

  /** Publishes a copy of the stable release with other texts in its files. */
  const forge = (
    remote: RemoteName,
    change: (text: string, path: string) => string,
    says: Partial<Pick<Release, 'contract'>> = {},
  ): string => {
    const original = stable(remote);
    const id = createHash('sha256').update(`${original.id}${Math.random()}`).digest('hex').slice(0, 12);
    cpSync(folderOf(remote, original.id), folderOf(remote, id), { recursive: true });
    const integrity = changeFiles(folderOf(remote, id), change);
    const release: Release = { ...original, ...says, id, createdAt: new Date().toISOString(), integrity };
    register((before) => publish(before, remote, release));
    return id;
  };

  return {
    stable,
    forge,

    /** A copy of the stable release that fails as soon as it is run, in the browser and on the server. */
    forgeBroken: (remote: RemoteName): string => {
      const { browserEntry, serverBundle } = stable(remote);
      return forge(remote, (text, path) =>
        path === browserEntry || path === serverBundle ? "throw new Error('This release is broken.');" : text,
      );
    },

    /** Alters a published file without touching the registry: what a broken or tampered host would serve. */
    tamper: (remote: RemoteName, id: string, path: string): void => {
      const file = join(folderOf(remote, id), path);
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n/* altered */`);
    },

    /** Takes a release's files away, as a lost disk would. */
    removeFiles: (remote: RemoteName, id: string): void => rmSync(folderOf(remote, id), { recursive: true }),

    promote: (remote: RemoteName, id: string) => register((before) => promote(before, remote, id)),
    rollback: (remote: RemoteName) => register((before) => rollback(before, remote)),
    canary: (remote: RemoteName, id: string, percent: number) =>
      register((before) => startCanary(before, remote, id, percent)),
    endCanary: (remote: RemoteName) => register((before) => startCanary(before, remote, stable(remote).id, 0)),
    /** Releases that were taken back by themselves, newest first. */
    takenBack: (remote: RemoteName) => registry().remotes[remote]?.takenBack ?? [],

    /** Query of a link that the release's team would hand to a tester. */
    testerQuery: (remote: RemoteName, id: string) => overrideQuery(files, remote, id),

    /** Releases that a purchase is made with: of each chosen remote the named one, of the others the stable one. */
    together: (choice: readonly RemoteName[], ids: Readonly<Record<RemoteName, string>>) => {
      const { remotes } = registry();
      return REMOTE_NAMES.map((remote) => {
        const id = choice.includes(remote) ? ids[remote] : remotes[remote]?.stable;
        const release = remotes[remote]?.releases[id ?? ''];
        if (!release) throw new Error(`${remote} has no release ${id}.`);
        return { ...release, remote };
      });
    },

    /** Query of a link that shows several releases at once; nobody else sees them. */
    shownTogether: (choice: readonly RemoteName[], ids: Readonly<Record<RemoteName, string>>): string => {
      const wishes = Object.fromEntries(choice.map((remote) => [remote, ids[remote] ?? ''] as const));
      return `releases=${signOverride(wishes, readFileSync(files.privateKey, 'utf8'))}`;
    },

    registry,

    /** Waits until the shop follows the registry as it stands. */
    followed: async (): Promise<void> => {
      const { revision } = registry();
      const limit = Date.now() + FOLLOW_LIMIT_MS;
      for (;;) {
        const answer = (await (await fetch(`${shop}/readyz`)).json()) as { revision: number };
        if (answer.revision === revision) return;
        if (Date.now() > limit)
          throw new Error(`The shop is at revision ${answer.revision}, the registry at ${revision}.`);
        await setTimeout(50);
      }
    },
  };
}

export type Releases = ReturnType<typeof releasesIn>;

/** Those of the shop that all journeys share. */
export const shopReleases: Releases = releasesIn(join(E2E_DATA, 'releases'), SHOP);
