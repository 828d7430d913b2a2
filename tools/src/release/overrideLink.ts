import { CHOSEN, type RemoteName } from '@sightline/shared-lib/contracts';
import { remotesIn, signOverride, type ReleaseOverrides } from '@sightline/shared-lib/registry';

import { readRegistryFile } from './registryFile';
import type { RegistryFiles } from './registryFiles';
import { mayRelease, signerOf, withRightTo, type Signer } from './signer';

function queryOf(files: RegistryFiles, wishes: (signer: Signer, remotes: readonly RemoteName[]) => ReleaseOverrides) {
  const { keys, remotes } = readRegistryFile(files);
  const signer = signerOf(files, keys);
  const pem = String(signer.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return `?releases=${signOverride(wishes(signer, remotesIn(remotes)), pem, Date.now(), signer.name)}`;
}

/** Query that shows one release of a remote, or its working copy, to whoever opens it, for a few hours; signed like the registry itself. */
export const overrideQuery = (files: RegistryFiles, remote: RemoteName, id: string): string =>
  queryOf(files, (signer) => {
    withRightTo(remote, signer);
    return { [remote]: id };
  });

/** Query whose browser chooses among the published releases of every remote that the key may release, for as long. */
export const choiceQuery = (files: RegistryFiles): string =>
  queryOf(files, (signer, remotes) =>
    Object.fromEntries(remotes.filter((remote) => mayRelease(signer, remote)).map((remote) => [remote, CHOSEN])),
  );
