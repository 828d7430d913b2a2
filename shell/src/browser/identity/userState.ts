import { ANONYMOUS, type IdentityTokens, type UserDetails, type UserState } from '@sightline/shared-lib/contracts';

/** New tokens: the transition flag is set and the moment stamped (AUTH-03). */
export function signedIn(state: UserState, tokens: IdentityTokens, now: number): UserState {
  return {
    ...state,
    WCToken: tokens.WCToken,
    WCTrustedToken: tokens.WCTrustedToken ?? '',
    userId: tokens.userId,
    personalizationID: tokens.personalizationID || state.personalizationID,
    isTokenTransitioning: true,
    lastTokenUpdate: now,
    lastUpdated: now,
    initiatedFromStorage: false,
  };
}

/** The person behind the tokens is known: the transition is over. */
export function withDetails(
  state: UserState,
  details: UserDetails | null,
  registered: boolean,
  now: number,
): UserState {
  return {
    ...state,
    details,
    userLoggedIn: registered,
    isGuest: !registered,
    isTokenTransitioning: false,
    lastUpdated: now,
  };
}

/** Nobody again; only the personalization and initiated-from-storage markers stay (AUTH-05). */
export function cleared(state: UserState): UserState {
  return { ...ANONYMOUS, personalizationID: state.personalizationID, initiatedFromStorage: state.initiatedFromStorage };
}
