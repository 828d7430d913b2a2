import { watch, type FSWatcher } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import {
  broughtBack,
  openOverride,
  openRegistry,
  unfitReleases,
  type ReleaseOverrides,
} from '@sightline/shared-lib/registry';
import type { Logger } from 'pino';

import { withoutStalled, type StalledRelease } from '../stalls/stalledReleases';

export interface RegistryReader {
  current(): ReleaseRegistry;
  /** Releases that a signed override asks for; none when it is not genuine or has ended. */
  overrides(token: string): ReleaseOverrides;
  close(): void;
}

const EMPTY: ReleaseRegistry = { revision: 0, remotes: {} };
const POLL_MS = 500;

/**
 * Follows the signed registry file: a promoted release goes live within a second without a restart (FED-02). A file that cannot be read or is
 * wrongly signed is reported and the last good registry stays in force.
 */
export async function readRegistry(
  releasesDir: string,
  keyFile: string,
  log: Logger,
  stalled: readonly StalledRelease[] = [],
): Promise<RegistryReader> {
  const file = join(releasesDir, 'registry.json');
  let registry = EMPTY;
  let publicKey = '';
  let seen = '';

  const read = async () => {
    try {
      const { ino, mtimeMs } = await stat(file);
      // Two files written within one tick of the clock share their time, never their inode.
      const mark = `${ino} ${mtimeMs}`;
      if (mark === seen) return;
      const [text, pem] = await Promise.all([readFile(file, 'utf8'), readFile(keyFile, 'utf8')]);
      const next = openRegistry(text, pem);
      seen = mark;
      // Every move of a pointer, a rollback too, raises the revision: an older file never comes back.
      if (next.revision <= registry.revision) return;
      const older = broughtBack(next, registry);
      if (older.length > 0) throw new Error(`The registry brings back what was there before of ${older.join(', ')}.`);
      registry = withoutStalled(next, stalled);
      publicKey = pem;
      log.info({ revision: registry.revision }, 'release registry read');
      for (const unfit of unfitReleases(registry))
        log.error(unfit, 'the stable release does not fit this shell: its pages are out of the shop');
    } catch (error) {
      log.error({ err: error, file }, 'release registry cannot be read; the last good one stays in force');
    }
  };

  // One reading after the other: of two that overlap, the older one must not have the last word.
  let queue: Promise<void> = Promise.resolve();
  const refresh = () => {
    queue = queue.then(read);
    return queue;
  };

  await refresh();
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(dirname(file), (_event, name) => {
      if (name === basename(file)) void refresh();
    });
  } catch {
    // Polling alone is enough where the file system cannot be watched.
  }
  const timer = setInterval(() => void refresh(), POLL_MS);
  timer.unref();

  return {
    current: () => registry,
    overrides: (token) => (publicKey ? openOverride(token, publicKey, Date.now(), registry.keys) : {}),
    close: () => {
      clearInterval(timer);
      watcher?.close();
    },
  };
}
