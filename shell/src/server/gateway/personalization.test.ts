import { personalizationCookie, rememberedPersonalization } from './personalization';

const https = { host: 'shop.example', 'x-forwarded-proto': 'https' };
const COOKIE = 'sightline-personalization';

describe('the number of a returning visitor [SITE-12]', () => {
  it('is kept for 30 days, out of reach of script', () => {
    expect(personalizationCookie('1700000000000-1', https)).toEqual([
      `${COOKIE}=1700000000000-1; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
    expect(personalizationCookie('1-1', { host: 'shop.example' })).toEqual([
      `${COOKIE}=1-1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  });

  it('is no text of another shape [PLAT-04]', () => {
    expect(personalizationCookie('a'.repeat(60), https)).toHaveLength(1);
    for (const id of ['', 'a'.repeat(61), '1 1', '1;1', ' 1', '1\n', 7, null, undefined])
      expect([id, personalizationCookie(id, https)]).toEqual([id, []]);
  });

  it('is added to a call that does not say it, and to none of an editor [AUTH-04]', () => {
    const cookie = `${COOKIE}=1-1`;
    expect(rememberedPersonalization({ cookie })).toEqual({ wcpersonalization: '1-1' });
    expect(rememberedPersonalization({})).toEqual({});
    expect(rememberedPersonalization({ cookie: `${COOKIE}=` })).toEqual({});
    expect(rememberedPersonalization({ cookie: `${COOKIE}=1.1` })).toEqual({});
    expect(rememberedPersonalization({ cookie, wcpersonalization: '2-2' })).toEqual({});
    expect(rememberedPersonalization({ cookie, wcpreviewtoken: 'draft' })).toEqual({});
    expect(rememberedPersonalization({ cookie: `${cookie}; sightline-preview=draft` })).toEqual({});
  });
});
