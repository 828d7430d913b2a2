import { sendSearchEvents } from '@sightline/shared-lib/api';
import type { SearchEvent } from '@sightline/shared-lib/api';
import type { ShellServices } from '@sightline/shared-lib/contracts';

type EventFacts = Omit<SearchEvent, 'userToken' | 'authenticatedUserToken' | 'timestamp'>;

/** One document, one visitor: the token lives in memory only and names nobody. */
let visitToken = '';

function tokens({ identity }: Pick<ShellServices, 'identity'>) {
  visitToken ||= `anonymous-${crypto.randomUUID()}`;
  const { userLoggedIn, userId } = identity.state;
  return { userToken: visitToken, ...(userLoggedIn && userId ? { authenticatedUserToken: userId } : {}) };
}

/** Reports what a shopper did with search results; never in the way of what they do (SRCH-03). */
export function reportSearch(services: Pick<ShellServices, 'client' | 'identity'>, facts: EventFacts): void {
  if (!facts.index) return;
  const event = { ...facts, ...tokens(services), timestamp: Date.now() };
  // A lost event harms nobody.
  sendSearchEvents(services.client, { events: [event] }).catch(() => undefined);
}
