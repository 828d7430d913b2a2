import { errorOf, openShopperApp, openingTime } from '../../testing/shopperApp';
import type { ShopperApp, TokenHeaders } from '../../testing/shopperApp';
import { LIMITS } from '../limits';

const contacts = 'person/@self/contact';
const full = [409, 'CWXFR0260E', '_ERR_LIMIT_EXCEEDED'];
const home = {
  firstName: 'Ann',
  lastName: 'Doe',
  addressLine: ['1 Front Street'],
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
  country: 'US',
};

describe('what a shopper may keep in an address book', () => {
  let shop: ShopperApp;
  let headers: TokenHeaders;

  beforeAll(async () => {
    shop = await openShopperApp();
    headers = await shop.guest();
  }, openingTime);
  afterAll(() => shop.close());

  const add = (nickName: string) => shop.call('POST', contacts, { headers, body: { ...home, nickName } });
  const rows = () => shop.db.withTables<{ addresses: { user_id: string; state: string } }>().selectFrom('addresses');

  it('are so many addresses; the ones that are there may change [PLAT-08]', async () => {
    for (let count = 0; count < LIMITS.addresses; count += 1) expect((await add(`home ${count}`)).statusCode).toBe(201);
    expect(errorOf(await add('one more'))).toEqual(full);
    const change = () => shop.call('PUT', `${contacts}/home 1`, { headers, body: { ...home, city: 'Boston' } });
    expect((await change()).statusCode).toBe(200);
    await shop.call('DELETE', `${contacts}/home 2`, { headers });
    expect((await add('one more')).statusCode).toBe(201);
  });

  it('are so many earlier states of them, however often they change [PLAT-08]', async () => {
    for (let turn = 0; turn < LIMITS.earlierAddresses + 5; turn += 1)
      await shop.call('PUT', `${contacts}/home 1`, { headers, body: { ...home, city: `City ${turn}` } });
    const earlier = await rows().select('state').where('state', '!=', 'active').execute();
    expect(earlier).toHaveLength(LIMITS.earlierAddresses);
    expect(await rows().select('state').where('state', '=', 'active').execute()).toHaveLength(LIMITS.addresses);
  });
});
