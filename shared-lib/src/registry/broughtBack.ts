import type { ReleaseRegistry } from '../contracts';

import { remotesIn } from './remotesIn';

/**
 * What of a registry is older than what is in force, or gone: the remotes, and `keys`. Where every remote is signed by itself, somebody who can write
 * the file and has no key could put an older part beside newer ones; each move of a pointer raises its part's revision, so that it is noticed.
 */
export function broughtBack(next: ReleaseRegistry, now: ReleaseRegistry): readonly string[] {
  // Signed as one, it is as old as its own revision says.
  if (!next.keys) return [];
  const older = remotesIn(now.remotes).filter((remote) => {
    const part = next.remotes[remote];
    return !part || (part.revision ?? 0) < (now.remotes[remote]?.revision ?? 0);
  });
  return next.keys.revision < (now.keys?.revision ?? 0) ? ['keys', ...older] : older;
}
