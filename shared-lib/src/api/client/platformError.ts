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

/** The failure inside an error, when it has one; works across bundles that hold their own copy of the class. */
export function failureOf(error: unknown): PlatformFailure | null {
  if (typeof error !== 'object' || error === null || !('failure' in error)) return null;
  const { failure } = error;
  const isFailure = typeof failure === 'object' && failure !== null && 'status' in failure && 'category' in failure;
  return isFailure ? (failure as PlatformFailure) : null;
}

/** True when the call was answered with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return failureOf(error)?.status === status;
}
