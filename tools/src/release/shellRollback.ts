import { isContractSupported, type ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { remotesIn } from '@sightline/shared-lib/registry';

import { fallingOut, promote, startCanary } from './releaseChannels';

/** The contract that shells have now, and the one that they are rolled back to. */
export interface ShellRollback {
  readonly running: number;
  readonly target: number;
}

/** Ends canaries that shells of a contract would leave out: whoever is on their side would miss those pages. */
function withoutUnfitCanaries(registry: ReleaseRegistry, shellContract: number): ReleaseRegistry {
  return remotesIn(registry.remotes).reduce((next, remote) => {
    const channel = next.remotes[remote];
    const canary = channel?.canary && channel.releases[channel.canary.release];
    if (!canary || isContractSupported(canary.contract, shellContract)) return next;
    return startCanary(next, remote, canary.id, 0);
  }, registry);
}

/**
 * The registry with which shells can be rolled back (FED-05): of each remote that would fall out, the last stable release that the shells of
 * now and of then both serve, else the newest. A remote without one stays as it is.
 */
export function prepareShellRollback(registry: ReleaseRegistry, { running, target }: ShellRollback): ReleaseRegistry {
  const moved = fallingOut(registry, target, running).reduce(
    (next, { remote, lastFitting }) => (lastFitting ? promote(next, remote, lastFitting, running) : next),
    registry,
  );
  return withoutUnfitCanaries(moved, target);
}
