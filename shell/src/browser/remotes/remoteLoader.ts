import { isContractSupported, type RemoteModule, type RemoteName } from '@sightline/shared-lib/contracts';

/**
 * Loads the code of remotes. The official federation runtime stands behind this interface, so that another loader can be tried without touching
 * any remote.
 */
export interface RemoteLoader {
  /** Rejects with a reason when the remote is missing, broken, altered or too slow; a later call tries again. */
  load(name: RemoteName): Promise<RemoteModule>;
}

/** A remote that could not be loaded, attributed to its release (FED-03). */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly remote: RemoteName,
    readonly release: string,
    reason: unknown,
  ) {
    super(`${remote}@${release}: ${reason instanceof Error ? reason.message : String(reason)}`, { cause: reason });
  }
}

/** A loader by what a host knows of releases and does to run one: each remote is opened once, and a failure is attributed and not kept. */
export function remoteLoader<Release extends { readonly id: string }>(
  releases: Readonly<Record<RemoteName, Release>>,
  open: (name: RemoteName, release: Release) => Promise<RemoteModule>,
): RemoteLoader {
  const attempt = async (name: RemoteName): Promise<RemoteModule> => {
    const release = releases[name];
    if (!release) throw new RemoteFailure(name, '-', 'no release is registered');
    try {
      const remote = await open(name, release);
      if (!isContractSupported(remote.manifest.contract)) throw new Error('its contract is not supported');
      return remote;
    } catch (error) {
      throw new RemoteFailure(name, release.id, error);
    }
  };

  const opened = new Map<RemoteName, Promise<RemoteModule>>();
  return {
    load(name) {
      const known = opened.get(name);
      if (known) return known;
      const work = attempt(name);
      opened.set(name, work);
      // A failure is not kept: the next attempt starts afresh.
      work.catch(() => opened.delete(name));
      return work;
    },
  };
}
