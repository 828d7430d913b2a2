import { localeOf } from '../../page/findPage';
import type { readSession } from '../gateway/sessionCookies';
import type { PlatformClients } from '../platformClients';
import type { SiteDirectory } from '../site/siteDirectory';
import type { PageCall } from '../visit';

import { confirmedSegments } from './confirmedSegments';

interface Asked {
  readonly sites: SiteDirectory;
  readonly clients: PlatformClients;
}

/** Segments beyond the guests' of who asks; most visits name none, and then nobody is asked. */
export async function segmentsOfVisit(
  { claims, url }: Pick<PageCall, 'claims' | 'url'>,
  session: ReturnType<typeof readSession>,
  { sites, clients }: Asked,
) {
  if (claims.length === 0 || !session) return [];
  const { context } = await sites.find(localeOf(url.split('?')[0] ?? '/'));
  return confirmedSegments(claims, context, clients.forSession(context, session));
}
