import type { IdentityService } from '@sightline/shared-lib/contracts';

/**
 * Waits until the guest of the first press is there: an answer that came after the sign-in would take the session back (AUTH-01). Without a
 * guest one signs in as well.
 */
export async function settledGuest(identity: IdentityService): Promise<void> {
  await identity.ensureIdentity().catch(() => undefined);
}
