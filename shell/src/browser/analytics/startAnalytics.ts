import type { Analytics, EventBus, ShellServices } from '@sightline/shared-lib/contracts';
import type { ShopRoutes } from '@sightline/shared-lib/domain/routing';

import type { ShellStore } from '../state/shellStore';

import { createAnalytics } from './analytics';
import type { EventQueue } from './eventQueue';
import type { FirstPage } from './watchVitals';

/** The door for everybody, and the queue behind it for those who may look. */
export function createMeasurement({ consent, site, identity }: Pick<ShellServices, 'consent' | 'site' | 'identity'>) {
  let queue: Promise<EventQueue> | null = null;
  const open = () => {
    queue ??= import('./eventQueue').then(({ createEventQueue }) => createEventQueue({ site, identity }));
    queue.catch(() => {
      queue = null;
    });
    return queue;
  };
  return { analytics: createAnalytics(consent, open), open };
}

interface StartOptions extends Pick<ShellServices, 'consent' | 'site' | 'identity'> {
  readonly analytics: Analytics;
  readonly bus: EventBus;
  readonly store: ShellStore;
  readonly routes: ShopRoutes;
  readonly first: FirstPage;
}

/** Watches the shop while, and only while, the shopper agrees to it (ANA-01). */
export function startAnalytics(observed: StartOptions): void {
  const { consent } = observed;
  let watching: Promise<() => void> | null = null;
  const follow = () => {
    const allowed = consent.allows('analytics');
    if (allowed && !watching) {
      watching = Promise.all([import('./observeShop'), import('./watchVitals')]).then(([shop, vitals]) => {
        const stops = [shop.observeShop(observed), vitals.watchVitals(observed)];
        return () => {
          for (const stop of stops) stop();
        };
      });
      watching.catch(() => {
        watching = null;
      });
    }
    if (!allowed && watching) {
      void watching.then((stop) => stop());
      watching = null;
    }
  };
  consent.subscribe(follow);
  follow();
}
