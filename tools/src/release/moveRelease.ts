import type { ReleaseChange, ReleaseRegistry, RemoteName } from '@sightline/shared-lib/contracts';
import type { ReleaseMove } from '@sightline/shared-lib/registry';

import { withoutNewMisses } from './missedParts';
import { noteChange, promote, rollback, startCanary } from './releaseChannels';
import { changeRegistry } from './registryFile';
import type { RegistryFiles } from './registryFiles';
import type { RunningShell } from './runningShell';
import { signerOf, withRightTo } from './signer';
import { withoutTakenPages } from './takenPages';

export interface MoveOptions extends Pick<ReleaseChange, 'by' | 'reason'> {
  /** What has to understand the release. */
  readonly shell: RunningShell;
  /** Though the shell or another remote misses something then. */
  readonly anyway?: boolean;
  /** The revision that whoever decides has seen; left out by who looks at nothing before. */
  readonly seen?: number;
}

/** The registry after a move, unless it is refused: then it throws with the reason in words. */
function moved(
  registry: ReleaseRegistry,
  remote: RemoteName,
  move: ReleaseMove,
  { shell: { contract, agreement }, anyway }: MoveOptions,
): ReleaseRegistry {
  const whole = (after: ReleaseRegistry) =>
    anyway ? after : withoutTakenPages(registry, withoutNewMisses(registry, after, agreement), remote);
  if (move.action === 'rollback') return whole(rollback(registry, remote, contract));
  if (move.action === 'promote') return whole(promote(registry, remote, move.release, contract));
  // Whoever is on the canary's side gets it in the place of the stable one.
  if (move.percent > 0) whole(promote(registry, remote, move.release, contract));
  return startCanary(registry, remote, move.release, move.percent, contract);
}

/** Moves a pointer of a remote and writes down who did it and why: what the release command and the release page do (FED-04). */
export function moveRelease(
  files: RegistryFiles,
  remote: RemoteName,
  move: ReleaseMove,
  options: MoveOptions,
): ReleaseRegistry {
  const { by, reason, seen } = options;
  return changeRegistry(files, (registry) => {
    if (seen !== undefined && seen !== registry.revision)
      throw new Error(
        `Somebody has released meanwhile: revision ${registry.revision} stands, you saw ${seen}. Look again.`,
      );
    const { name: key } = withRightTo(remote, signerOf(files, registry.keys));
    const next = moved(registry, remote, move, options);
    const release = move.action === 'rollback' ? (next.remotes[remote]?.stable ?? '') : move.release;
    return noteChange(next, remote, { ...move, release, at: new Date().toISOString(), by, key, reason });
  });
}
