import type { IdentityService, UserState } from '@sightline/shared-lib/contracts';

const watched = new WeakMap<IdentityService, Set<() => void>>();

/** Still the same person: nobody yet, the same one, or a guest who has signed in. */
const isSamePerson = (before: UserState, now: UserState) =>
  before.userId === '' || now.userId === before.userId || (before.isGuest && now.userLoggedIn);

/** Whoever signs out, or ends a visit as a guest, leaves no values of eyes behind for the next one at this device. */
export function onOtherPerson(identity: IdentityService, forget: () => void): void {
  const known = watched.get(identity);
  const all = known ?? new Set();
  all.add(forget);
  if (known) return;
  watched.set(identity, all);
  let before = identity.state;
  identity.subscribe((now) => {
    if (!isSamePerson(before, now)) for (const one of all) one();
    before = now;
  });
}
