import type { FailureCategory, PlatformFailure } from '../../contracts';
import { ownValue } from '../validation/ownValue';

/** Codes and keys of session failures with the reaction they need (AUTH-10, contract 4.3); both fields are looked up. */
const CATEGORIES: Readonly<Record<string, FailureCategory>> = {
  CWXBB1011E: 'expired',
  '1011': 'expired',
  CWXBB1103E: 'expired',
  _ERR_ACTIVITY_TOKEN: 'expired',
  ERR_COOKIE_EXPIRED: 'expired',
  CWXFR0223E: 'expired',
  // Ended elsewhere: signed out, or signed in on another device.
  CWXBB1012E: 'expired',
  '1012': 'expired',
  CMN1039E: 'invalid',
  _ERR_INVALID_COOKIE: 'invalid',
  CWXBB1010E: 'invalid',
  '1010': 'invalid',
  CMC_RELOGON: 'invalid',
  // Seed 1 §8 does not list it, and decides by type: half a session is an invalid one, and only signing in brings it back (contract 3.6).
  CWXFR0213E: 'invalid',
  ERR_TRUSTED_TOKEN_MISSING: 'invalid',
  // The search service says it in its own words (contract 4.4).
  CWXFR0231E: 'invalid',
  '2170': 'reset',
  _ERR_PASSWORD_EXPIRED: 'reset',
  CWXFR0222E: 'partial',
  ECONNABORTED: 'timeout',
  RATE_LIMITED: 'throttled',
  ERR_NETWORK: 'network',
  // Named by the specification, without a reaction of their own: the caller shows the message beside its form.
  '2030': 'other',
  _ERR_LOGONID_ALREDY_EXIST: 'other',
  CWXFR0269E: 'other',
  _ERR_INVALID_INPUT: 'other',
};

const BY_STATUS: Readonly<Record<number, FailureCategory>> = {
  404: 'not-found',
  418: 'maintenance',
  429: 'throttled',
};

/** Key of the product, whose last letter is missing in some builds. */
const PARTIAL_KEY = 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWE';

interface FailureFacts {
  readonly status: number;
  readonly errorCode: string;
  readonly errorKey: string;
}

/** Reaction a failure needs, by code and key first, by status second: builds disagree about statuses (contract 3.6). */
export function classifyFailure({ status, errorCode, errorKey }: FailureFacts): FailureCategory {
  const known = ownValue(CATEGORIES, errorCode) ?? ownValue(CATEGORIES, errorKey);
  if (known) return known;
  if (errorKey.startsWith(PARTIAL_KEY)) return 'partial';
  return BY_STATUS[status] ?? (status === 0 ? 'network' : 'other');
}

/** What a failure says and does to the session (AUTH-10). */
export interface SessionReaction {
  readonly titleKey: `SessionError.${'Timeout' | 'Invalid' | 'Generic'}Title` | 'reset.title';
  readonly messageKey: `SessionError.${'TimeoutMsg' | 'InvalidMsgB2C' | 'PartialAuthError'}` | 'reset.errorMsg' | null;
  readonly logsOut: boolean;
  /** The shopper is recognised and stays so; only the password is wanting (contract 3.1). */
  readonly asksForPassword: boolean;
}

const ENDS = { logsOut: true, asksForPassword: false } as const;

const REACTIONS: Partial<Record<FailureCategory, SessionReaction>> = {
  expired: { titleKey: 'SessionError.TimeoutTitle', messageKey: 'SessionError.TimeoutMsg', ...ENDS },
  invalid: { titleKey: 'SessionError.InvalidTitle', messageKey: 'SessionError.InvalidMsgB2C', ...ENDS },
  reset: { titleKey: 'reset.title', messageKey: 'reset.errorMsg', ...ENDS },
  partial: {
    titleKey: 'SessionError.GenericTitle',
    messageKey: 'SessionError.PartialAuthError',
    logsOut: false,
    asksForPassword: true,
  },
};

const GENERIC: SessionReaction = {
  titleKey: 'SessionError.GenericTitle',
  messageKey: null,
  logsOut: false,
  asksForPassword: false,
};

/** The one decision about what a category of failures does to the session, and in which words (AUTH-10, contract 4.3). */
export function sessionReaction(category: FailureCategory): SessionReaction {
  return REACTIONS[category] ?? GENERIC;
}

/** True when a call was refused because its session is over or asks for the password: what it was to do was not tried. */
export function isSignedOut({ status, category }: Pick<PlatformFailure, 'status' | 'category'>): boolean {
  const { logsOut, asksForPassword } = sessionReaction(category);
  return logsOut || asksForPassword || status === 401;
}

/** True when the caller has no identity at all: with a guest's, the same call may be made (contract 3.3). */
export function needsIdentity({ errorCode, errorKey }: Pick<FailureFacts, 'errorCode' | 'errorKey'>): boolean {
  const codes = ['CWXFR0268E', 'CWXFR0269E', 'CWXFR0210E'];
  return codes.includes(errorCode) || errorKey === 'USR.CWXFR0130E' || errorKey === 'ERR_AUTHENTICATION_REQUIRED';
}
