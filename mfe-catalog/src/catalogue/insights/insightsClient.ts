import { sendSearchEvents } from '@sightline/shared-lib/api/search';
import type { SearchEvent } from '@sightline/shared-lib/api/search';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { AlgoliaAnalytics } from 'search-insights';

/**
 * The search provider's insights client (SRCH-03). It writes the events; they travel by the shop's own client, which knows the address
 * and the keys of the search service, so that no other origin is spoken to. It keeps no cookie and nothing in storage.
 */
export function createInsightsClient(client: PlatformClient) {
  const insights = new AlgoliaAnalytics({
    requestFn: async (_url, { events }) => {
      // It encodes a filter as a whole; the service reads the value encoded behind its plain name (contract 9.7).
      const written = (events as readonly SearchEvent[]).map((event) =>
        event.filters ? { ...event, filters: event.filters.map(decodeURIComponent) } : event,
      );
      await sendSearchEvents(client, { events: written });
      return true;
    },
  });
  insights.init({ appId: 'by-client', apiKey: 'by-client', useCookie: false, anonymousUserToken: false });
  return {
    /** Sends one event; its tokens say whose it is. */
    send: async (event: SearchEvent): Promise<void> => {
      await insights.sendEvents([event as Parameters<typeof insights.sendEvents>[0][number]]);
    },
  };
}
