export { overrideQuery } from './overrideLink';
export { readRegistryFile, registryFiles, writeRegistryFile } from './registryFile';
export { promote, publish, rollback, startCanary } from './releaseChannels';
