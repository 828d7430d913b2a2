import { isRemoteName, type ReleaseRegistry, type RemoteName } from '../contracts';

/** The remotes that a registry or a release set names, in its order: who was published first comes first. */
export function remotesIn(named: ReleaseRegistry['remotes'] | Readonly<Record<RemoteName, unknown>>): RemoteName[] {
  return Object.keys(named).filter(isRemoteName);
}
