import { errorOf, openShopperApp, openingTime } from '../../testing/shopperApp';
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
    expect((await shop.call('GET', contacts, { headers })).json()).toEqual({
      userId,
      contact: [entry],
      resourceName: 'person',
    });
    const alone = { userId, ...entry, resourceName: 'person' };
    expect((await shop.call('GET', `${contacts}/Home`, { headers })).json()).toEqual(alone);
    expect((await shop.call('GET', `${contacts}/byAddressId/${addressId}`, { headers })).json()).toEqual(alone);
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

  it.each([
    ['nickName', { nickName: 'Home; drop table' }],
    ['email1', { email1: 'nobody' }],
    ['country', { country: 'Italy' }],
    ['addressType', { addressType: 'Holiday' }],
  ])('names %s when it is not valid [ACC-08] [PLAT-04]', async (field, change) => {
    const answer = await add({ ...home, ...change });
    expect([answer.statusCode, answer.json().errors[0].errorParameters]).toEqual([400, field]);
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
