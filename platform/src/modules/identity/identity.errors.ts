import { Fault } from '../../kernel';

/** The faults of section 3.6 that tell what is wrong with the session headers. */
export const sessionFaults = {
  authenticationRequired: () =>
    new Fault(401, 'CWXFR0210E', 'ERR_AUTHENTICATION_REQUIRED', 'CWXFR0210E: Sign in or start a guest session first.'),
  trustedTokenMissing: () =>
    new Fault(401, 'CWXFR0213E', 'ERR_TRUSTED_TOKEN_MISSING', 'CWXFR0213E: Both session tokens are needed.'),
  notHttps: () =>
    new Fault(
      401,
      'CWXFR0221E',
      'ERR_AUTHENTICATION_COOKIE_NOT_IN_HTTPS',
      'CWXFR0221E: Session tokens are taken over HTTPS only.',
    ),
  /** The key lacks its last letter in the product, and clients compare with that. */
  partial: () =>
    new Fault(401, 'CWXFR0222E', 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWE', 'CWXFR0222E: Sign in again to continue.'),
  cookieExpired: (status = 401) =>
    new Fault(status, 'CWXFR0223E', 'ERR_COOKIE_EXPIRED', 'CWXFR0223E: The guest session has expired.'),
  expired: (status = 401) => new Fault(status, '1011', 'CWXBB1011E', 'CWXBB1011E: The session has expired.'),
  wrongActivity: (status = 401) =>
    new Fault(status, '1010', 'CWXBB1010E', 'CWXBB1010E: The session tokens do not belong together.'),
  terminated: (status = 401) =>
    new Fault(status, '1012', 'CWXBB1012E', 'CWXBB1012E: The session was ended by a sign-out or another sign-in.'),
  unreadable: (status = 401) =>
    new Fault(status, 'CWXBB1103E', '_ERR_ACTIVITY_TOKEN', 'CWXBB1103E: The session token cannot be read.'),
  invalidCookie: (status = 401) =>
    new Fault(status, 'CMN1039E', '_ERR_INVALID_COOKIE', 'CMN1039E: The session tokens are not valid.'),
};

/** 403: the caller is known and may not do this. */
export function notAuthorised(what: string): Fault {
  return new Fault(403, 'CMN1501E', '_ERR_USER_AUTHORITY', `CMN1501E: You may not ${what}.`);
}

/** The business failures of signing in (section 4.5). */
export const logonFaults = {
  wrongCredentials: () =>
    new Fault(400, '2030', '_ERR_AUTHENTICATION_ERROR', 'Either the logon id or the password is not right.'),
  throttled: (seconds: number) =>
    new Fault(429, 'RATE_LIMITED', 'RATE_LIMITED', `Please wait ${seconds} seconds before trying again.`, [
      String(seconds),
    ]),
  notAllowedNow: (seconds: number) =>
    new Fault(400, '2300', '_ERR_LOGIN_NOT_ALLOWED_NOW', 'Too many wrong passwords. Wait before you try again.', [
      String(seconds),
    ]),
  passwordExpired: () => new Fault(400, '2170', '_ERR_PASSWORD_EXPIRED', 'The password has expired. Choose a new one.'),
  notActivated: () => new Fault(400, '2450', '_ERR_USER_IN_PENDING_APPROVAL', 'The account waits for approval.'),
  locked: () => new Fault(400, '2490', '_ERR_PERSON_ACCOUNT_DISABLED', 'The account is locked.'),
  logonIdTaken: (logonId: string) =>
    new Fault(400, '2030', '_ERR_LOGONID_ALREDY_EXIST', 'That logon id is taken.', [logonId]),
  passwordsDiffer: () => new Fault(400, '2080', '_ERR_PASSWORDS_NOT_SAME', 'The two passwords are not the same.'),
  missing: (field: string) =>
    new Fault(400, 'CMN0203E', '_ERR_CMD_MISSING_PARAM', `The parameter ${field} is missing.`, [field]),
  providerNotConfigured: (provider: string) =>
    new Fault(
      400,
      'CWXFR0226E',
      '_ERR_SOCIAL_PROVIDER_NOT_CONFIGURED',
      `Signing in with ${provider} is not configured for this store.`,
      [provider],
    ),
  providerUnreachable: (provider: string) =>
    new Fault(503, '2300', '_ERR_SOCIAL_PROVIDER_UNREACHABLE', `${provider} does not answer. Try again later.`, [
      provider,
    ]),
  providerRefused: (provider: string) =>
    new Fault(400, '2030', '_ERR_AUTHENTICATION_ERROR', `${provider} did not confirm who you are.`, [provider]),
};
