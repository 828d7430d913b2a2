import type { ReleaseSet, RemoteName } from '@sightline/shared-lib/contracts';
import type { ReleaseCounts, ReleaseHealth } from '@sightline/shared-lib/registry';

export interface HealthCounter {
  /** A page was answered with this set. */
  shown(set: ReleaseSet): void;
  failed(remote: RemoteName, release: string): void;
  counts(): ReleaseHealth;
}

/** Counts pages and failures of each release in memory, from the start of the process (FED-07). Only registered releases may be counted. */
export function createHealthCounter(): HealthCounter {
  const remotes: Partial<Record<RemoteName, Record<string, ReleaseCounts>>> = {};

  const add = (remote: RemoteName, release: string, { shown, failed }: ReleaseCounts) => {
    const releases = (remotes[remote] ??= {});
    const known = releases[release];
    releases[release] = { shown: (known?.shown ?? 0) + shown, failed: (known?.failed ?? 0) + failed };
  };

  return {
    shown: (set) => {
      for (const [remote, { id }] of Object.entries(set)) add(remote as RemoteName, id, { shown: 1, failed: 0 });
    },
    failed: (remote, release) => add(remote, release, { shown: 0, failed: 1 }),
    counts: () => remotes,
  };
}

/** True when an error of a page says something of its release: a platform that is down or closed fails every release alike. */
export function isReleaseFault(error: unknown): boolean {
  if (!(error instanceof Error && 'failure' in error)) return true;
  const { status } = error.failure as { status: number };
  return status >= 400 && status < 500 && status !== 418;
}
