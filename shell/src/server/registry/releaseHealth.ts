import type { ReleaseSet, RemoteName } from '@sightline/shared-lib/contracts';
import type { ReleaseCounts, ReleaseHealth } from '@sightline/shared-lib/registry';

export interface HealthCounter {
  /** A page was answered with this set. */
  shown(set: ReleaseSet): void;
  failed(remote: RemoteName, release: string): void;
  /** A browser told web vitals of a document with a page of the release. */
  measured(remote: RemoteName, release: string, poor: boolean): void;
  counts(): ReleaseHealth;
}

/** Counts pages and failures of each release in memory, from the start of the process (FED-07). Only registered releases may be counted. */
export function createHealthCounter(): HealthCounter {
  const remotes: Record<RemoteName, Record<string, ReleaseCounts>> = {};

  const add = (remote: RemoteName, release: string, more: Partial<ReleaseCounts>) => {
    const releases = (remotes[remote] ??= {});
    const known = releases[release] ?? { shown: 0, failed: 0 };
    const sums = Object.entries(more).map(([name, count]) => [name, (known[name as keyof ReleaseCounts] ?? 0) + count]);
    releases[release] = { ...known, ...(Object.fromEntries(sums) as Partial<ReleaseCounts>) };
  };

  return {
    shown: (set) => {
      for (const [remote, { id }] of Object.entries(set)) add(remote as RemoteName, id, { shown: 1 });
    },
    failed: (remote, release) => add(remote, release, { failed: 1 }),
    measured: (remote, release, poor) => add(remote, release, { measured: 1, poor: poor ? 1 : 0 }),
    counts: () => remotes,
  };
}

/** True when an error of a page says something of its release: a platform that is down or closed fails every release alike. */
export function isReleaseFault(error: unknown): boolean {
  if (!(error instanceof Error && 'failure' in error)) return true;
  const { status } = error.failure as { status: number };
  return status >= 400 && status < 500 && status !== 418;
}
