import type { IndexSegment } from '@sightline/shared-lib/domain/listing';
import { useServices, useUser } from '@sightline/shared-lib/runtime';

/** Whose prices count for the shopper in front of an answer: a member's own, though everybody's page counted the guests'. */
export function useOwnSegment(answered: IndexSegment): IndexSegment {
  const { config } = useServices().site;
  const user = useUser(answered === 'guest' && config.CustomerSegments_Enabled);
  return user?.userLoggedIn ? 'registered' : answered;
}
