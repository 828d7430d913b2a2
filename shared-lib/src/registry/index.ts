/** The signed list of releases, for servers and tools: it needs Node. */
export { openRegistry } from './openRegistry';
export type { SignedRegistry } from './openRegistry';
export { broughtBack } from './broughtBack';
export { KEYS_PURPOSE, channelPurpose, isRightlySigned } from './keyedRegistry';
export type { KeyedRegistry, SignedChannel } from './keyedRegistry';
export { REGISTRY_KEY, signText } from './releaseKeys';
export { registeredRelease } from './registeredRelease';
export { remotesIn } from './remotesIn';
export { openOverride, signOverride } from './releaseOverride';
export type { ReleaseOverrides } from './releaseOverride';
export { unfitReleases } from './unfitReleases';
export type { DeskOrder, DeskRelease, DeskRemote, DeskShell, ReleaseDeskView, ReleaseMove } from './releaseDesk';
export type { ReleaseCounts, ReleaseHealth } from './releaseHealth';
