import {
  ANONYMOUS,
  type EventBus,
  type ExpiringStorage,
  type IdentityService,
  type IdentityTokens,
  type PlatformClient,
  type UserState,
} from '@sightline/shared-lib/contracts';

import { restoreUser, storeUser } from './storedUser';
import { cleared, signedIn, withDetails } from './userState';

export interface IdentityOptions {
  readonly storage: ExpiringStorage;
  readonly bus: EventBus;
  readonly now?: () => number;
}

/** Calls the service needs; given after construction, because the client needs the service for its headers. */
export interface IdentityCalls {
  readonly createGuest: (client: PlatformClient) => Promise<IdentityTokens>;
  readonly logOut: (client: PlatformClient) => Promise<void>;
  readonly readDetails: (client: PlatformClient) => Promise<{
    readonly details: UserState['details'];
    readonly registered: boolean;
    /** Recognised from an earlier sign-in, without the password: what is known of the shopper stays. */
    readonly isRemembered: boolean;
  }>;
}

/** Re-reads the shopper this often while the page is open (AUTH-01); there is no refresh call for tokens. */
const REFRESH_MS = 10 * 60_000;

/** Who the shopper is: restored at start, created as a guest when needed, kept in step over all tabs (AUTH-01 to AUTH-05, AUTH-09). */
export function createIdentity({ storage, bus, now = Date.now }: IdentityOptions) {
  let state: UserState = restoreUser(storage) ?? ANONYMOUS;
  let client: PlatformClient | null = null;
  let calls: IdentityCalls | null = null;
  let creating: Promise<UserState> | null = null;
  const listeners = new Set<(user: UserState) => void>();

  const publish = (next: UserState, { store = true } = {}) => {
    state = next;
    if (store) storeUser(storage, next);
    for (const listener of listeners) listener(next);
    bus.emit('userChanged', { user: next });
  };

  const connected = () => {
    if (!client || !calls) throw new Error('The identity service is not connected to the platform.');
    return { client, calls };
  };

  const refresh = async (): Promise<UserState> => {
    if (!state.userId) return state;
    const { client: platform, calls: identity } = connected();
    const { details, registered, isRemembered } = await identity.readDetails(platform);
    publish(withDetails(state, isRemembered ? state.details : details, registered, now()));
    return state;
  };

  const adopt = async (tokens: IdentityTokens): Promise<UserState> => {
    publish(signedIn(state, tokens, now()));
    // A failed read leaves a usable identity: the next refresh fills it in.
    await refresh().catch(() => undefined);
    return state;
  };

  const service: IdentityService = {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ensureIdentity() {
      if (state.userId) return state;
      const { client: platform, calls: identity } = connected();
      creating ??= identity
        .createGuest(platform)
        .then((tokens) => {
          // Whoever has come in meanwhile stays.
          if (state.userId) return state;
          publish({ ...signedIn(state, tokens, now()), isGuest: true, isTokenTransitioning: false });
          return state;
        })
        .finally(() => {
          creating = null;
        });
      return creating;
    },
    adopt,
    refresh,
    async signOut() {
      const { client: platform, calls: identity } = connected();
      // The shopper is signed out here whatever the platform answers (contract 3.3).
      await identity.logOut(platform).catch(() => undefined);
      publish(cleared(state));
      bus.emit('cartChanged', { count: 0, orderId: null });
      bus.emit('wishlistChanged', { partNumbers: [] });
    },
  };

  return {
    service,
    connect(platform: PlatformClient, identityCalls: IdentityCalls) {
      client = platform;
      calls = identityCalls;
      window.setInterval(() => void refresh().catch(() => undefined), REFRESH_MS);
    },
    /** Another tab signed in or out: this one follows. */
    followStorage() {
      window.addEventListener('storage', ({ key }) => {
        if (key !== 'sightline.user') return;
        const next = restoreUser(storage) ?? cleared(state);
        if (next.userId !== state.userId || next.userLoggedIn !== state.userLoggedIn) publish(next, { store: false });
      });
    },
    /** The session is over on the platform's side: forget it without telling the platform. */
    forget: () => publish(cleared(state)),
  };
}

export type Identity = ReturnType<typeof createIdentity>;
