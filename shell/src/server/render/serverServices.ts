import {
  ANONYMOUS,
  LOCALE_FACTS,
  type IdentityService,
  type Navigation,
  type PageRequest,
  type PlatformClient,
  type ShellServices,
  type SiteContext,
} from '@sightline/shared-lib/contracts';
import { localisePath, pathFor, translatePath, type ShopRoutes } from '@sightline/shared-lib/domain/routing';
import { NEVER } from 'rxjs';

const onlyInBrowser = () => Promise.reject(new Error('This is only possible in the browser.'));
const nothing = () => undefined;

const identity: IdentityService = {
  state: ANONYMOUS,
  subscribe: () => nothing,
  ensureIdentity: onlyInBrowser,
  adopt: onlyInBrowser,
  refresh: onlyInBrowser,
  signOut: onlyInBrowser,
};

function navigationFor(site: SiteContext, request: PageRequest, routes: ShopRoutes): Navigation {
  return {
    href: (target) => pathFor(target, site.locale, routes),
    localise: (path) => localisePath(path, site.locale, routes),
    navigate: onlyInBrowser,
    back: nothing,
    prefetch: nothing,
    foresee: nothing,
    hrefInLocale: (locale) => translatePath(request.url, site.locale, locale, routes),
  };
}

/** The shell's services while rendering on the server: addresses and the site are real, everything interactive waits for the browser. */
export function serverServices(
  site: SiteContext,
  client: PlatformClient,
  request: PageRequest,
  now: number,
  routes: ShopRoutes,
): ShellServices {
  return {
    environment: 'server',
    site,
    language: LOCALE_FACTS[site.locale].language,
    client,
    bus: { emit: nothing, on: () => NEVER },
    navigation: navigationFor(site, request, routes),
    commands: { run: onlyInBrowser },
    fragments: { load: () => Promise.resolve(null) },
    overlays: { open: onlyInBrowser },
    identity,
    toasts: { show: nothing },
    theme: { mode: 'light', set: nothing, subscribe: () => nothing },
    storage: { get: () => null, set: nothing, remove: nothing },
    analytics: { push: nothing },
    consent: { choice: null, allows: () => false, subscribe: () => nothing, choose: nothing },
    reportFailure: nothing,
    now,
  };
}
