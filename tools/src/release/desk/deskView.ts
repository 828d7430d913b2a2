import type { ReleaseRegistry, RemoteName } from '@sightline/shared-lib/contracts';
import {
  remotesIn,
  type DeskRemote,
  type DeskShell,
  type ReleaseDeskView,
  type ReleaseHealth,
} from '@sightline/shared-lib/registry';

import { sumOfCounts } from '../releaseCounts';
import { isDevelopment, rollback } from '../releaseChannels';

/** Releases of a remote that are shown: nobody promotes one from long ago by a page. */
const SHOWN = 20;

/** Where taking back leads; undefined when there is nothing to return to that the shells serve. */
function releaseBefore(registry: ReleaseRegistry, remote: RemoteName, contract: number | undefined) {
  try {
    return rollback(registry, remote, contract).remotes[remote]?.stable;
  } catch {
    return undefined;
  }
}

function remoteView(
  registry: ReleaseRegistry,
  remote: RemoteName,
  healths: readonly ReleaseHealth[],
  contract: number | undefined,
): DeskRemote | undefined {
  const channel = registry.remotes[remote];
  if (!channel) return undefined;
  const { stable, canary, changes = [], takenBack = [] } = channel;
  const before = releaseBefore(registry, remote, contract);
  const live = new Set([stable, canary?.release, before]);
  const newest = Object.values(channel.releases)
    .filter((release) => !isDevelopment(release))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  // What is live is shown however old it is.
  const shown = newest.filter(({ id }, place) => place < SHOWN || live.has(id));
  const releases = shown.map(({ id, version, contract: own, createdAt, built }) => ({
    id,
    version,
    contract: own,
    createdAt,
    ...(built ? { built } : {}),
    counts: sumOfCounts(healths.flatMap((health) => health[remote]?.[id] ?? [])),
  }));
  return { stable, ...(canary ? { canary } : {}), ...(before ? { before } : {}), releases, changes, takenBack };
}

/** All that somebody needs who decides about releases: the registry, and what the shells say and have counted. */
export function deskView(
  registry: ReleaseRegistry,
  said: readonly { readonly shell: DeskShell; readonly health: ReleaseHealth }[],
): ReleaseDeskView {
  const healths = said.map(({ health }) => health);
  const contract = said.find(({ shell }) => shell.contract !== undefined)?.shell.contract;
  const remotes = remotesIn(registry.remotes).flatMap((remote) => {
    const view = remoteView(registry, remote, healths, contract);
    return view ? [[remote, view] as const] : [];
  });
  return { revision: registry.revision, remotes: Object.fromEntries(remotes), shells: said.map(({ shell }) => shell) };
}
