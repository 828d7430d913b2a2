import type { IdentityService } from '@sightline/shared-lib/contracts';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  interval,
  map,
  switchMap,
  type Subscription,
} from 'rxjs';

import { selectUser } from '../state/selectors';
import type { ShellStore } from '../state/shellStore';

/** The shopper is read again this often while the page is open (AUTH-01); there is no refresh call for tokens. */
const REFRESH_MS = 10 * 60_000;

/**
 * Reads whoever is there again and again, counted from the moment they came in; nobody is not asked about. A reading that fails is made up
 * for by the next one. It begins with the shop's first call: rxjs's timers are no part of what is loaded before that.
 */
export function refreshInTime(store: ShellStore, { refresh }: Pick<IdentityService, 'refresh'>): Subscription {
  return store.states
    .pipe(
      map((state) => selectUser(state).userId),
      distinctUntilChanged(),
      switchMap((userId) => (userId ? interval(REFRESH_MS) : EMPTY)),
      exhaustMap(() => defer(refresh).pipe(catchError(() => EMPTY))),
    )
    .subscribe();
}
