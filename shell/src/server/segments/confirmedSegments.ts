import { readUserContext } from '@sightline/shared-lib/api/userContext';
import type { PlatformClient, SiteContext } from '@sightline/shared-lib/contracts';
import { segmentsOf, type CustomerSegment } from '@sightline/shared-lib/domain/session';

/**
 * Segments that a cookie names and the session is in. The platform says what the session is; whoever it does not know, or only half, is a
 * guest, and so is everybody while it cannot say (AUTH-14).
 */
export async function confirmedSegments(
  named: readonly CustomerSegment[],
  site: SiteContext,
  client: PlatformClient,
): Promise<readonly CustomerSegment[]> {
  const enabled = site.config.CustomerSegments_Enabled;
  if (!enabled || named.length === 0) return [];
  const isMember = await readUserContext(client).then(
    ({ isRegistered, isPartiallyAuthenticated }) => isRegistered && !isPartiallyAuthenticated,
    () => false,
  );
  return segmentsOf(isMember, enabled).filter((segment) => named.includes(segment));
}
