import { readFileSync, writeFileSync } from 'node:fs';

import {
  isRemoteName,
  type ReleaseRegistry,
  type RemoteChannel,
  type RemoteName,
} from '@sightline/shared-lib/contracts';
import { remotesIn } from '@sightline/shared-lib/registry';

/** A release whose code held the shell up on the server. */
export interface StalledRelease {
  readonly remote: RemoteName;
  readonly release: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

function isStalled(value: unknown): value is StalledRelease {
  const { remote, release, at } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return isRemoteName(remote) && typeof release === 'string' && typeof at === 'string';
}

/** Older ones have long been replaced. */
const MOST_KEPT = 50;

/** The releases that this machine's shell has left out; none when there is no file, or one that cannot be read. */
export function readStalled(file: string): readonly StalledRelease[] {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    return Array.isArray(kept) ? kept.filter(isStalled) : [];
  } catch {
    return [];
  }
}

/** Remembers a release for the shell that is started next. */
export function addStalled(file: string, stalled: StalledRelease): void {
  writeFileSync(file, JSON.stringify([stalled, ...readStalled(file)].slice(0, MOST_KEPT)));
}

function channelWithout(channel: RemoteChannel, gone: ReadonlySet<string>): RemoteChannel {
  const { canary, working, ...rest } = channel;
  return {
    ...rest,
    stable: [channel.stable, ...channel.history].find((id) => !gone.has(id)) ?? channel.stable,
    ...(canary && !gone.has(canary.release) ? { canary } : {}),
    ...(working && !gone.has(working) ? { working } : {}),
    releases: Object.fromEntries(Object.entries(channel.releases).filter(([id]) => !gone.has(id))),
  };
}

/** The registry without these releases: who would get one gets the stable release, or the one that was stable before (FED-03). */
export function withoutStalled(registry: ReleaseRegistry, stalled: readonly StalledRelease[]): ReleaseRegistry {
  if (stalled.length === 0) return registry;
  const remotes: Record<RemoteName, RemoteChannel> = { ...registry.remotes };
  for (const name of remotesIn(remotes)) {
    const gone = new Set(stalled.filter(({ remote }) => remote === name).map(({ release }) => release));
    const channel = remotes[name];
    if (channel && gone.size > 0) remotes[name] = channelWithout(channel, gone);
  }
  return { ...registry, remotes };
}
