import type { ShellServices, UserState } from '../contracts';

interface ShopperMoves {
  /** Somebody signed out, or the session ended: nothing that was read belongs to whoever comes next. */
  readonly onLeft: (how: { readonly signedOut: boolean }) => void;
  /** Somebody came in, or the same shopper gave the password: what was read, or refused, is read again (AUTH-10). */
  readonly onChanged: () => void;
}

/** Decides for every query cache what a change of the shopper does to it (AUTH-09). */
export function followShopper(
  { identity }: Pick<ShellServices, 'identity'>,
  { onLeft, onChanged }: ShopperMoves,
): void {
  let user: UserState = identity.state;
  identity.subscribe((next) => {
    const before = user;
    user = next;
    const isSame = before.userId === next.userId && before.WCToken === next.WCToken;
    if (isSame && before.userLoggedIn === next.userLoggedIn) return;
    const signedOut = before.userLoggedIn && !next.userLoggedIn;
    if (signedOut || next.userId === '') onLeft({ signedOut });
    else onChanged();
  });
}
