import type { Release, ReleaseSet, RemoteName } from '@sightline/shared-lib/contracts';

interface Script {
  readonly src: string;
  readonly integrity: string;
}

/** The shell's script of a document: its own, or the one that a working copy of the set brings along. */
export function shellScriptOf(set: ReleaseSet, own: Script): Script {
  for (const [name, { id, host, integrity, built }] of Object.entries(set) as [RemoteName, Release][])
    if (host && built?.mode === 'development')
      return { src: `/releases/${name}/${id}/${host}`, integrity: integrity[host] ?? '' };
  return own;
}
