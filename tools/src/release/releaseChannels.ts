import type { Release, ReleaseRegistry, RemoteChannel, RemoteName } from '@sightline/shared-lib/contracts';

/** Pointer moves of the registry, as pure functions: each answers a new registry with the next revision. */

const HISTORY = 20;

function withChannel(registry: ReleaseRegistry, remote: RemoteName, channel: RemoteChannel): ReleaseRegistry {
  return { revision: registry.revision + 1, remotes: { ...registry.remotes, [remote]: channel } };
}

function channelOf(registry: ReleaseRegistry, remote: RemoteName): RemoteChannel {
  const channel = registry.remotes[remote];
  if (!channel) throw new Error(`${remote} has no release yet: publish one first.`);
  return channel;
}

function known(channel: RemoteChannel, id: string, remote: RemoteName): string {
  if (!Object.hasOwn(channel.releases, id)) {
    throw new Error(`${remote} has no release ${id}. Known: ${Object.keys(channel.releases).join(', ')}`);
  }
  return id;
}

/** Adds a release; the first of a remote becomes stable at once. */
export function publish(registry: ReleaseRegistry, remote: RemoteName, release: Release): ReleaseRegistry {
  const channel = registry.remotes[remote];
  if (!channel)
    return withChannel(registry, remote, { stable: release.id, history: [], releases: { [release.id]: release } });
  return withChannel(registry, remote, { ...channel, releases: { ...channel.releases, [release.id]: release } });
}

/** Makes a release stable and ends its canary. */
export function promote(registry: ReleaseRegistry, remote: RemoteName, id: string): ReleaseRegistry {
  const { canary: _canary, ...channel } = channelOf(registry, remote);
  known(channel, id, remote);
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
): ReleaseRegistry {
  if (!(percent >= 0 && percent <= 100)) throw new Error('The share of a canary is a number from 0 to 100.');
  const { canary: _canary, ...channel } = channelOf(registry, remote);
  known(channel, id, remote);
  return withChannel(registry, remote, percent === 0 ? channel : { ...channel, canary: { release: id, percent } });
}

/** Returns to the release that was stable before. */
export function rollback(registry: ReleaseRegistry, remote: RemoteName): ReleaseRegistry {
  const { canary: _canary, ...channel } = channelOf(registry, remote);
  const [previous, ...history] = channel.history;
  if (!previous) throw new Error(`${remote} has no earlier stable release to return to.`);
  return withChannel(registry, remote, { ...channel, stable: previous, history });
}
