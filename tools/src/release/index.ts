export { watchReleases } from './releaseGuard';
export { overrideQuery } from './overrideLink';
export { changeRegistry, readRegistryFile } from './registryFile';
export { registryFiles } from './registryFiles';
export { promote, publish, rollback, startCanary } from './releaseChannels';
