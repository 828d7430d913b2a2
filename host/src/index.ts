export { sharedWithRemotes } from './sharedWithRemotes';
export { startHost, type Host, type HostOptions } from './startHost';
