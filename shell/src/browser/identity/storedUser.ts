import { ANONYMOUS, type ExpiringStorage, type UserState, VISIT_MARK } from '@sightline/shared-lib/contracts';

/** The entry of the device's storage that holds the user. */
export const USER_ENTRY = 'user';
/** Personalization lives 30 days (SITE-12); so does what is stored of the user. */
const DAYS = 30;

/** What is kept of the user, and whether only until the browser is closed. */
type StoredUser = Partial<UserState> & { readonly endsWithBrowser?: boolean };

const isRecord = (value: unknown): value is StoredUser => typeof value === 'object' && value !== null;

/** The browser that somebody signed in with is still open (AUTH-10). */
const isSameVisit = () => document.cookie.split('; ').some((one) => one.startsWith(`${VISIT_MARK}=`));

/**
 * Who the device remembers, marked as coming from storage; details are read afresh, never stored. A personalization id without a user counts
 * for shoppers alone: whoever looks at the shop with a preview token is nobody's returning visitor (AUTH-04).
 */
export function restoreUser(storage: ExpiringStorage, hasPreviewToken: boolean): UserState | null {
  const stored = storage.get(USER_ENTRY);
  if (!isRecord(stored)) return null;
  const marks = { details: null, wallet: null, isTokenTransitioning: false, initiatedFromStorage: true };
  const { endsWithBrowser = false, ...user } = stored;
  if (user.userId && (!endsWithBrowser || isSameVisit())) return { ...ANONYMOUS, ...user, ...marks };
  return hasPreviewToken || !stored.personalizationID
    ? null
    : { ...ANONYMOUS, ...marks, personalizationID: stored.personalizationID };
}

/** Keeps what identifies the session; personal details stay out of storage. */
export function storeUser(storage: ExpiringStorage, { details: _details, wallet: _wallet, ...user }: UserState): void {
  if (!user.userId && !user.personalizationID) return storage.remove(USER_ENTRY);
  return storage.set(USER_ENTRY, { ...user, endsWithBrowser: isSameVisit() }, DAYS);
}
