import { errorOf, headersOf, openShopperApp, testPassword, openingTime } from '../../testing/shopperApp';
import { writtenLetters } from '../../testing/testMail';
import type { ShopperApp } from '../../testing/shopperApp';

const minute = 60_000;

describe('person calls', () => {
  let shop: ShopperApp;
  const orders = new Map<string, { userId: string; lines: readonly object[] }>();
  let next = 0;
  const newLogon = () => `shopper${(next += 1)}@example.com`;
  const password = (body: object, headers: Record<string, string> = {}) =>
    shop.call('PUT', 'person/@self', { body: { resetPassword: 'true', ...body }, headers });
  const signIn = (logonId: string, logonPassword: string) => {
    shop.clock.advance(3000);
    return shop.call('POST', 'loginidentity', { body: { logonId, logonPassword } });
  };

  beforeAll(async () => {
    shop = await openShopperApp({ orders });
  }, openingTime);
  afterAll(() => shop.close());

  describe('registration', () => {
    it('registers a shopper and signs them in [AUTH-07]', async () => {
      const body = {
        logonId: 'ann@example.com',
        logonPassword: testPassword,
        logonPasswordVerify: testPassword,
        firstName: ' Ann ',
        lastName: 'Doe',
        phone1: '+1 206 555 0101',
        dateOfBirth: '1990-02-28',
        gender: 'F',
        x_data: { hasNewsletter: true, source: 'footer' },
      };
      const answer = await shop.call('POST', 'person', { body });
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ resourceName: 'person', logonId: 'ann@example.com' });
      const record = (await shop.call('GET', 'person/@self', { headers: headersOf(answer.json()) })).json();
      expect(record).toMatchObject({
        userId: answer.json().userId,
        addressId: answer.json().addressId,
        logonId: 'ann@example.com',
        firstName: 'Ann',
        email1: 'ann@example.com',
        dateOfBirth: '1990-02-28',
        gender: 'Female',
        accountStatus: 'Enabled',
        registrationStatus: 'RegisteredPerson',
        passwordExpired: 'false',
        profileType: 'Consumer',
        orgizationId: '-2000',
        x_data: { hasNewsletter: 'true', source: 'footer' },
        receiveEmailPreference: [{ storeID: '10801', value: 'true' }],
      });
      expect(record).not.toHaveProperty('city');
      expect(record).not.toHaveProperty('contact');
    });

    it('turns a guest into the registered shopper, who keeps the id and the addresses [AUTH-09]', async () => {
      const guest = (await shop.call('POST', 'guestidentity')).json();
      const headers = headersOf(guest);
      await shop.call('POST', 'person/@self/contact', {
        headers,
        body: { nickName: 'Home', city: 'Seattle', state: 'WA', country: 'US' },
      });
      const body = { logonId: newLogon(), logonPassword: testPassword };
      const answer = await shop.call('POST', 'person', { headers, body });
      expect(answer.json()).toMatchObject({ userId: guest.userId, personalizationID: guest.personalizationID });
      expect(answer.json().WCToken).not.toBe(guest.WCToken);
      const record = (await shop.call('GET', 'person/@self', { headers: headersOf(answer.json()) })).json();
      expect(record).toMatchObject({ registrationStatus: 'RegisteredPerson', contact: [{ nickName: 'Home' }] });
      expect(errorOf(await shop.call('GET', 'person/@self', { headers }))).toEqual([401, '1012', 'CWXBB1012E']);
    });

    it('refuses a taken logon id in any case, and leaves the guest a guest [AUTH-07]', async () => {
      const logonId = newLogon();
      await shop.register(logonId);
      const headers = await shop.guest();
      const body = { logonId: logonId.toUpperCase(), logonPassword: testPassword };
      expect(errorOf(await shop.call('POST', 'person', { headers, body }))).toEqual([
        400,
        '2030',
        '_ERR_LOGONID_ALREDY_EXIST',
      ]);
      expect((await shop.call('GET', 'person/@self', { headers })).json()).not.toHaveProperty('registrationStatus');
    });

    it('lets one of several simultaneous registrations of an address through [AUTH-07]', async () => {
      const body = { logonId: newLogon(), logonPassword: testPassword };
      const answers = await Promise.all([1, 2, 3].map(() => shop.call('POST', 'person', { body })));
      expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 400, 400]);
    });

    it.each([
      ['Sh0rt', '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD'],
      ['NoDigitsHere', '_ERR_AUTHENTICATION_MINIMUMDIGITS_PASSWORD'],
      ['1234567890', '_ERR_AUTHENTICATION_MINIMUMLETTERS_PASSWORD'],
    ])('refuses the weak password %s with its own key [AUTH-07]', async (logonPassword, key) => {
      const answer = await shop.call('POST', 'person', { body: { logonId: newLogon(), logonPassword } });
      expect(errorOf(answer)[2]).toBe(key);
      expect(answer.body).not.toContain(logonPassword);
    });

    it('refuses two passwords that differ [AUTH-07]', async () => {
      const body = { logonId: newLogon(), logonPassword: testPassword, logonPasswordVerify: 'Passw0rd?' };
      expect(errorOf(await shop.call('POST', 'person', { body }))).toEqual([400, '2080', '_ERR_PASSWORDS_NOT_SAME']);
    });

    it.each([
      ['logonId', { logonId: 'not an address' }],
      ['dateOfBirth', { dateOfBirth: '1990-02-30' }],
      ['dateOfBirth', { dateOfBirth: '2200-01-01' }],
      ['dateOfBirth', { dateOfBirth: '1900-01-01' }],
      ['gender', { gender: 'X' }],
      ['phone1', { phone1: 'call me' }],
      ['firstName', { firstName: 'x'.repeat(129) }],
      ['country', { country: 'USA' }],
    ])('names the field %s when its value is not valid [PLAT-04]', async (field, change) => {
      const body = { logonId: newLogon(), logonPassword: testPassword, ...change };
      const answer = await shop.call('POST', 'person', { body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0]).toMatchObject({ errorKey: '_ERR_INVALID_INPUT', errorParameters: field });
    });
  });

  describe('validation codes', () => {
    const validate = (logonId: string, validationCode: string) =>
      shop.call('POST', 'person/validateCode', { body: { logonId, validationCode } });

    it('takes the code mailed before registration, in the check and in the registration [AUTH-07]', async () => {
      const logonId = newLogon();
      expect((await shop.call('POST', `person/resendCode?email=${logonId}`)).json()).toEqual({
        resourceName: 'person',
      });
      const validationCode = (await shop.mailedCode(logonId)) ?? '';
      expect((await validate(logonId, validationCode)).json()).toEqual({ resourceName: 'person', valid: true });
      await shop.register(logonId, { validationCode });
      // Used up by the registration.
      expect(errorOf(await validate(logonId, validationCode))[1]).toBe('2190');
    });

    it('refuses a wrong code and a registration that carries one [AUTH-07]', async () => {
      const logonId = newLogon();
      await shop.call('POST', `person/resendCode?email=${logonId}`);
      const wrong = (await shop.mailedCode(logonId)) === '111111' ? '222222' : '111111';
      const answer = await validate(logonId, wrong);
      expect(errorOf(answer)).toEqual([400, '2190', '_ERR_CMD_INVALID_PARAM']);
      expect(answer.json().errors[0].errorParameters).toBe('validationCode');
      const body = { logonId, logonPassword: testPassword, validationCode: wrong };
      expect(errorOf(await shop.call('POST', 'person', { body }))[1]).toBe('2190');
    });

    it('lets a code expire [AUTH-07]', async () => {
      const logonId = newLogon();
      await shop.call('POST', `person/resendCode?email=${logonId}`);
      shop.clock.advance(30 * minute);
      const answer = await validate(logonId, (await shop.mailedCode(logonId)) ?? '');
      expect(errorOf(answer)[2]).toBe('_ERR_VALIDATION_CODE_EXPIRED');
    });

    it('cannot be guessed: after five wrong codes the right one fails too [PLAT-04]', async () => {
      const logonId = newLogon();
      await shop.call('POST', `person/resendCode?email=${logonId}`);
      const code = (await shop.mailedCode(logonId)) ?? '';
      const wrong = code === '111111' ? '222222' : '111111';
      for (let guess = 0; guess < 5; guess += 1) await validate(logonId, wrong);
      expect(errorOf(await validate(logonId, code))[1]).toBe('2190');
    });

    it('forgets old codes [PLAT-04]', async () => {
      const logonId = newLogon();
      await shop.call('POST', `person/resendCode?email=${logonId}`);
      await shop.person.service.housekeep();
      expect(await shop.mailedCode(logonId)).toBeDefined();
      shop.clock.advance(31 * 24 * 60 * minute);
      await shop.person.service.housekeep();
      await shop.identity.service.housekeep();
      const codes = shop.db.withTables<{ validation_codes: { email: string } }>().selectFrom('validation_codes');
      expect(await codes.select('email').where('email', '=', logonId).execute()).toEqual([]);
      const left = shop.db.withTables<{ activities: { user_id: string } }>().selectFrom('activities').select('user_id');
      expect(await left.execute()).toEqual([]);
    });

    it('come in the language that the caller reads, where the store speaks it [AUTH-07] [ACC-09]', async () => {
      const path = (store: string, langId: string, email: string) =>
        `/wcs/resources/store/${store}/person/resendCode?email=${email}&langId=${langId}`;
      const localeIn = async (store: string, langId: string) => {
        const email = newLogon();
        expect((await shop.call('POST', path(store, langId, email))).statusCode).toBe(200);
        return (await writtenLetters(shop.db, email)).map(({ locale }) => locale);
      };
      expect(await localeIn('10807', '-2')).toEqual(['ch-fr']);
      expect(await localeIn('10807', '-4')).toEqual(['ch-it']);
      expect(await localeIn('10802', '-2')).toEqual(['it-it']);
    });

    it('are in no session, only in the mail: the list of own letters names them without their digits [ACC-06] [PLAT-07]', async () => {
      const logonId = newLogon();
      const headers = await shop.register(logonId);
      const code = (await shop.mailedCode(logonId)) ?? '';
      expect(code).toMatch(/^\d{6}$/);
      const own = await shop.call('GET', 'person/@self/letters', { headers });
      expect(own.json().letters).toMatchObject([{ kind: 'registrationCode', recipient: logonId, text: '' }]);
      expect(own.body).not.toContain(code);
      const stranger = await shop.call('GET', 'person/@self/letters', { headers: await shop.guest() });
      expect(stranger.json().letters).toEqual([]);
    });

    it('are not written of a registration that is refused [ACC-09]', async () => {
      const logonId = newLogon();
      await shop.register(logonId);
      await expect(shop.register(logonId)).rejects.toThrow('Registration failed');
      expect(await writtenLetters(shop.db, logonId)).toHaveLength(1);
    });

    it('keeps only a hash of the code beside the mail [PLAT-04]', async () => {
      const logonId = newLogon();
      await shop.register(logonId);
      const rows = await shop.db
        .withTables<{ validation_codes: { email: string; code_hash: string } }>()
        .selectFrom('validation_codes')
        .select('code_hash')
        .where('email', '=', logonId)
        .execute();
      expect(rows).toEqual([{ code_hash: expect.stringMatching(/^scrypt\$/) }]);
      expect(JSON.stringify(rows)).not.toContain(await shop.mailedCode(logonId));
    });
  });

  describe('the record', () => {
    it('has only ids for visitors without an account [AUTH-02]', async () => {
      const anonymous = (await shop.call('GET', 'person/@self')).json();
      expect(anonymous).toEqual({
        userId: '-1002',
        orgizationId: '-2000',
        organizationDistinguishedName: 'o=sightline consumers,o=root organization',
        resourceId: '/wcs/resources/store/10801/person/@self',
        resourceName: 'person',
      });
      const headers = await shop.guest();
      expect(Object.keys((await shop.call('GET', 'person/@self', { headers })).json())).toEqual(Object.keys(anonymous));
    });

    it('of a registered shopper carries every field of the contract, with an address [PLAT-02]', async () => {
      const details = { firstName: 'Ann', lastName: "O'Brien", phone1: '2065550199', dateOfBirth: '1990-02-28' };
      const place = { addressLine: ['1 Pine St'], city: 'Seattle', state: 'WA', zipCode: '98101', country: 'US' };
      const headers = await shop.register(newLogon(), { ...details, ...place, receiveEmail: true });
      const body = { ...place, nickName: 'Home', firstName: 'Ann', lastName: 'Doe' };
      await shop.call('POST', 'person/@self/contact', { headers, body });
      const record = (await shop.call('GET', 'person/@self', { headers })).json();
      const fields =
        'userId logonId firstName lastName email1 phone1 dateOfBirth gender addressId addressLine city state zipCode ' +
        'country nickName addressType primary accountStatus registrationStatus registrationApprovalStatus ' +
        'registrationDateTime lastUpdate passwordExpired profileType preferredLanguage preferredCurrency ' +
        'distinguishedName organizationDistinguishedName orgizationId challengeQuestion contact ' +
        'receiveEmailPreference resourceId resourceName';
      expect(Object.keys(record)).toEqual(expect.arrayContaining(fields.split(' ')));
      expect(Object.keys(record.contact[0]).toSorted()).toEqual(
        (
          'addressId addressLine addressType city country email1 firstName lastName nickName phone1 primary state ' +
          'zipCode'
        ).split(' '),
      );
    });

    it('speaks and pays as the store does until the shopper chooses [PLAT-02]', async () => {
      const headers = await shop.register(newLogon());
      const read = async (store: string) =>
        (await shop.call('GET', `/wcs/resources/store/${store}/person/@self`, { headers })).json();
      expect(await read('10801')).toMatchObject({ preferredLanguage: '-1', preferredCurrency: 'USD' });
      expect(await read('10802')).toMatchObject({ preferredLanguage: '-4', preferredCurrency: 'EUR' });
      await shop.call('PUT', 'person/@self', { headers, body: { preferredLanguage: '-3', preferredCurrency: 'CHF' } });
      expect(await read('10802')).toMatchObject({ preferredLanguage: '-3', preferredCurrency: 'CHF' });
    });

    it('is readable by its owner only [PLAT-04]', async () => {
      const mine = await shop.register(newLogon());
      const other = await shop.register(newLogon());
      const { userId } = (await shop.call('GET', 'person/@self', { headers: mine })).json();
      const own = await shop.call('GET', `person/${userId}?profileName=IBM_Assigned_Roles_Details`, { headers: mine });
      expect(own.json()).toMatchObject({ userId, rolesWithDetails: [{ roleId: '-29' }] });
      expect(errorOf(await shop.call('GET', `person/${userId}`, { headers: other }))).toEqual([
        403,
        'CMN1501E',
        '_ERR_USER_AUTHORITY',
      ]);
      expect((await shop.call('GET', `person/${userId}`)).statusCode).toBe(401);
      expect((await shop.call('GET', `person/${userId}?profileName=Nonsense`, { headers: mine })).statusCode).toBe(400);
    });
  });

  describe('changing a person', () => {
    it('changes what the request names and nothing else [ACC-01]', async () => {
      const headers = await shop.register(newLogon(), { firstName: 'Ann', lastName: 'Doe', gender: 'F' });
      const before = (await shop.call('GET', 'person/@self', { headers })).json();
      const body = { lastName: 'Miller', dateOfBirth: '1985-12-31', phone1: '2065550199' };
      const answer = await shop.call('PUT', 'person/@self', { headers, body });
      expect(answer.json()).toMatchObject({ userId: before.userId, resourceName: 'person' });
      const after = (await shop.call('GET', 'person/@self', { headers })).json();
      expect(after).toMatchObject({ ...body, firstName: 'Ann', gender: 'Female', email1: before.email1 });
      expect(after.addressId).not.toBe(before.addressId);
      expect(after.addressId).toBe(answer.json().addressId);
    });

    it('keeps the fiscal code, trimmed, as attribute addressField1 [ACC-03]', async () => {
      const headers = await shop.register(newLogon());
      await shop.call('PUT', 'person/@self', { headers, body: { addressField1: '  RSSMRT86P52F205Z ' } });
      const record = (await shop.call('GET', 'person/@self', { headers })).json();
      expect(record.attributes).toEqual([{ key: 'addressField1', value: 'RSSMRT86P52F205Z' }]);
    });

    it('sets the newsletter choice by each of its spellings [ACC-06]', async () => {
      const headers = await shop.register(newLogon());
      const choices = [
        [{ receiveEmail: true }, 'true'],
        [{ x_data: { hasNewsletter: 'false' } }, 'false'],
        [{ receiveEmailPreference: [{ storeID: '10801', value: 'true' }] }, 'true'],
      ] as const;
      for (const [body, expected] of choices) {
        expect((await shop.call('PUT', 'person/@self', { headers, body })).statusCode).toBe(200);
        const record = (await shop.call('GET', 'person/@self', { headers })).json();
        expect([record.x_data.hasNewsletter, record.receiveEmailPreference]).toEqual([
          expected,
          [{ storeID: '10801', value: expected }],
        ]);
      }
    });

    it('takes a guest’s address for the newsletter and nothing else of them, and forgets it on request [SITE-11]', async () => {
      const headers = await shop.guest();
      const wish = (body: object) => shop.call('PUT', 'person/@self', { headers, body });
      const kept = async () => {
        const { userId } = (await shop.call('GET', 'person/@self', { headers })).json();
        const { service } = shop.person;
        return service.summary(shop.db, userId);
      };
      const email1 = 'guest.reader@example.com';
      expect((await wish({ email1, receiveEmail: true, firstName: 'Mallory', city: 'Albany' })).statusCode).toBe(200);
      expect(await kept()).toMatchObject({ email1, firstName: '' });
      const record = (await shop.call('GET', 'person/@self', { headers })).json();
      expect(record).not.toHaveProperty('email1');
      expect(record).not.toHaveProperty('contact');
      expect((await wish({ x_data: { hasNewsletter: 'false' } })).statusCode).toBe(200);
      expect(await kept()).toMatchObject({ email1: '' });
      for (const none of [{}, { email1: 'nobody' }, { email1: 'a@b@example.com' }])
        expect(errorOf(await wish({ ...none, receiveEmail: true }))).toEqual([400, 'CWXFR0226E', '_ERR_INVALID_INPUT']);
    });

    it('is for registered shoppers; a guest with registration fields registers [AUTH-07]', async () => {
      const headers = await shop.guest();
      const body = { firstName: 'Ann' };
      expect((await shop.call('PUT', 'person/@self', { headers, body })).statusCode).toBe(403);
      expect((await shop.call('PUT', 'person/@self', { body })).statusCode).toBe(401);
      const registration = { ...body, logonId: newLogon(), logonPassword: testPassword };
      const answer = await shop.call('PUT', 'person/@self', { headers, body: registration });
      expect([answer.statusCode, answer.json().resourceName]).toEqual([201, 'person']);
    });
  });

  describe('passwords', () => {
    it('changes a password with the current one and ends the other sessions [ACC-01]', async () => {
      const several = await openShopperApp({ beside: shop, settings: { allowMultipleLogon: true } });
      const first = await several.register('several@example.com');
      const login = async (logonPassword: string) => {
        several.clock.advance(3000);
        return several.call('POST', 'loginidentity', { body: { logonId: 'several@example.com', logonPassword } });
      };
      const second = headersOf((await login(testPassword)).json());
      const body = {
        resetPassword: 'true',
        xcred_logonPasswordOld: testPassword,
        logonPassword: 'Fresh0ne!',
        xcred_logonPasswordVerify: 'Fresh0ne!',
      };
      expect((await several.call('PUT', 'person/@self', { headers: second, body })).statusCode).toBe(200);
      expect((await several.call('GET', 'person/@self', { headers: second })).statusCode).toBe(200);
      expect(errorOf(await several.call('GET', 'person/@self', { headers: first }))[1]).toBe('1012');
      expect((await login(testPassword)).statusCode).toBe(400);
      expect((await login('Fresh0ne!')).statusCode).toBe(201);
      await several.close();
    });

    it('demands all three fields of a password change and checks them [ACC-01]', async () => {
      const headers = await shop.register(newLogon());
      const change = {
        xcred_logonPasswordOld: testPassword,
        logonPassword: 'Fresh0ne!',
        xcred_logonPasswordVerify: 'Fresh0ne!',
      };
      for (const field of ['xcred_logonPasswordOld', 'logonPassword', 'xcred_logonPasswordVerify']) {
        const answer = await password({ ...change, [field]: undefined }, headers);
        expect(answer.json().errors[0]).toMatchObject({ errorKey: '_ERR_CMD_MISSING_PARAM', errorParameters: field });
      }
      const failing = async (wrong: object) => errorOf(await password({ ...change, ...wrong }, headers))[2];
      expect(await failing({ xcred_logonPasswordOld: 'Wrong0ne!' })).toBe('_ERR_AUTHENTICATION_ERROR');
      expect(await failing({ xcred_logonPasswordVerify: 'Fresh0ne?' })).toBe('_ERR_PASSWORDS_NOT_SAME');
      expect(await failing({ logonPassword: 'short1', xcred_logonPasswordVerify: 'short1' })).toBe(
        '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD',
      );
      expect(await failing({ logonPassword: testPassword, xcred_logonPasswordVerify: testPassword })).toBe(
        '_ERR_AUTHENTICATION_REUSEOLD_PASSWORD',
      );
      expect((await password(change)).statusCode).toBe(401);
    });

    it('sets a forgotten password with a mailed code of eight digits and ends every session [AUTH-07] [PLAT-04]', async () => {
      const logonId = newLogon();
      const headers = await shop.register(logonId);
      expect((await password({ logonId, challengeAnswer: '-' })).statusCode).toBe(200);
      const code = await shop.mailedCode(logonId);
      expect(code).toMatch(/^\d{8}$/);
      const fresh = { logonId, logonPassword: 'Fresh0ne!', xcred_logonPasswordVerify: 'Fresh0ne!' };
      const wrong = code === '11111111' ? '22222222' : '11111111';
      expect(errorOf(await password({ ...fresh, xcred_validationCode: wrong }))).toEqual([
        400,
        '2190',
        '_ERR_CMD_INVALID_PARAM',
      ]);
      expect((await password({ ...fresh, xcred_validationCode: code })).statusCode).toBe(200);
      expect((await shop.call('GET', 'person/@self', { headers })).statusCode).toBe(401);
      expect((await signIn(logonId, 'Fresh0ne!')).statusCode).toBe(201);
      expect((await password({ ...fresh, xcred_validationCode: code })).statusCode).toBe(400);
    });

    it('answers a forgotten password alike for known and unknown shoppers [PLAT-04]', async () => {
      const logonId = newLogon();
      await shop.register(logonId);
      const known = await password({ logonId, challengeAnswer: '-' });
      const unknown = await password({ logonId: 'nobody@example.com', challengeAnswer: '-' });
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
      expect(await shop.mailedCode('nobody@example.com')).toBeUndefined();
    });
  });

  describe('devices and registered e-mail', () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1';
    const login = async (logonId: string, headers: Record<string, string> = {}, query = '') => {
      shop.clock.advance(3000);
      const body = { logonId, logonPassword: testPassword };
      return headersOf((await shop.call('POST', `loginidentity${query}`, { headers, body })).json());
    };
    interface DeviceRecord {
      readonly deviceId: string;
      readonly name: string;
      readonly current: boolean;
    }
    const devicesOf = async (headers: Record<string, string>): Promise<DeviceRecord[]> =>
      (await shop.call('GET', 'person/devices', { headers })).json().devices;

    it('lists where a shopper is signed in, marks this session, and leaves out what has ended or run out [ACC-06]', async () => {
      const logonId = newLogon();
      const first = await shop.register(logonId, {});
      const second = await login(logonId, { 'user-agent': phone });
      const devices = await devicesOf(second);
      expect(devices).toMatchObject([{ name: 'Safari · iPhone', type: 'mobile', current: true }, { current: false }]);
      expect((await devicesOf(first)).map(({ current }) => current)).toEqual([false, true]);
      const kept = await login(logonId, {}, '?rememberMe=true');
      await shop.call('DELETE', 'loginidentity/@self', { headers: second });
      expect(await devicesOf(kept)).toHaveLength(2);
      shop.clock.advance(31 * 60_000);
      const next = await login(logonId);
      // The remembered one stays, the idle one without it is gone.
      expect(await devicesOf(next)).toHaveLength(2);
      const guest = await shop.guest();
      expect(await devicesOf(guest)).toEqual([]);
    });

    it('ends one session of the shopper’s, or all the others; never this one, nor anybody else’s [ACC-06] [PLAT-04]', async () => {
      const logonId = newLogon();
      const here = await shop.register(logonId, {});
      const there = [await login(logonId), await login(logonId), await login(logonId)];
      const stranger = await shop.register(newLogon(), {});
      const other = (await devicesOf(there[0]!)).find(({ current }) => current);
      const end = async (headers: Record<string, string>, id = '') =>
        (await shop.call('DELETE', `person/devices${id && `/${id}`}`, { headers })).statusCode;
      const whoIs = async (headers: Record<string, string>) =>
        errorOf(await shop.call('GET', 'person/@self', { headers }))[1];
      const works = async (headers: Record<string, string>) =>
        (await shop.call('GET', 'person/@self', { headers })).statusCode === 200;
      expect(await end(stranger, other!.deviceId)).toBe(404);
      expect(await works(there[0]!)).toBe(true);
      expect(await end(here, other!.deviceId)).toBe(200);
      expect(await whoIs(there[0]!)).toBe('1012');
      expect(await end(here, other!.deviceId)).toBe(404);
      expect(await end(here)).toBe(200);
      for (const session of there.slice(1)) expect(await whoIs(session)).toBe('1012');
      expect([await works(here), await works(stranger)]).toEqual([true, true]);
      expect(await devicesOf(here)).toHaveLength(1);
      expect(await end(await shop.guest())).toBe(403);
    });

    it('tells the owner of an order whether its e-mail has an account [AUTH-07]', async () => {
      const headers = await shop.guest();
      const logonId = newLogon();
      await shop.register(logonId);
      const check = (email: string, orderId = '10400001', tokens = headers) =>
        shop.call('GET', `memberExt/checkRegisteredEmail/@self?orderId=${orderId}&email=${email}`, { headers: tokens });
      const { userId } = (await shop.call('GET', 'person/@self', { headers })).json();
      orders.set('10400001', { userId, lines: [{}] });
      orders.set('10400003', { userId, lines: [] });
      const member = { resourceName: 'memberExt', orderId: '10400001', email: logonId, isRegistered: true };
      expect((await check(logonId)).json()).toEqual(member);
      expect((await check('nobody@example.com')).json()).toEqual({
        ...member,
        email: 'nobody@example.com',
        isRegistered: false,
      });
      expect((await check(logonId, '10400002')).statusCode).toBe(404);
      for (const email of [logonId, 'nobody@example.com'])
        expect((await check(email, '10400003')).json()).toEqual((await check('x@example.com', '10400003')).json());
      expect((await check(logonId, '10400003')).statusCode).toBe(404);
      expect((await check(logonId, '10400001', await shop.guest())).statusCode).toBe(404);
    });
  });
});
