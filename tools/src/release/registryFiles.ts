import { dirname, join } from 'node:path';

/** Where a registry and its keys lie. */
export interface RegistryFiles {
  readonly registry: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The private key lies outside the folder of releases: that folder may be served by any static host. */
export function registryFiles(releasesDir: string, keyFile = process.env['REGISTRY_PRIVATE_KEY']): RegistryFiles {
  return {
    registry: join(releasesDir, 'registry.json'),
    publicKey: join(releasesDir, 'registry.pub.pem'),
    privateKey: keyFile ?? join(dirname(releasesDir), 'keys', 'registry.key.pem'),
  };
}
