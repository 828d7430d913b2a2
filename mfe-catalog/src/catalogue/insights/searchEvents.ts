import type { SearchEvent } from '@sightline/shared-lib/api/search';
import type { ShellServices } from '@sightline/shared-lib/contracts';

type EventFacts = Omit<SearchEvent, 'userToken' | 'authenticatedUserToken' | 'timestamp'>;

/** One document, one visitor: the token lives in memory only and names nobody. */
let visitToken = '';

function tokens({ identity }: Pick<ShellServices, 'identity'>) {
  visitToken ||= `anonymous-${crypto.randomUUID()}`;
  const { userLoggedIn, userId } = identity.state;
  return { userToken: visitToken, ...(userLoggedIn && userId ? { authenticatedUserToken: userId } : {}) };
}

/**
 * Reports what a shopper who agreed to analytics did with search results; never in the way of what they do (SRCH-03,
 * ANA-01). The code that does it comes with the first event.
 */
export function reportSearch(
  services: Pick<ShellServices, 'client' | 'identity' | 'consent'>,
  facts: EventFacts,
): void {
  if (!facts.index || !services.consent.allows('analytics')) return;
  const event = { ...facts, ...tokens(services), timestamp: Date.now() };
  import('./insightsClient')
    .then(({ createInsightsClient }) => createInsightsClient(services.client).send(event))
    // A lost event harms nobody.
    .catch(() => undefined);
}
