import type { Release, ReleaseRegistry, RemoteName } from '../contracts';
import { ownValue } from '../domain/validation';

/** A release of a remote that the registry names; undefined for any other id, whoever wrote it. */
export function registeredRelease(registry: ReleaseRegistry, remote: RemoteName, id: string): Release | undefined {
  const channel = ownValue(registry.remotes, remote);
  return channel && ownValue(channel.releases, id);
}
