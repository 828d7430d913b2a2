import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';

import type { PageState } from '../page/pageState';

import type { createMeasurement } from './analytics/startAnalytics';
import { asksForOwners } from './releases/partMark';
import type { ShareScope } from './remotes/shareScope';
import type { ShellStore } from './state/shellStore';

interface LatePartsOptions {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly store: ShellStore;
  readonly openQueue: ReturnType<typeof createMeasurement>['open'];
  readonly releases: PageState['releases'];
  readonly scope: ShareScope;
}

/** `?debug=analytics` shows what analytics holds (ANA-01). */
const isDebugging = () => new URLSearchParams(location.search).get('debug') === 'analytics';

/** `?tokens` lets designers change colours and spaces of the page that they look at. */
const isDesigning = () => new URLSearchParams(location.search).has('tokens');

/** The switch of the federation's own tools: whoever sets it in the browser's storage sees this host in them. */
const isLookedInto = () => localStorage.getItem('FEDERATION_DEBUG') !== null;

/** What a lost file of any of these costs is the part itself: not asked is not agreed, not debugged is no harm. */
const nothing = () => undefined;

/** Parts of the shell whose code comes when they are wanted: the question of consent, the debugging view, what the federation's tools read, the panels of releases and tokens. */
export function startLateParts({ services, t, store, openQueue, releases, scope }: LatePartsOptions): void {
  if (services.consent.choice === null)
    import('./consent/mountConsentBanner').then((file) => file.mountConsentBanner({ services, t, store }), nothing);
  if (isDebugging())
    import('./analytics/mountDebugView').then((file) => file.mountDebugView({ services, t, openQueue })).catch(nothing);
  if (asksForOwners(location.search))
    import('./releases/mountReleasesPanel').then(
      (file) => file.mountReleasesPanel({ services, t, store, releases }),
      nothing,
    );
  if (isLookedInto()) import('./remotes/federationGlobal').then((file) => file.tellDevtools(releases, scope), nothing);
  if (isDesigning()) import('./tokens/mountTokenPanel').then((file) => file.mountTokenPanel({ services, t }), nothing);
}
