import type { Release, ReleaseSet, RemoteName } from '@sightline/shared-lib/contracts';

/** A script that documents name, with its hash. */
export interface Script {
  readonly src: string;
  readonly integrity: string;
}

/** The shell's own scripts that documents name, so that none of them waits for another to ask for it. */
export interface ShellScripts {
  /** Its entry, and what that starts with. */
  readonly start: readonly Script[];
  /** What calls the platform and keeps what it answers. */
  readonly calls: readonly Script[];
}

/** The shell's scripts of a document: its own, or the one that a working copy of the set brings along. */
export function shellScriptsOf(set: ReleaseSet, { start, calls }: ShellScripts, isOwn: boolean): readonly Script[] {
  for (const [name, { id, host, integrity, built }] of Object.entries(set) as [RemoteName, Release][])
    if (host && built?.mode === 'development')
      return [{ src: `/releases/${name}/${id}/${host}`, integrity: integrity[host] ?? '' }];
  return isOwn ? [...start, ...calls] : start;
}
