import {
  bagCookie,
  cameByHttps,
  expiredSessionCookies,
  isSecureContext,
  readSession,
  sessionCookies,
  trustedToken,
} from './sessionCookies';

const https = { host: 'shop.example', 'x-forwarded-proto': 'https' };
const plain = { host: 'shop.example' };
const tokens = { WCToken: 'p%2C1', WCTrustedToken: 't%2C1' };

describe('the cookies of a session [AUTH-02]', () => {
  it('are for HTTPS alone where browsers treat the shop as safe', () => {
    expect(cameByHttps(https)).toBe(true);
    expect(cameByHttps({ ...https, 'x-forwarded-proto': 'http' })).toBe(false);
    const hosts = ['localhost', 'localhost:3000', '127.0.0.1:80', '[::1]', '[::1]:3000'];
    expect(hosts.map((host) => isSecureContext({ host }))).toEqual(hosts.map(() => true));
    const others = ['shop.example', 'localhost.example', 'my-localhost', 'localhost:', 'localhost:x', '127x0.0.1', ''];
    expect(others.map((host) => isSecureContext({ host }))).toEqual(others.map(() => false));
    expect(isSecureContext({})).toBe(false);
    const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
    const chrome = 'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
    const local = (agent: string) => isSecureContext({ host: 'localhost:3000', 'user-agent': agent });
    expect([safari, chrome].map(local)).toEqual([false, true]);
    expect(isSecureContext({ ...https, 'user-agent': safari })).toBe(true);
    expect(isSecureContext(https)).toBe(true);
  });

  it('are set and read again by the names of their kind of connection', () => {
    const kept = (headers: Parameters<typeof readSession>[0]) =>
      sessionCookies(tokens, headers, 'browser')
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    expect(readSession({ ...https, cookie: kept(https) })).toEqual({ ...tokens, isHttps: true });
    expect(readSession({ ...plain, cookie: kept(plain) })).toEqual({ ...tokens, isHttps: false });
    expect(trustedToken({ ...https, cookie: kept(https) })).toBe('t%2C1');
    // A cookie without the prefix may come from another place of the same domain.
    expect(readSession({ ...https, cookie: kept(plain) })).toBeNull();
    expect(trustedToken({ ...https, cookie: kept(plain) })).toBeUndefined();
    for (const half of ['sightline-trusted=t', 'sightline-token=p', 'sightline-trusted=; sightline-token=p', ''])
      expect([half, readSession({ ...plain, cookie: half })]).toEqual([half, null]);
  });

  it('are kept from script, and the visit’s mark is not', () => {
    expect(sessionCookies(tokens, plain, 'browser')).toEqual([
      'sightline-trusted=t%2C1; Path=/; HttpOnly; SameSite=Lax',
      'sightline-token=p%2C1; Path=/; HttpOnly; SameSite=Lax',
      'sightline-visit=1; Path=/; SameSite=Lax',
    ]);
    expect(sessionCookies(tokens, https, 'remembered')).toEqual([
      '__Host-sightline-trusted=t%2C1; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-sightline-token=p%2C1; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
      'sightline-visit=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
    expect(bagCookie(https)).toBe('sightline-bag=1; Max-Age=604800; Path=/; Secure; SameSite=Lax');
    expect(bagCookie(plain)).toBe('sightline-bag=1; Max-Age=604800; Path=/; SameSite=Lax');
  });

  it('are all taken back at the end [AUTH-09]', () => {
    expect(expiredSessionCookies(https)).toEqual([
      '__Host-sightline-trusted=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-sightline-token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'sightline-visit=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
    expect(expiredSessionCookies(plain)[0]).toBe('sightline-trusted=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });
});
