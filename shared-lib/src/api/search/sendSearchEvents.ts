import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** One insights event; never carries an e-mail or phone (SRCH-03, contract 9.7). */
export interface SearchEvent {
  readonly eventType: 'click' | 'conversion' | 'view';
  readonly eventSubtype?: 'addToCart' | 'purchase';
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly authenticatedUserToken?: string;
  readonly queryID?: string;
  /** At most 20. */
  readonly objectIDs?: readonly string[];
  /** `attribute:value`, at most 10; values are url-encoded here. */
  readonly filters?: readonly string[];
  /** One based, one an object id; needed for a click with a query id. */
  readonly positions?: readonly number[];
  readonly objectData?: readonly Readonly<Record<string, string | number>>[];
  readonly currency?: string;
  readonly value?: number;
  /** Epoch milliseconds. */
  readonly timestamp?: number;
}

function encodedFilter(filter: string): string {
  const colon = filter.indexOf(':');
  return `${filter.slice(0, colon)}:${encodeURIComponent(filter.slice(colon + 1))}`;
}

/** Reports clicks, views and conversions to the search provider (SRCH-03). */
export async function sendSearchEvents(
  client: PlatformClient,
  input: { readonly events: readonly SearchEvent[] },
  options: CallOptions = {},
): Promise<void> {
  const events = input.events.map((event) =>
    event.filters ? { ...event, filters: event.filters.map(encodedFilter) } : event,
  );
  await client.send({
    surface: 'insights',
    method: 'POST',
    path: '/1/events',
    body: { events },
    skipErrorMessage: true,
    ...options,
  });
}
