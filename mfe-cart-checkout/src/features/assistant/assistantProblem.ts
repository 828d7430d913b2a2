import type { TextKey } from '@sightline/shared-lib/contracts';
import { failureOf } from '@sightline/shared-lib/api/client';

/** Message key of a bag that an assistant cannot open or hold. */
export function assistantProblem(error: unknown): TextKey {
  const failure = failureOf(error);
  if (failure?.errorKey === '_ERR_ORDER_IS_LOCKED') return 'Assistant.Taken';
  // Nobody of this name, a guest, a shopper of another store: the platform tells no more either.
  if (failure?.status === 400 || failure?.status === 403) return 'Assistant.Nobody';
  return 'Assistant.Failed';
}
