import { headersOf, openShopperApp, openingTime, testPassword } from '../../testing/shopperApp';
import type { ShopperApp, TokenHeaders } from '../../testing/shopperApp';
import { writtenLetters } from '../../testing/testMail';

const logonId = 'owner@example.com';
const hour = 60 * 60_000;
const fresh = { logonPassword: 'Fresh0ne!', xcred_logonPasswordVerify: 'Fresh0ne!' };

describe('letters to the owner of an account', () => {
  let shop: ShopperApp;
  let headers: TokenHeaders;

  beforeAll(async () => {
    shop = await openShopperApp();
    headers = await shop.register(logonId);
  }, openingTime);
  afterAll(() => shop.close());

  /** An hour later, signed in again. */
  const nextHour = async (logonPassword: string) => {
    shop.clock.advance(hour);
    headers = headersOf((await shop.call('POST', 'loginidentity', { body: { logonId, logonPassword } })).json());
  };
  const put = (body: object) => shop.call('PUT', 'person/@self', { headers, body });
  const told = async () =>
    (await writtenLetters(shop.db))
      .filter(({ kind }) => kind.endsWith('Changed'))
      .map(({ kind, recipient }) => [kind, recipient]);

  it('tell of another e-mail at the address they sign in with, however it is written, and of nothing else [ACC-09]', async () => {
    expect((await put({ firstName: 'Ann', email1: logonId.toUpperCase() })).statusCode).toBe(200);
    expect(await told()).toEqual([]);
    expect((await put({ email1: 'elsewhere@example.com' })).statusCode).toBe(200);
    expect(await told()).toEqual([['emailChanged', logonId]]);
    expect((await put({ email1: 'elsewhere@example.com', phone1: '+1 206 555 0101' })).statusCode).toBe(200);
    expect((await put({ email1: 'no e-mail' })).statusCode).toBe(400);
    expect(await told()).toHaveLength(1);
  });

  it('are written once an hour of another e-mail, however often it is changed [ACC-09] [PLAT-08]', async () => {
    for (const email1 of ['one@example.com', 'other@example.com']) await put({ email1 });
    expect(await told()).toHaveLength(1);
    await nextHour(testPassword);
    expect((await put({ email1: 'third@example.com' })).statusCode).toBe(200);
    expect(await told()).toEqual([
      ['emailChanged', logonId],
      ['emailChanged', logonId],
    ]);
  });

  it('tell of a password that was changed, there too, and not of one that was refused [ACC-09]', async () => {
    const change = { resetPassword: 'true', ...fresh };
    expect((await put({ ...change, xcred_logonPasswordOld: 'Wrong0ne!' })).statusCode).toBe(400);
    expect(await told()).toHaveLength(2);
    expect((await put({ ...change, xcred_logonPasswordOld: testPassword })).statusCode).toBe(200);
    expect((await told()).at(-1)).toEqual(['passwordChanged', logonId]);
    await nextHour(fresh.logonPassword);
    await put({ resetPassword: 'true', logonId });
    const code = await shop.mailedCode(logonId);
    expect((await put({ ...change, logonId, xcred_validationCode: code })).statusCode).toBe(200);
    expect((await told()).slice(2)).toEqual([
      ['passwordChanged', logonId],
      ['passwordChanged', logonId],
    ]);
  });

  it('tell of every new password, the second one in the same hour too [ACC-09] [AUTH-07]', async () => {
    const before = (await told()).length;
    const reset = async (password: string) => {
      // Codes are sent apart.
      shop.clock.advance(61_000);
      await put({ resetPassword: 'true', logonId });
      const xcred_validationCode = await shop.mailedCode(logonId);
      const passwords = { logonPassword: password, xcred_logonPasswordVerify: password };
      return put({ resetPassword: 'true', logonId, ...passwords, xcred_validationCode });
    };
    expect((await reset('Second0ne!')).statusCode).toBe(200);
    expect((await reset(fresh.logonPassword)).statusCode).toBe(200);
    expect((await told()).slice(before)).toEqual([
      ['passwordChanged', logonId],
      ['passwordChanged', logonId],
    ]);
  });

  it('tell of a password that had run out and was replaced at the sign-in [ACC-09] [AUTH-07]', async () => {
    const before = (await told()).length;
    shop.clock.advance(hour);
    const userId = await shop.identity.service.userIdOf(shop.db, logonId);
    await shop.identity.service.expirePassword(userId ?? '');
    const replace = (logonPasswordVerify: string) =>
      shop.call('POST', 'loginidentity', {
        body: { logonId, logonPassword: fresh.logonPassword, logonPasswordNew: 'Newest0ne!', logonPasswordVerify },
      });
    expect((await replace('Other0ne!')).statusCode).toBe(400);
    expect(await told()).toHaveLength(before);
    shop.clock.advance(3000);
    expect((await replace('Newest0ne!')).statusCode).toBe(201);
    expect((await told()).slice(before)).toEqual([['passwordChanged', logonId]]);
  });
});
