import type { PlatformFailure } from '../../contracts';

/** A failed call; `failure` is in the platform's error shape (ERR-01). */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';

  constructor(
    readonly failure: PlatformFailure,
    options?: ErrorOptions,
  ) {
    super(failure.errorMessage || `${failure.status} ${failure.errorCode || failure.errorKey}`.trim(), options);
  }
}

function isFailure(value: unknown): value is PlatformFailure {
  return typeof value === 'object' && value !== null && 'status' in value && 'category' in value;
}

/**
 * The one reading of failures: inside an error that was thrown, or the failure itself, as the query cache keeps it; null for anything
 * else. By shape, not by class: bundles hold their own copies of the class.
 */
export function failureOf(error: unknown): PlatformFailure | null {
  const found = typeof error === 'object' && error !== null && 'failure' in error ? error.failure : error;
  return isFailure(found) ? found : null;
}

/** True when the call was answered with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return failureOf(error)?.status === status;
}
