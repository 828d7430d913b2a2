import { readUserContext } from '@sightline/shared-lib/api/userContext';
import { DEFAULT_LOCALE } from '@sightline/shared-lib/contracts';

import type { PlatformClients } from '../platformClients';
import type { SiteDirectory } from '../site/siteDirectory';

import type { Session } from './sessionCookies';

/** Tells whose session it is; null for one that only remembers a shopper. Rejects with the platform's failure when it does not hold. */
export type ShopperOf = (session: Session) => Promise<string | null>;

/** Asks the platform who a session belongs to; a session holds in every store, so any store will do. */
export function sessionShopper(sites: SiteDirectory, clients: Pick<PlatformClients, 'forSession'>): ShopperOf {
  return async (session) => {
    const { context } = await sites.find(DEFAULT_LOCALE);
    const { callerId, isGeneric, isPartiallyAuthenticated } = await readUserContext(
      clients.forSession(context, session),
    );
    return isGeneric || isPartiallyAuthenticated ? null : callerId;
  };
}
