import { parseCookies, serializeCookie } from './cookies';
import { ownPath } from './ownPath';

describe('the shop’s cookies [AUTH-02]', () => {
  it('are read by name as they were set, the first of a name, and nobody else’s', () => {
    const cookies = parseCookies('other=1; sightline-token=15006%2Cplain; sightline-bucket=7; sightline-bucket=8');
    expect([...cookies]).toEqual([
      ['sightline-token', '15006%2Cplain'],
      ['sightline-bucket', '7'],
    ]);
    expect(parseCookies(undefined).size).toBe(0);
  });

  it('are sent to the whole shop and from no other site, for as long as is said', () => {
    const secret = { httpOnly: true, secure: true };
    expect(serializeCookie('sightline-token', '1%2C2', secret)).toBe(
      'sightline-token=1%2C2; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(serializeCookie('sightline-bucket', '', { httpOnly: false, secure: false, maxAge: 0 })).toBe(
      'sightline-bucket=; Max-Age=0; Path=/; SameSite=Lax',
    );
  });
});

describe('a path to continue to [PLAT-04]', () => {
  it.each([
    ['/cart', '/cart'],
    ['//elsewhere.example/cart', '/elsewhere.example/cart'],
    ['/\\elsewhere.example', '/elsewhere.example'],
    ['\\\\/elsewhere.example//a', '/elsewhere.example//a'],
  ])('%s never names another host: %s', (path, own) => {
    expect(ownPath(path)).toBe(own);
  });
});
