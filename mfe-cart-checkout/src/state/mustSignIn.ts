import type { SiteContext, UserState } from '@sightline/shared-lib/contracts';

/** Whether the store sells to accounts alone and nobody is signed in: no way of paying is open then (CHK-02). */
export function mustSignIn(site: SiteContext, user: UserState | null): boolean {
  return site.config.forceLoggedCheckout && !user?.userLoggedIn;
}
