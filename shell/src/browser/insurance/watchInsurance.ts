import type { EventBus, IdentityService } from '@sightline/shared-lib/contracts';
import { tellInsurer } from '@sightline/shared-lib/partners';

/** Tells the insurer who comes and goes, broken sessions and changes of the bag; it hears nothing before its script is on the page (INS-01). */
export function watchInsurance({
  bus,
  identity,
}: {
  readonly bus: EventBus;
  readonly identity: IdentityService;
}): void {
  let signedIn = identity.state.userLoggedIn;
  bus.on('userChanged').subscribe(({ user }) => {
    if (user.userLoggedIn === signedIn) return;
    signedIn = user.userLoggedIn;
    tellInsurer(signedIn ? 'login' : 'logout');
  });
  bus.on('cartChanged').subscribe((cart) => tellInsurer('cartBundleChange', cart));
  bus.on('serverError').subscribe(({ status, errorCode, errorKey }) => {
    if (!window.insuranceIntegration) return;
    import('./brokenSession')
      .then((file) => {
        if (file.isSessionBroken({ status, errorCode, errorKey })) tellInsurer('sessionError', { errorCode, errorKey });
      })
      // Without the file the insurer hears nothing: the shop's own reaction is another's.
      .catch(() => undefined);
  });
}
