import { isRemoteName, type RemoteName } from '@sightline/shared-lib/contracts';
import type { Logger } from 'pino';

import type { HealthCounter } from './releaseHealth';

/** Server bundles run under this name (`remotes/serverBundles.ts`): remote, release, file. */
const BUNDLE = /\b(mfe-[a-z0-9-]+)@([0-9a-f]+)\//;

export interface Origin {
  readonly remote: RemoteName;
  readonly release: string;
}

/** The remote and release whose code the first line of these names; null when no line lies in a server bundle. */
export function originIn(lines: string): Origin | null {
  const [, name, release] = BUNDLE.exec(lines) ?? [];
  return isRemoteName(name) && release ? { remote: name, release } : null;
}

/** The remote and release whose code threw. */
export function originOf(error: unknown): Origin | null {
  return originIn(error instanceof Error ? (error.stack ?? '') : '');
}

interface Options {
  readonly health: Pick<HealthCounter, 'failed'>;
  readonly log: Logger;
  /** Ends the process. */
  readonly end: (code: number) => void;
}

/**
 * What is thrown where nobody waits for it, by a timer or in a promise. When a remote's code threw it, its release is named and counted and the
 * shell continues: the other remotes have nothing to do with it (FED-03). Anything else leaves the shell in an unknown state and ends it.
 */
export function createCrashReaction({ health, log, end }: Options): (error: unknown) => void {
  return (error) => {
    const origin = originOf(error);
    if (origin) {
      health.failed(origin.remote, origin.release);
      return log.error({ err: error, ...origin }, 'a remote threw outside of any page');
    }
    log.fatal({ err: error }, 'the shell ends: an error that nobody caught');
    return end(1);
  };
}
