import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';
import { registeredRelease } from '@sightline/shared-lib/registry';

import { publishBuild, type PublishWishes } from '../release/publishBuild';
import { changeRegistry, readRegistryFile } from '../release/registryFile';
import { registryFiles } from '../release/registryFiles';
import { promote, publish } from '../release/releaseChannels';
import { withoutTakenPages } from '../release/takenPages';

/**
 * Publishes and promotes every build that the registry does not know yet; answers the names of those remotes. A shop to try shows what lies in
 * the folder, committed or not; without a build of its own it takes older ones as well.
 */
export function publishChanged(releasesDir: string, { stale = false }: Pick<PublishWishes, 'stale'> = {}): string[] {
  const files = registryFiles(releasesDir);
  const changed: string[] = [];
  for (const remote of REMOTE_NAMES) {
    const release = publishBuild(remote, releasesDir, { dirty: true, stale });
    if (registeredRelease(readRegistryFile(files), remote, release.id)) continue;
    changeRegistry(files, (registry) => {
      const after = promote(publish(registry, remote, release), remote, release.id);
      return withoutTakenPages(registry, after, remote);
    });
    changed.push(remote);
  }
  return changed;
}
