/** One address or contact of a shopper as kept in user state (seed 1 §3). */
export interface UserContact {
  readonly addressId: string;
  readonly email1?: string;
  readonly phone1?: string;
  readonly country?: string;
  /** `addressField1` holds the fiscal code. */
  readonly attributes?: readonly { readonly key: string; readonly value: string }[];
}

export interface UserDetails {
  readonly userId: string;
  readonly logonId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email1?: string;
  /** The account's own, for invoices. */
  readonly fiscalCode?: string;
  readonly contact: readonly UserContact[];
  readonly hasNewsletter: boolean;
  /** Buys for an organisation too (AUTH-12). */
  readonly isBuyer?: boolean | undefined;
}

export interface WalletState {
  readonly wallet: readonly { readonly cardId: string; readonly brand: string; readonly maskedNumber: string }[];
  readonly selectedWallet?: string;
  readonly recordTotalCount: number;
  readonly resourseName: string;
}

/** User state with the specification's field names (AUTH-02). The trusted token is empty behind the gateway. */
export interface UserState {
  readonly WCToken: string;
  readonly WCTrustedToken: string;
  readonly userLoggedIn: boolean;
  readonly isGuest: boolean;
  readonly userId: string;
  readonly forUserId: string;
  readonly personalizationID: string;
  readonly details: UserDetails | null;
  readonly wallet: WalletState | null;
  /** Epoch milliseconds; 0 when never. */
  readonly lastUpdated: number;
  readonly isTokenTransitioning: boolean;
  /** Epoch milliseconds of the last login or guest creation; 0 when never. */
  readonly lastTokenUpdate: number;
  readonly initiatedFromStorage: boolean;
}

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

/** What an identity call answers; the trusted token is absent behind the gateway. */
export interface IdentityTokens {
  readonly userId: string;
  readonly WCToken: string;
  readonly WCTrustedToken?: string;
  readonly personalizationID: string;
}

export interface IdentityService {
  readonly state: UserState;
  subscribe(listener: (state: UserState) => void): () => void;
  /** Resolves once the shopper has at least a guest identity; creates one when needed (AUTH-01). */
  ensureIdentity(): Promise<UserState>;
  /** Called by the account remote after login or registration (AUTH-03). */
  adopt(tokens: IdentityTokens): Promise<UserState>;
  /** Re-reads person and user context. */
  refresh(): Promise<UserState>;
  signOut(): Promise<void>;
}
