import { isDeepStrictEqual } from 'node:util';

import {
  CONTRACT_VERSION,
  isContractSupported,
  type Release,
  type ReleaseChange,
  type ReleaseRegistry,
  type RemoteChannel,
  type RemoteName,
  type TakenBack,
} from '@sightline/shared-lib/contracts';
import { registeredRelease, unfitReleases } from '@sightline/shared-lib/registry';

/** Pointer moves of the registry, as pure functions: each answers a new registry with the next revision. */

const HISTORY = 20;
/** Changes that are told: a few months of a team that releases daily. */
const TOLD_CHANGES = 100;
/** Development builds before the newest that the registry still names. */
const WORKING_COPIES = 5;

function withChannel(registry: ReleaseRegistry, remote: RemoteName, channel: RemoteChannel): ReleaseRegistry {
  const revision = registry.revision + 1;
  return { ...registry, revision, remotes: { ...registry.remotes, [remote]: { ...channel, revision } } };
}

function channelOf(registry: ReleaseRegistry, remote: RemoteName): RemoteChannel {
  const channel = registry.remotes[remote];
  if (!channel) throw new Error(`${remote} has no release yet: publish one first.`);
  return channel;
}

/** A build for its maker's eyes, which shoppers never get. */
export const isDevelopment = ({ built }: Release) => built?.mode === 'development';

/** A release that shoppers may get. Throws when it is unknown, or a development build: those are for their maker's eyes. */
function known(registry: ReleaseRegistry, remote: RemoteName, id: string): Release {
  const release = registeredRelease(registry, remote, id);
  if (!release) {
    const ids = Object.keys(channelOf(registry, remote).releases);
    throw new Error(`${remote} has no release ${id}. Known: ${ids.join(', ')}`);
  }
  if (isDevelopment(release)) throw new Error(`${remote} ${id} is a development build: shoppers never get one.`);
  return release;
}

/** Throws when shells of a contract would leave the release out: its pages would be gone. */
function fitting({ id, contract }: Release, remote: RemoteName, shellContract: number): void {
  if (isContractSupported(contract, shellContract)) return;
  throw new Error(
    `${remote} ${id} is of contract ${contract}, which the running shells of contract ${shellContract} do not understand.`,
  );
}

/**
 * What shells of a contract would not serve, each with the last release of its remote that they and the shells of now would:
 * one that was stable before, else the newest.
 */
export function fallingOut(registry: ReleaseRegistry, shellContract: number, running = shellContract) {
  return unfitReleases(registry, shellContract).map((unfit) => {
    const { history = [], releases = {} } = registry.remotes[unfit.remote] ?? {};
    const fits = Object.values(releases).filter(
      (one) =>
        !isDevelopment(one) &&
        [shellContract, running].every((contract) => isContractSupported(one.contract, contract)),
    );
    const [last] = fits.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const wasStable = history.find((id) => fits.some((one) => one.id === id));
    return { ...unfit, lastFitting: wasStable ?? last?.id };
  });
}

/** The newest release that shoppers may get. */
export function newestRelease(registry: ReleaseRegistry, remote: RemoteName): Release | undefined {
  const releases = Object.values(registry.remotes[remote]?.releases ?? {});
  return releases.filter((one) => !isDevelopment(one)).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

/** What a release does; who published it, and when, may differ from one time to the next. */
function contentOf({ createdAt: _createdAt, built: _built, ...content }: Release) {
  return content;
}

/** Adds a release; the first of a remote becomes stable at once. An id is made once: what it names never changes. */
export function publish(registry: ReleaseRegistry, remote: RemoteName, release: Release): ReleaseRegistry {
  const channel = registry.remotes[remote];
  const known = registeredRelease(registry, remote, release.id);
  if (known && !isDeepStrictEqual(contentOf(known), contentOf(release)))
    throw new Error(`${remote} has another release ${release.id} already: a release never changes.`);
  if (known) return registry;
  if (!channel && isDevelopment(release))
    throw new Error(`${remote} has no release yet, and a development build cannot be its first.`);
  if (!channel)
    return withChannel(registry, remote, { stable: release.id, history: [], releases: { [release.id]: release } });
  return withChannel(registry, remote, { ...channel, releases: { ...channel.releases, [release.id]: release } });
}

/**
 * Adds a development build and points at it for browsers that follow the working copy. What shoppers get and the history stay as they are; of
 * earlier builds a few are kept for tabs that are still open.
 */
export function showWorkingCopy(registry: ReleaseRegistry, remote: RemoteName, release: Release): ReleaseRegistry {
  const added = publish(registry, remote, release);
  const channel = channelOf(added, remote);
  const earlier = Object.values(channel.releases).filter((one) => isDevelopment(one) && one.id !== release.id);
  const gone = new Set(earlier.slice(0, Math.max(0, earlier.length - WORKING_COPIES)).map(({ id }) => id));
  const kept = Object.entries(channel.releases).filter(([id]) => !gone.has(id));
  return withChannel(registry, remote, { ...channel, working: release.id, releases: Object.fromEntries(kept) });
}

/** Makes a release stable and ends its canary. Throws when shells of the contract that runs do not understand it. */
export function promote(
  registry: ReleaseRegistry,
  remote: RemoteName,
  id: string,
  shellContract: number = CONTRACT_VERSION,
): ReleaseRegistry {
  const { canary: _canary, ...channel } = channelOf(registry, remote);
  fitting(known(registry, remote, id), remote, shellContract);
  if (channel.stable === id) return withChannel(registry, remote, channel);
  return withChannel(registry, remote, {
    ...channel,
    stable: id,
    history: [channel.stable, ...channel.history].slice(0, HISTORY),
  });
}

/** Shows a release to a share of shoppers, in per cent; 0 ends the canary. */
export function startCanary(
  registry: ReleaseRegistry,
  remote: RemoteName,
  id: string,
  percent: number,
  shellContract: number = CONTRACT_VERSION,
): ReleaseRegistry {
  if (!(percent >= 0 && percent <= 100)) throw new Error('The share of a canary is a number from 0 to 100.');
  const { canary: _canary, ...channel } = channelOf(registry, remote);
  const release = known(registry, remote, id);
  if (percent > 0) fitting(release, remote, shellContract);
  return withChannel(registry, remote, percent === 0 ? channel : { ...channel, canary: { release: id, percent } });
}

/** Writes down who moved a pointer, and why. It is part of the move, and no revision of its own. */
export function noteChange(registry: ReleaseRegistry, remote: RemoteName, change: ReleaseChange): ReleaseRegistry {
  const { changes = [], ...channel } = channelOf(registry, remote);
  const told = [change, ...changes].slice(0, TOLD_CHANGES);
  return { ...registry, remotes: { ...registry.remotes, [remote]: { ...channel, changes: told } } };
}

/** Ends a canary that fails, and writes down why. A canary that was ended or replaced meanwhile is left alone: what was counted is not its own. */
export function takeBack(
  registry: ReleaseRegistry,
  remote: RemoteName,
  { release, reason, at }: Pick<TakenBack, 'release' | 'reason' | 'at'>,
): ReleaseRegistry {
  const { canary, ...channel } = channelOf(registry, remote);
  if (canary?.release !== release) return registry;
  const entry = { release, percent: canary.percent, at, reason };
  return withChannel(registry, remote, {
    ...channel,
    takenBack: [entry, ...(channel.takenBack ?? [])].slice(0, HISTORY),
  });
}

/**
 * Returns from a stable release that fails to the one that it followed, and writes down why. A remote that was moved meanwhile is left alone; so is
 * one whose release before the running shells would leave out.
 */
export function takeBackStable(
  registry: ReleaseRegistry,
  remote: RemoteName,
  { release, to, reason, at }: Pick<TakenBack, 'release' | 'reason' | 'at'> & { readonly to: string },
  shellContract: number = CONTRACT_VERSION,
): ReleaseRegistry {
  const { stable, history } = channelOf(registry, remote);
  if (stable !== release || history[0] !== to) return registry;
  fitting(known(registry, remote, to), remote, shellContract);
  const back = rollback(registry, remote, shellContract);
  const channel = channelOf(back, remote);
  const takenBack = [{ release, percent: 100, to, at, reason }, ...(channel.takenBack ?? [])].slice(0, HISTORY);
  return { ...back, remotes: { ...back.remotes, [remote]: { ...channel, takenBack } } };
}

/** Returns to the release that was stable before; one that the running shells would leave out is passed over. */
export function rollback(
  registry: ReleaseRegistry,
  remote: RemoteName,
  shellContract: number = CONTRACT_VERSION,
): ReleaseRegistry {
  const { canary: _canary, ...channel } = channelOf(registry, remote);
  const at = channel.history.findIndex((id) => {
    const release = registeredRelease(registry, remote, id);
    return release && isContractSupported(release.contract, shellContract);
  });
  const previous = channel.history[at];
  if (!previous)
    throw new Error(
      `${remote} has no earlier stable release to return to that shells of contract ${shellContract} serve.`,
    );
  const history = channel.history.slice(at + 1);
  return withChannel(registry, remote, { ...channel, stable: previous, history });
}
