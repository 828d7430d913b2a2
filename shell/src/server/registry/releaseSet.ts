import { createHash } from 'node:crypto';

import {
  isContractSupported,
  REMOTE_NAMES,
  type Release,
  type ReleaseRegistry,
  type ReleaseSet,
  type RemoteChannel,
  type RemoteName,
} from '@sightline/shared-lib/contracts';

/** Wishes of one request: `mfe-catalog@<release id>`, from the cookie or the query, and the shopper's canary number. */
export interface ReleaseWishes {
  readonly overrides: Readonly<Partial<Record<RemoteName, string>>>;
  /** 0 to 99, kept in a cookie so that a shopper stays on the same side of a canary. */
  readonly bucket: number;
}

export interface ChosenReleases {
  readonly set: ReleaseSet;
  /** Same text for the same set: part of the page cache's key. */
  readonly key: string;
}

function choose(name: RemoteName, channel: RemoteChannel, wishes: ReleaseWishes): Release | undefined {
  const wished = wishes.overrides[name];
  // An override may only choose among registered releases: anything else would run unknown code on the server.
  if (wished && channel.releases[wished]) return channel.releases[wished];
  const { canary } = channel;
  if (canary && wishes.bucket < canary.percent && channel.releases[canary.release])
    return channel.releases[canary.release];
  return channel.releases[channel.stable];
}

/** One release a remote for this request; releases of an unsupported contract are left out (FED-05). */
export function chooseReleases(registry: ReleaseRegistry, wishes: ReleaseWishes): ChosenReleases {
  const set: Partial<Record<RemoteName, Release>> = {};
  for (const name of REMOTE_NAMES) {
    const channel = registry.remotes[name];
    const release = channel && choose(name, channel, wishes);
    if (release && isContractSupported(release.contract)) set[name] = release;
  }
  const text = REMOTE_NAMES.map((name) => `${name}@${set[name]?.id ?? '-'}`).join(' ');
  return { set, key: createHash('sha1').update(text).digest('base64url').slice(0, 12) };
}

/** Parses `mfe-catalog@1a2b3c,mfe-account@4d5e6f`; unknown names are ignored. */
export function parseOverrides(text: string | undefined): ReleaseWishes['overrides'] {
  const overrides: Partial<Record<RemoteName, string>> = {};
  for (const part of (text ?? '').split(',')) {
    const [name, id] = part.trim().split('@');
    const known = REMOTE_NAMES.find((remote) => remote === name);
    if (known && id) overrides[known] = id;
  }
  return overrides;
}
