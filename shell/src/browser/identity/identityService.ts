import type {
  EventBus,
  ExpiringStorage,
  IdentityService,
  IdentityTokens,
  PlatformClient,
  UserState,
} from '@sightline/shared-lib/contracts';

import { storageNews } from '../otherTabs';
import { selectUser } from '../state/selectors';
import type { ShellStore } from '../state/shellStore';

import { restoreUser, storeUser, USER_ENTRY } from './storedUser';
import { cleared, signedIn, withDetails } from './userState';

export interface IdentityOptions {
  readonly storage: ExpiringStorage;
  readonly bus: EventBus;
  /** Where the user is kept while the page lives. */
  readonly store: ShellStore;
  /** The document was opened with a preview token (CMS-02). */
  readonly hasPreviewToken?: boolean;
  readonly now?: () => number;
}

/** Calls the service needs; given after construction, because the client needs the service for its headers. */
export interface IdentityCalls {
  readonly createGuest: (client: PlatformClient) => Promise<IdentityTokens>;
  readonly logOut: (client: PlatformClient) => Promise<void>;
  readonly endGuest: (client: PlatformClient) => Promise<void>;
  readonly readDetails: (client: PlatformClient) => Promise<{
    readonly details: UserState['details'];
    readonly registered: boolean;
    /** Recognised from an earlier sign-in, without the password: what is known of the shopper stays. */
    readonly isRemembered: boolean;
  }>;
}

/** Who the shopper is: restored at start, created as a guest when needed, kept in step over all tabs (AUTH-01 to AUTH-05, AUTH-09). */
export function createIdentity({ storage, bus, store, hasPreviewToken = false, now = Date.now }: IdentityOptions) {
  const user = () => selectUser(store.getState());
  const restored = () => restoreUser(storage, hasPreviewToken);
  const known = restored();
  if (known) store.change({ user: known });
  let client: PlatformClient | null = null;
  let calls: IdentityCalls | null = null;
  let creating: Promise<UserState> | null = null;

  const publish = (next: UserState, { keep = true } = {}) => {
    if (keep) storeUser(storage, next);
    store.change({ user: next });
    bus.emit('userChanged', { user: next });
  };

  const connected = () => {
    if (!client || !calls) throw new Error('The identity service is not connected to the platform.');
    return { client, calls };
  };

  const refresh = async (): Promise<UserState> => {
    const { userId } = user();
    if (!userId) return user();
    const { client: platform, calls: identity } = connected();
    const token = restored()?.WCToken;
    const { details, registered, isRemembered } = await identity.readDetails(platform);
    // Whoever has come or gone meanwhile, in another tab too, is not described by this answer: kept, it would bring back who signed out there.
    if (user().userId !== userId || restored()?.WCToken !== token) return user();
    publish(withDetails(user(), isRemembered ? (user().details ?? details) : details, registered, now()));
    return user();
  };

  const adopt = async (tokens: IdentityTokens): Promise<UserState> => {
    publish(signedIn(user(), tokens, now()));
    // A failed read leaves a usable identity: the next refresh fills it in.
    await refresh().catch(() => undefined);
    return user();
  };

  const service: IdentityService = {
    get state() {
      return user();
    },
    subscribe: (listener) => store.follow(selectUser, listener),
    async ensureIdentity() {
      if (user().userId) return user();
      const { client: platform, calls: identity } = connected();
      creating ??= identity
        .createGuest(platform)
        .then((tokens) => {
          // Whoever has come in meanwhile stays.
          if (user().userId) return user();
          publish({ ...signedIn(user(), tokens, now()), isGuest: true });
          // There is no person to read behind a new guest: the transition ends with it.
          publish({ ...user(), isTokenTransitioning: false });
          return user();
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
      const end = user().isGuest ? identity.endGuest : identity.logOut;
      // What is still being read for them may fail from here on, which is no reason to ask for their password.
      store.change({ user: { ...user(), userLoggedIn: false } });
      await end(platform).catch(() => undefined);
      publish(cleared(user()));
      bus.emit('cartChanged', { count: 0, orderId: null });
      bus.emit('wishlistChanged', { partNumbers: [] });
    },
  };

  return {
    service,
    connect(platform: PlatformClient, identityCalls: IdentityCalls) {
      client = platform;
      calls = identityCalls;
    },
    /** Another tab signed in or out: this one follows. */
    followStorage() {
      storageNews(USER_ENTRY).subscribe(() => {
        const [before, next] = [user(), restored() ?? cleared(user())];
        if (next.userId !== before.userId || next.userLoggedIn !== before.userLoggedIn) publish(next, { keep: false });
      });
    },
    /** The session is over on the platform's side: forget it without telling the platform. */
    forget: () => publish(cleared(user())),
  };
}

export type Identity = ReturnType<typeof createIdentity>;
