import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { afterPress } from '@sightline/shared-lib/runtime';

import type { createMeasurement } from './analytics/startAnalytics';
import type { CurrentPageStore } from './navigation/currentPage';
import type { ShopSources } from './state/followShop';
import { lateStore } from './state/lateStore';

interface LatePartsOptions {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly pages: CurrentPageStore;
  readonly sources: ShopSources;
  readonly openQueue: ReturnType<typeof createMeasurement>['open'];
}

/** `?debug=analytics` shows what analytics holds (ANA-01). */
const isDebugging = () => new URLSearchParams(location.search).get('debug') === 'analytics';

/** What a lost file of any of these costs is the part itself: not asked is not agreed, not debugged is no harm. */
const nothing = () => undefined;

/** Parts of the shell whose code comes when they are wanted: the question of consent, the store, the debugging view. */
export function startLateParts({ services, t, pages, sources, openQueue }: LatePartsOptions): void {
  const openStore = lateStore(sources);
  // The store door is fetched with it, ahead of the first remote that asks for it: cart and account do.
  const open = () => void openStore().catch(nothing);
  afterPress(open);

  if (services.consent.choice === null)
    import('./consent/mountConsentBanner').then((file) => file.mountConsentBanner({ services, t, pages }), nothing);
  if (isDebugging())
    import('./analytics/mountDebugView')
      .then((file) => file.mountDebugView({ services, t, openQueue, openStore }))
      .catch(nothing);
}
