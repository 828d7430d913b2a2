import { endsSession, mayIssueTokens, sessionKept } from './identityCalls';

const STORE = '/wcs/resources/store/10801';

describe('calls about who somebody is [AUTH-02]', () => {
  it.each(['guestidentity', 'loginidentity', 'person', 'person/@self'])(
    '%s may begin a session when it writes',
    (call) => {
      const path = `${STORE}/${call}`;
      const methods = ['POST', 'PUT', 'GET', 'DELETE', 'HEAD', 'OPTIONS'].filter((method) =>
        mayIssueTokens(method, path),
      );
      expect(methods).toEqual(['POST', 'PUT']);
      for (const other of [`${path}/x`, `/x${path}`, path.replace('10801', '10801/x'), path.replace('10801/', '/')])
        expect([other, mayIssueTokens('POST', other)]).toEqual([other, false]);
    },
  );

  it('begin no session elsewhere', () => {
    for (const call of ['cart', 'person/@self/contact', 'guestidentity/@self', 'usercontext/@self'])
      expect([call, mayIssueTokens('POST', `${STORE}/${call}`)]).toEqual([call, false]);
  });

  it('end the session of guests and of shoppers, by one method and path each', () => {
    const own = [`${STORE}/guestidentity/@self`, `${STORE}/loginidentity/@self`];
    expect(own.map((path) => endsSession('DELETE', path))).toEqual([true, true]);
    expect(own.map((path) => endsSession('POST', path))).toEqual([false, false]);
    for (const other of [`${STORE}/loginidentity`, `${own[1]}/x`, `/x${own[1]}`, `${STORE}/x/loginidentity/@self`])
      expect([other, endsSession('DELETE', other)]).toEqual([other, false]);
  });

  it.each([
    [`${STORE}/guestidentity`, 'guest'],
    [`${STORE}/guest%69dentity?rememberMe=true`, 'guest'],
    [`${STORE}/guestidentity/x`, 'browser'],
    [`${STORE}/loginidentity`, 'browser'],
    [`${STORE}/loginidentity?rememberMe=yes`, 'browser'],
    [`${STORE}/loginidentity?updateCookies=true&rememberMe=true`, 'remembered'],
    [`${STORE}//loginidentity`, 'browser'],
  ] as const)('keep the session of %s like one of a %s [AUTH-10]', (url, kept) => {
    expect(sessionKept(url)).toBe(kept);
  });
});
