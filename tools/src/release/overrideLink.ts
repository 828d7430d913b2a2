import { readFileSync } from 'node:fs';

import { CHOSEN, type RemoteName } from '@sightline/shared-lib/contracts';
import { remotesIn, signOverride, type ReleaseOverrides } from '@sightline/shared-lib/registry';

import { readRegistryFile, type RegistryFiles } from './registryFile';

const queryOf = ({ privateKey }: RegistryFiles, overrides: ReleaseOverrides): string =>
  `?releases=${signOverride(overrides, readFileSync(privateKey, 'utf8'))}`;

/** Query that shows one release of a remote, or its working copy, to whoever opens it, for a few hours; signed like the registry itself. */
export const overrideQuery = (files: RegistryFiles, remote: RemoteName, id: string): string =>
  queryOf(files, { [remote]: id });

/** Query whose browser chooses among the published releases of every remote itself, for as long. */
export const choiceQuery = (files: RegistryFiles): string =>
  queryOf(files, Object.fromEntries(remotesIn(readRegistryFile(files).remotes).map((remote) => [remote, CHOSEN])));
