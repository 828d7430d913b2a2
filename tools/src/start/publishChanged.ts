import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';
import { registeredRelease } from '@sightline/shared-lib/registry';

import { publishBuild } from '../release/publishBuild';
import { changeRegistry, readRegistryFile, registryFiles } from '../release/registryFile';
import { promote, publish } from '../release/releaseChannels';

/** Publishes and promotes every build that the registry does not know yet; answers the names of those remotes. */
export async function publishChanged(releasesDir: string): Promise<string[]> {
  const files = registryFiles(releasesDir);
  const changed: string[] = [];
  for (const remote of REMOTE_NAMES) {
    const release = await publishBuild(remote, releasesDir);
    if (registeredRelease(readRegistryFile(files), remote, release.id)) continue;
    changeRegistry(files, (registry) => promote(publish(registry, remote, release), remote, release.id));
    changed.push(remote);
  }
  return changed;
}
