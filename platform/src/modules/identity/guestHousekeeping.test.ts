import { openShopperApp, openingTime } from '../../testing/shopperApp';
import type { ShopperApp } from '../../testing/shopperApp';

const day = 24 * 3_600_000;

describe('forgetting guests', () => {
  let shop: ShopperApp;
  beforeAll(async () => {
    shop = await openShopperApp();
  }, openingTime);
  afterAll(() => shop.close());

  const members = async () =>
    (await shop.db.withTables<{ members: { user_id: string } }>().selectFrom('members').select('user_id').execute())
      .map((row) => row.user_id)
      .toSorted();
  const userOf = (headers: { wctoken: string }) => decodeURIComponent(headers.wctoken).split(',')[0] ?? '';

  it('takes those whose session ran out with all that is theirs, and nobody else [PLAT-08]', async () => {
    const told: string[][] = [];
    const [gone, ordered, shopper] = [
      await shop.guest(),
      await shop.guest(),
      await shop.register('stays@example.com'),
    ] as const;
    shop.identity.service.onForget(async (_trx, userIds) => {
      told.push([...userIds]);
      return userIds.filter((userId) => userId === userOf(ordered));
    });
    shop.identity.service.onForget(async (_trx, userIds) => {
      told.push([...userIds]);
      return [];
    });
    const address = { nickName: 'Home', firstName: 'A', lastName: 'B', addressLine: ['1'], city: 'C', country: 'US' };
    await shop.call('POST', 'person/@self/contact', {
      headers: gone,
      body: { ...address, state: 'NY', zipCode: '10001' },
    });
    shop.clock.advance(5 * day);
    const young = await shop.guest();
    shop.clock.advance(3 * day);
    await shop.identity.service.housekeep();
    expect(told).toEqual([[userOf(gone), userOf(ordered)].toSorted(), [userOf(gone)]]);
    expect(await members()).toEqual([userOf(ordered), userOf(shopper), userOf(young)].toSorted());
    const left = await shop.db
      .withTables<{ addresses: { user_id: string } }>()
      .selectFrom('addresses')
      .select('user_id')
      .where('user_id', '=', userOf(gone))
      .execute();
    expect(left).toEqual([]);
  });

  it('spares a guest who left an address for the newsletter [SITE-11]', async () => {
    const reader = await shop.guest();
    const wish = (body: object) => shop.call('PUT', 'person/@self', { headers: reader, body });
    await wish({ email1: 'reader@example.com', receiveEmail: true });
    shop.clock.advance(8 * day);
    await shop.identity.service.housekeep();
    expect(await members()).toContain(userOf(reader));
  });

  it('takes a guest who has taken the address back [SITE-11]', async () => {
    const reader = await shop.guest();
    const wish = (body: object) => shop.call('PUT', 'person/@self', { headers: reader, body });
    await wish({ email1: 'reader@example.com', receiveEmail: true });
    await wish({ receiveEmail: false });
    shop.clock.advance(8 * day);
    await shop.identity.service.housekeep();
    expect(await members()).not.toContain(userOf(reader));
  });

  it('spares a guest who came back meanwhile [PLAT-08]', async () => {
    const guest = await shop.guest();
    shop.clock.advance(6 * day);
    await shop.call('GET', 'person/@self', { headers: guest });
    shop.clock.advance(6 * day);
    await shop.identity.service.housekeep();
    expect(await members()).toContain(userOf(guest));
    shop.clock.advance(2 * day);
    await shop.identity.service.housekeep();
    expect(await members()).not.toContain(userOf(guest));
  });
});
