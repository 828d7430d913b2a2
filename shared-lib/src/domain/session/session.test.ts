import { needsContract } from './contractChoice';
import { classifyFailure, needsIdentity, sessionReaction } from './failureTable';
import { segmentsNamedBy, segmentsOf } from './segments';

const failure = (errorCode: string, errorKey = '', status = 401) => ({ status, errorCode, errorKey });

describe('session failures', () => {
  it.each([
    ['CWXBB1011E', '', 'expired'],
    ['1011', 'CWXBB1011E', 'expired'],
    ['CWXBB1103E', '_ERR_ACTIVITY_TOKEN', 'expired'],
    ['CWXFR0223E', 'ERR_COOKIE_EXPIRED', 'expired'],
    ['1012', 'CWXBB1012E', 'expired'],
    ['CMN1039E', '_ERR_INVALID_COOKIE', 'invalid'],
    ['CWXBB1010E', '', 'invalid'],
    ['CWXFR0231E', '', 'invalid'],
    ['', 'CMC_RELOGON', 'invalid'],
    ['2170', '_ERR_PASSWORD_EXPIRED', 'reset'],
    ['2170', '', 'reset'],
    ['', '_ERR_PASSWORD_EXPIRED', 'reset'],
    ['1011', '', 'expired'],
    ['', '_ERR_ACTIVITY_TOKEN', 'expired'],
    ['', 'ERR_COOKIE_EXPIRED', 'expired'],
    ['', '_ERR_INVALID_COOKIE', 'invalid'],
    ['CWXBB1103E', '', 'expired'],
    ['CMN1039E', '', 'invalid'],
    ['CWXFR0213E', 'ERR_TRUSTED_TOKEN_MISSING', 'invalid'],
    ['CWXFR0222E', '', 'partial'],
    ['', 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWE', 'partial'],
    ['', 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED', 'partial'],
    ['ECONNABORTED', '', 'timeout'],
    ['RATE_LIMITED', 'RATE_LIMITED', 'throttled'],
    ['2030', '_ERR_LOGONID_ALREDY_EXIST', 'other'],
    ['CWXFR0269E', 'USR.CWXFR0130E', 'other'],
    ['', '_ERR_INVALID_INPUT', 'other'],
  ])('classify code %p key %p as %s, whatever the status [AUTH-10]', (code, key, category) => {
    expect(classifyFailure(failure(code, key, 401))).toBe(category);
    expect(classifyFailure(failure(code, key, 400))).toBe(category);
  });

  it.each([
    [404, 'not-found'],
    [418, 'maintenance'],
    [429, 'throttled'],
    [500, 'other'],
    [0, 'network'],
  ])('classify status %d without codes as %s [ERR-03]', (status, category) => {
    expect(classifyFailure(failure('', '', status))).toBe(category);
  });

  it.each([
    ['expired', 'SessionError.TimeoutTitle', 'SessionError.TimeoutMsg'],
    ['invalid', 'SessionError.InvalidTitle', 'SessionError.InvalidMsgB2C'],
    ['reset', 'reset.title', 'reset.errorMsg'],
  ] as const)('that are %s log out in the words of the specification [AUTH-10]', (category, titleKey, messageKey) => {
    expect(sessionReaction(category)).toEqual({ titleKey, messageKey, logsOut: true, asksForPassword: false });
  });

  it('of a shopper who is only recognised ask for the password and log nobody out [AUTH-10]', () => {
    expect(sessionReaction('partial')).toEqual({
      titleKey: 'SessionError.GenericTitle',
      messageKey: 'SessionError.PartialAuthError',
      logsOut: false,
      asksForPassword: true,
    });
  });

  it.each(['timeout', 'maintenance', 'throttled', 'network', 'not-found', 'other'] as const)(
    'of category %s leave the session alone [AUTH-10]',
    (category) => {
      const titleKey = 'SessionError.GenericTitle';
      expect(sessionReaction(category)).toEqual({ titleKey, messageKey: null, logsOut: false, asksForPassword: false });
    },
  );

  it('ask for a guest identity when the caller has none [AUTH-01]', () => {
    expect(needsIdentity(failure('CWXFR0268E', 'USR.CWXFR0130E'))).toBe(true);
    expect(needsIdentity(failure('', 'USR.CWXFR0130E', 400))).toBe(true);
    expect(needsIdentity(failure('CWXBB1011E'))).toBe(false);
  });
});

describe('contracts', () => {
  const facts = (isRegistered: boolean, tradingAgreementIds: string[]) => ({ isRegistered, tradingAgreementIds });

  it('have to be chosen by a signed-in shopper whose context does not name exactly one [AUTH-12]', () => {
    expect(needsContract(facts(true, ['a', 'b']))).toBe(true);
    expect(needsContract(facts(true, []))).toBe(true);
    expect(needsContract(facts(true, ['a']))).toBe(false);
    expect(needsContract(facts(false, ['a', 'b']))).toBe(false);
  });
});

describe('customer segments', () => {
  it('are those of the shop alone, whatever a cookie names [AUTH-14]', () => {
    expect(segmentsNamedBy('RegisteredUsers')).toEqual(['RegisteredUsers']);
    expect(segmentsNamedBy('Students%2CRegisteredUsers|RegisteredUsers.Guest')).toEqual(['RegisteredUsers']);
    const unknown = [undefined, '', 'Guest', 'VIP', 'registeredusers', '<script>,%', '__proto__', 'x'.repeat(4000)];
    for (const text of unknown) expect([text, segmentsNamedBy(text)]).toEqual([text, []]);
  });

  it('come from the session, where the store has them [CAT-07] [AUTH-14]', () => {
    expect(segmentsOf(true, true)).toEqual(['RegisteredUsers']);
    expect(segmentsOf(false, true)).toEqual([]);
    expect(segmentsOf(true, false)).toEqual([]);
  });
});
