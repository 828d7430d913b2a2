import { failureOf } from '@sightline/shared-lib/api/client';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import { logFailure } from '@sightline/shared-lib/domain/log';

/** Whose file it is: a visitor without an identity becomes a guest first; a failure is logged and rethrown (ERR-04, seed 2 §8). */
export async function ensureUploader({ identity }: Pick<ShellServices, 'identity'>): Promise<void> {
  try {
    await identity.ensureIdentity();
  } catch (error) {
    logFailure('error creating guest identity', failureOf(error));
    throw error;
  }
}
