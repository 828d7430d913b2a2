import type { IdentityService, SiteContext } from '@sightline/shared-lib/contracts';

import { BehaviorSubject } from 'rxjs';

import type { AnalyticsQueue, PushedEvent } from './analytics';
import { permitted } from './eventFields';

/** One entry as a tag manager reads it. */
export interface QueuedEvent {
  readonly name: string;
  readonly [field: string]: unknown;
}

declare global {
  interface Window {
    /** Filled only with consent; emptied when it is withdrawn. */
    sightlineEvents?: QueuedEvent[];
  }
}

/** Entries kept at most; older ones go first. */
const LIMIT = 500;

interface QueueOptions {
  readonly site: Pick<SiteContext, 'config' | 'locale' | 'storeId' | 'currency'>;
  readonly identity: Pick<IdentityService, 'state'>;
  readonly now?: () => number;
}

/** The queue on the page, with the analytics data of the store configuration on every entry (ANA-01, SITE-06). */
export function createEventQueue({ site, identity, now = Date.now }: QueueOptions) {
  const entries = new BehaviorSubject<readonly QueuedEvent[]>([]);
  const published: QueuedEvent[] = [];
  window.sightlineEvents = published;

  const shopper = () => {
    const { userId, userLoggedIn } = identity.state;
    if (!userId) return 'anonymous';
    return userLoggedIn ? 'registered' : 'guest';
  };

  const queue: AnalyticsQueue = {
    push(event: PushedEvent) {
      const facts = permitted(event);
      if (!facts) return;
      published.push({
        ...facts,
        at: now(),
        locale: site.locale,
        storeId: site.storeId,
        siteCurrency: site.currency,
        shopper: shopper(),
        ...site.config.analyticsData,
      });
      if (published.length > LIMIT) published.shift();
      entries.next([...published]);
    },
    clear() {
      published.length = 0;
      entries.next([]);
    },
  };
  return { ...queue, entries };
}

export type EventQueue = ReturnType<typeof createEventQueue>;
