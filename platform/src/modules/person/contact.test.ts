import { errorOf, openShopperApp, openingTime, storeUrl } from '../../testing/shopperApp';
import type { ShopperApp, TokenHeaders } from '../../testing/shopperApp';

const home = {
  nickName: 'Home',
  firstName: 'Marta',
  lastName: 'Rossi',
  addressLine: ['Via Solferino 21'],
  city: 'Milano',
  state: 'MI',
  zipCode: '20121',
  country: 'it',
  phone1: '+39 02 5550 1734',
  email1: 'marta@example.com',
};

describe('the address book', () => {
  let shop: ShopperApp;
  let headers: TokenHeaders;
  const contacts = 'person/@self/contact';
  const add = (body: object, tokens = headers) => shop.call('POST', contacts, { headers: tokens, body });

  beforeAll(async () => {
    shop = await openShopperApp();
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(async () => {
    headers = await shop.guest();
  });

  it('adds an address and gives it back in every way it can be read [ACC-02]', async () => {
    const answer = await add(home);
    const { addressId, userId } = answer.json();
    expect([answer.statusCode, answer.json().resourceName]).toEqual([201, 'person']);
    const entry = {
      ...home,
      addressId,
      addressLine: ['Via Solferino 21', '', ''],
      country: 'IT',
      addressType: 'ShippingAndBilling',
      primary: 'true',
    };
    const read = async (path: string) => (await shop.call('GET', path, { headers })).json();
    const named = (path: string) => ({ resourceId: `${storeUrl}/${path}`, resourceName: 'person' });
    expect(await read(contacts)).toEqual({ userId, contact: [entry], ...named(contacts) });
    for (const path of [`${contacts}/Home`, `${contacts}/byAddressId/${addressId}`])
      expect(await read(path)).toEqual({ userId, ...entry, ...named(path) });
    expect((await shop.call('GET', 'person/@self', { headers })).json().contact).toEqual([entry]);
  });

  it('leaves the list out when there is no address [ACC-02]', async () => {
    expect((await shop.call('GET', contacts, { headers })).json()).not.toHaveProperty('contact');
  });

  it('refuses a second address of the same nickname [ACC-02]', async () => {
    await add(home);
    expect(errorOf(await add(home))).toEqual([400, '5040', '_ERR_NICKNAME_ALREDY_EXIST']);
    const other = await shop.guest();
    expect((await add(home, other)).statusCode).toBe(201);
  });

  it('takes nicknames that differ in case alone for one [ACC-02]', async () => {
    await add(home);
    await add({ ...home, nickName: 'Office' });
    const taken = [400, '5040', '_ERR_NICKNAME_ALREDY_EXIST'];
    expect(errorOf(await add({ ...home, nickName: ' home ' }))).toEqual(taken);
    const rename = (from: string, nickName: string) =>
      shop.call('PUT', `${contacts}/${from}`, { headers, body: { nickName } });
    expect(errorOf(await rename('Office', 'HOME'))).toEqual(taken);
    expect((await rename('Office', 'OFFICE')).statusCode).toBe(200);
  });

  it.each([
    ['nickName', { nickName: 'x'.repeat(65) }],
    ['email1', { email1: 'nobody' }],
    ['email1', { email1: 'nobody@example..com' }],
    ['phone1', { phone1: '12' }],
    ['country', { country: 'Italy' }],
    ['addressType', { addressType: 'Holiday' }],
  ])('names %s when it is not valid, by the rules of the form [ACC-08] [PLAT-04] [SITE-16]', async (field, change) => {
    const answer = await add({ ...home, ...change });
    expect([answer.statusCode, answer.json().errors[0].errorParameters]).toEqual([400, field]);
  });

  it.each(['billing-joe', 'joe@example.com', 'Home; drop table', 'a/b?c=d'])(
    'stores the nickname %s as it was given: what letters it may have is for the form to say [SITE-16]',
    async (nickName) => {
      expect((await add({ ...home, nickName })).statusCode).toBe(201);
      const path = `${contacts}/${encodeURIComponent(nickName)}`;
      expect((await shop.call('GET', path, { headers })).json().nickName).toBe(nickName);
      expect((await shop.call('PUT', path, { headers, body: { city: 'Roma' } })).statusCode).toBe(200);
      expect((await shop.call('DELETE', path, { headers })).statusCode).toBe(200);
    },
  );

  it('stores names as they were typed [SITE-16]', async () => {
    await add({ ...home, firstName: 'Anne-Marie', lastName: "O'Brien" });
    const entry = (await shop.call('GET', `${contacts}/Home`, { headers })).json();
    expect(entry).toMatchObject({ firstName: 'Anne-Marie', lastName: "O'Brien" });
  });

  it('reads state and postal code in the spelling of order lines too [PLAT-02]', async () => {
    const { state: stateOrProvinceName, zipCode: postalCode, ...rest } = home;
    await add({ ...rest, stateOrProvinceName, postalCode });
    expect((await shop.call('GET', `${contacts}/Home`, { headers })).json()).toMatchObject({
      state: 'MI',
      zipCode: '20121',
    });
  });

  it('refuses an address of the store’s own country without the state that its forms demand [SITE-07]', async () => {
    const { state: _state, ...stateless } = home;
    const missing = [400, 'CMN0203E', '_ERR_CMD_MISSING_PARAM'];
    const italian = '/wcs/resources/store/10802/person/@self/contact';
    expect(errorOf(await shop.call('POST', italian, { headers, body: stateless }))).toEqual(missing);
    expect(errorOf(await add({ ...stateless, country: 'US', state: ' ' }))).toEqual(missing);
    // Abroad, and where the forms do not ask for one, there may be none.
    expect((await add(stateless)).statusCode).toBe(201);
    const french = '/wcs/resources/store/10803/person/@self/contact';
    const paris = { ...stateless, nickName: 'Paris', country: 'FR' };
    expect((await shop.call('POST', french, { headers, body: paris })).statusCode).toBe(201);
    const seattle = { ...home, nickName: 'Seattle', country: 'US', state: 'WA' };
    expect((await add(seattle)).statusCode).toBe(201);
    const path = `${contacts}/Seattle`;
    expect(errorOf(await shop.call('PUT', path, { headers, body: { state: '' } }))).toEqual(missing);
    expect((await shop.call('PUT', path, { headers, body: { city: 'Tacoma' } })).statusCode).toBe(200);
  });

  it('gives an edited address a new id and forgets the earlier one [ACC-02]', async () => {
    const { addressId, userId } = (await add(home)).json();
    const answer = await shop.call('PUT', `${contacts}/Home`, { headers, body: { city: 'Roma', zipCode: '00184' } });
    expect(answer.json().addressId).not.toBe(addressId);
    const edited = (await shop.call('GET', `${contacts}/Home`, { headers })).json();
    expect(edited).toMatchObject({ city: 'Roma', zipCode: '00184', lastName: 'Rossi', primary: 'true' });
    expect((await shop.call('GET', `${contacts}/byAddressId/${addressId}`, { headers })).statusCode).toBe(404);
    const port = shop.person.service;
    expect(await port.address(shop.db, userId, addressId)).toBeNull();
    expect(await port.address(shop.db, userId, edited.addressId)).toMatchObject({ city: 'Roma', country: 'IT' });
  });

  it('keeps exactly one default address [ACC-02]', async () => {
    await add(home);
    await add({ ...home, nickName: 'Office' });
    await shop.call('PUT', `${contacts}/Office`, { headers, body: { primary: true } });
    const { contact } = (await shop.call('GET', contacts, { headers })).json() as {
      contact: { nickName: string; primary: string }[];
    };
    expect(contact.map(({ nickName, primary }) => [nickName, primary])).toEqual([
      ['Office', 'true'],
      ['Home', 'false'],
    ]);
  });

  it('makes the address that is offered first the default one when that is deleted [ACC-02]', async () => {
    for (const nickName of ['Home', 'Office', 'Summer']) await add({ ...home, nickName });
    await shop.call('PUT', `${contacts}/Summer`, { headers, body: { primary: true } });
    const left = async () =>
      ((await shop.call('GET', contacts, { headers })).json().contact as { nickName: string; primary: string }[]).map(
        ({ nickName, primary }) => [nickName, primary],
      );
    await shop.call('DELETE', `${contacts}/Office`, { headers });
    expect(await left()).toEqual([
      ['Summer', 'true'],
      ['Home', 'false'],
    ]);
    await shop.call('DELETE', `${contacts}/Summer`, { headers });
    expect(await left()).toEqual([['Home', 'true']]);
    expect((await shop.call('DELETE', `${contacts}/Home`, { headers })).statusCode).toBe(200);
  });

  it('has one default address after several were added at once [ACC-02]', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three'].map((nickName) => add({ ...home, nickName })));
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
    const { contact } = (await shop.call('GET', contacts, { headers })).json() as { contact: { primary: string }[] };
    expect(contact.map((entry) => entry.primary)).toEqual(['true', 'false', 'false']);
  });

  it('leaves one address when two edits meet [ACC-02]', async () => {
    await add(home);
    const edits = ['Roma', 'Torino', 'Napoli'].map((city) =>
      shop.call('PUT', `${contacts}/Home`, { headers, body: { city } }),
    );
    await Promise.all(edits);
    expect((await shop.call('GET', contacts, { headers })).json().contact).toHaveLength(1);
  });

  it('deletes an address, whose nickname may be used again [ACC-02]', async () => {
    const { addressId } = (await add(home)).json();
    expect((await shop.call('DELETE', `${contacts}/Home`, { headers })).json().addressId).toBe(addressId);
    expect((await shop.call('DELETE', `${contacts}/Home`, { headers })).statusCode).toBe(404);
    expect((await add(home)).statusCode).toBe(201);
  });

  it('takes the fiscal-code form, trimmed into attribute addressField1, without a nickname [ACC-03]', async () => {
    const { nickName: _nickName, ...form } = home;
    const { addressId } = (await add({ ...form, fiscalCode: ' RSSMRT86P52F205Z\n' })).json();
    const entry = (await shop.call('GET', `${contacts}/byAddressId/${addressId}`, { headers })).json();
    expect(entry.attributes).toEqual([{ key: 'addressField1', value: 'RSSMRT86P52F205Z' }]);
    expect(await shop.person.service.address(shop.db, entry.userId, addressId)).toMatchObject({
      fiscalCode: 'RSSMRT86P52F205Z',
    });
    expect(errorOf(await add(form))[2]).toBe('_ERR_CMD_MISSING_PARAM');
  });

  it('keeps attributes it does not know when the fiscal code changes [ACC-03]', async () => {
    const attributes = [
      { key: 'addressField1', value: 'OLD' },
      { key: 'addressField3', value: 'ring twice' },
    ];
    await add({ ...home, attributes });
    await shop.call('PUT', `${contacts}/Home`, { headers, body: { fiscalCode: 'NEW' } });
    expect((await shop.call('GET', `${contacts}/Home`, { headers })).json().attributes).toEqual([
      { key: 'addressField3', value: 'ring twice' },
      { key: 'addressField1', value: 'NEW' },
    ]);
  });

  it('drops the addresses an express payment left, as often as asked [ACC-02]', async () => {
    const { userId } = (await add(home)).json();
    const { db, person } = shop;
    const express = await db
      .transaction()
      .execute((trx) => person.service.addExpressAddress(trx, userId, { city: 'Milano' }));
    const path = `${contacts}/invalidateexpressadresses?langId=-4`;
    expect((await shop.call('GET', path, { headers })).json()).toEqual({
      resourceName: 'person',
      invalidated: [express],
    });
    expect((await shop.call('GET', path, { headers })).json().invalidated).toEqual([]);
    expect((await shop.call('GET', contacts, { headers })).json().contact).toHaveLength(1);
  });

  it('never shows or changes an address with the tokens of another shopper [PLAT-04]', async () => {
    const { addressId } = (await add(home)).json();
    for (const other of [await shop.guest(), await shop.register(`other${addressId}@example.com`)]) {
      expect((await shop.call('GET', contacts, { headers: other })).json()).not.toHaveProperty('contact');
      const attempts = [
        await shop.call('GET', `${contacts}/byAddressId/${addressId}`, { headers: other }),
        await shop.call('GET', `${contacts}/Home`, { headers: other }),
        await shop.call('PUT', `${contacts}/Home`, { headers: other, body: { city: 'Roma' } }),
        await shop.call('DELETE', `${contacts}/Home`, { headers: other }),
      ];
      expect(attempts.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
      const { userId } = (await shop.call('GET', 'person/@self', { headers: other })).json();
      expect(await shop.person.service.address(shop.db, userId, addressId)).toBeNull();
    }
    expect((await shop.call('GET', contacts)).statusCode).toBe(401);
  });
});
