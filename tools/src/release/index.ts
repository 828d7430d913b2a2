export { watchCanaries } from './canaryGuard';
export { overrideQuery } from './overrideLink';
export { changeRegistry, readRegistryFile, registryFiles } from './registryFile';
export { promote, publish, rollback, startCanary } from './releaseChannels';
