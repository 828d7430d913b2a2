import { CONTRACT_VERSION, isContractSupported, type ReleaseRegistry, type RemoteName } from '../contracts';

import { remotesIn } from './remotesIn';

/** A stable release that shells of a contract do not understand: its pages fall out of the shop. */
export interface UnfitRelease {
  readonly remote: RemoteName;
  readonly release: string;
  /** Contract of the release, and of the shells. */
  readonly contract: number;
  readonly shellContract: number;
}

/** Stable releases that shells of a contract do not understand (FED-05); none when every remote is served. */
export function unfitReleases(registry: ReleaseRegistry, shellContract: number = CONTRACT_VERSION): UnfitRelease[] {
  return remotesIn(registry.remotes).flatMap((remote) => {
    const channel = registry.remotes[remote];
    const release = channel?.releases[channel.stable];
    if (!release || isContractSupported(release.contract, shellContract)) return [];
    return [{ remote, release: release.id, contract: release.contract, shellContract }];
  });
}
