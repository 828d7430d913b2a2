import { createHash } from 'node:crypto';

import {
  isContractSupported,
  type Release,
  type ReleaseRegistry,
  type ReleaseSet,
  type RemoteName,
  WORKING_COPY,
} from '@sightline/shared-lib/contracts';
import { registeredRelease, remotesIn, type ReleaseOverrides } from '@sightline/shared-lib/registry';

/** Wishes of one request: releases that a signed override asks for, and the shopper's canary number. */
export interface ReleaseWishes {
  readonly overrides: ReleaseOverrides;
  /** 0 to 99, kept in a cookie so that a shopper stays on the same side of a canary. */
  readonly bucket: number;
}

export interface ChosenReleases {
  readonly set: ReleaseSet;
  /** Same text for the same set: part of the page cache's key. */
  readonly key: string;
}

/** Only registered releases can be chosen: anything else would run unknown code on the server. */
function choose(
  name: RemoteName,
  registry: ReleaseRegistry,
  { overrides, bucket }: ReleaseWishes,
): Release | undefined {
  const registered = (id: string | undefined) => (id ? registeredRelease(registry, name, id) : undefined);
  const channel = registry.remotes[name];
  const canary = channel?.canary && bucket < channel.canary.percent ? channel.canary.release : undefined;
  const wished = overrides[name] === WORKING_COPY ? channel?.working : overrides[name];
  return registered(wished) ?? registered(canary) ?? registered(channel?.stable);
}

/** One release a remote for this request; releases of an unsupported contract are left out (FED-05). */
export function chooseReleases(registry: ReleaseRegistry, wishes: ReleaseWishes): ChosenReleases {
  const set: Record<RemoteName, Release> = {};
  const names = remotesIn(registry.remotes);
  for (const name of names) {
    const release = choose(name, registry, wishes);
    if (release && isContractSupported(release.contract)) set[name] = release;
  }
  const text = names.map((name) => `${name}@${set[name]?.id ?? '-'}`).join(' ');
  return { set, key: createHash('sha1').update(text).digest('base64url').slice(0, 12) };
}
