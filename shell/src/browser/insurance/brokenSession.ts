import { classifyFailure } from '@sightline/shared-lib/domain/session';

const SESSION_FAILURES: ReadonlySet<string> = new Set(['expired', 'invalid', 'reset']);

/** True when a failure of the platform says that the session is broken. */
export function isSessionBroken(failure: Parameters<typeof classifyFailure>[0]): boolean {
  return SESSION_FAILURES.has(classifyFailure(failure));
}
