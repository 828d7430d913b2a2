import { ANONYMOUS, type ExpiringStorage, type UserState } from '@sightline/shared-lib/contracts';

/** The entry of the device's storage that holds the user. */
export const USER_ENTRY = 'user';
/** Personalization lives 30 days (SITE-12); so does what is stored of the user. */
const DAYS = 30;

const isRecord = (value: unknown): value is Partial<UserState> => typeof value === 'object' && value !== null;

/**
 * Who the device remembers, marked as coming from storage; details are read afresh, never stored. A personalization id without a user counts
 * for shoppers alone: whoever looks at the shop with a preview token is nobody's returning visitor (AUTH-04).
 */
export function restoreUser(storage: ExpiringStorage, hasPreviewToken: boolean): UserState | null {
  const stored = storage.get(USER_ENTRY);
  if (!isRecord(stored)) return null;
  const marks = { details: null, wallet: null, isTokenTransitioning: false, initiatedFromStorage: true };
  if (stored.userId) return { ...ANONYMOUS, ...stored, ...marks };
  return hasPreviewToken || !stored.personalizationID
    ? null
    : { ...ANONYMOUS, ...marks, personalizationID: stored.personalizationID };
}

/** Keeps what identifies the session; personal details stay out of storage. */
export function storeUser(storage: ExpiringStorage, { details: _details, wallet: _wallet, ...user }: UserState): void {
  if (!user.userId && !user.personalizationID) return storage.remove(USER_ENTRY);
  return storage.set(USER_ENTRY, user, DAYS);
}
