import type { Release, ReleaseSet, RemoteName } from '@sightline/shared-lib/contracts';
import { LRUCache } from 'lru-cache';

export interface ServerFailures {
  /** A release could not make a page, or could not be run at all; only a developer's own builds are remembered. */
  add(remote: RemoteName, release: Release | undefined, error: unknown): void;
  /** Stack of the last failure of a build; undefined while it has none. */
  last(remote: RemoteName, id: string | undefined): string | undefined;
}

/** Stacks in characters: what a window can show. */
const LONGEST = 8000;

/** What working copies threw on the server, for whoever works on them (FED-04). Nothing is kept of releases that shoppers get. */
export function createServerFailures(): ServerFailures {
  const stacks = new LRUCache<string, string>({ max: 20 });
  return {
    add(remote, release, error) {
      if (release?.built?.mode !== 'development') return;
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      stacks.set(`${remote}@${release.id}`, stack.slice(0, LONGEST));
    },
    last: (remote, id) => stacks.get(`${remote}@${id}`),
  };
}

/** The release of a page's owner; undefined for the shell's own pages. */
export const releaseOf = (set: ReleaseSet, owner: RemoteName | 'shell') => (owner === 'shell' ? undefined : set[owner]);
