import type { RemoteModule, RemoteName } from '@sightline/shared-lib/contracts';

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
