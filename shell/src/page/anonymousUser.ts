import type { UserState } from '@sightline/shared-lib/contracts';

/** Nobody yet: the shopper of public pages on the server, and of a browser before its first call (AUTH-01). */
export const ANONYMOUS: UserState = {
  WCToken: '',
  WCTrustedToken: '',
  userLoggedIn: false,
  isGuest: false,
  userId: '',
  forUserId: '',
  personalizationID: '',
  details: null,
  wallet: null,
  lastUpdated: 0,
  isTokenTransitioning: false,
  lastTokenUpdate: 0,
  initiatedFromStorage: false,
};
