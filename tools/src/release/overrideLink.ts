import { readFileSync } from 'node:fs';

import type { RemoteName } from '@sightline/shared-lib/contracts';
import { signOverride } from '@sightline/shared-lib/registry';

import type { RegistryFiles } from './registryFile';

/** Query that shows one release of a remote, or its working copy, to whoever opens it, for a few hours; signed like the registry itself. */
export function overrideQuery({ privateKey }: RegistryFiles, remote: RemoteName, id: string): string {
  return `?releases=${signOverride({ [remote]: id }, readFileSync(privateKey, 'utf8'))}`;
}
