import { PARCEL_EVENT_LIMIT } from '@sightline/shared-lib/domain/order';

import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { forgetParcels } from './parcel.service';

const frame = '2900000000017';
const numbers = ['1Z-PARCEL-A', '1Z-PARCEL-B'];

interface Told {
  readonly event: string;
  readonly place: string;
  readonly at: string;
}

describe('parcels of an order [ORD-02]', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const operate = (path: string, body: object, token = operationsToken) =>
    shop.as('', 'POST', `/operations/orders/${path}`, body, { authorization: `Bearer ${token}` });
  async function sent() {
    const user = `parcel${(count += 1)}`;
    const orderId = await shop.ready(user, [[frame, 1]]);
    const body = { orderId, notify_EMailSender_recipient: `${user}@mail.example` };
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', body)).statusCode).toBe(200);
    expect((await operate(`${orderId}/ship`, { trackingNumbers: numbers })).statusCode).toBe(200);
    return { user, orderId };
  }
  const parcels = async (user: string, orderId: string) =>
    (await shop.as(user, 'GET', `order/${orderId}`)).json<{ x_parcels: { number: string; events: Told[] }[] }>()
      .x_parcels;
  const tell = (orderId: string, number: string, body: object) => operate(`${orderId}/parcels/${number}/events`, body);

  it('are told with what their carriers say and when, the newest first, to the owner and to who proved the order [ORD-03]', async () => {
    const { user, orderId } = await sent();
    expect(await parcels(user, orderId)).toEqual(numbers.map((number) => ({ number, events: [] })));
    expect((await tell(orderId, numbers[0] ?? '', { event: 'accepted', place: ' Newark ' })).statusCode).toBe(200);
    shop.clock.advance(60_000);
    const at = shop.clock.now().toISOString();
    for (let time = 0; time < 2; time += 1)
      expect((await tell(orderId, numbers[0] ?? '', { event: 'outForDelivery', at })).statusCode).toBe(200);
    const told = [
      { event: 'outForDelivery', place: '', at },
      { event: 'accepted', place: 'Newark', at: expect.any(String) },
    ];
    const shown = [
      { number: numbers[0], events: told },
      { number: numbers[1], events: [] },
    ];
    expect(await parcels(user, orderId)).toEqual(shown);
    const proof = { orderId, email: `${user}@mail.example` };
    expect((await shop.as('gfollower', 'POST', 'order/@lookup', proof)).statusCode).toBe(200);
    expect(await parcels('gfollower', orderId)).toEqual(shown);
  });

  it('are told by operations alone, of a number the order has, in known words, and of no time before or ahead [PLAT-04]', async () => {
    const { user, orderId } = await sent();
    const [number = ''] = numbers;
    const path = `${orderId}/parcels/${number}/events`;
    expect((await operate(path, { event: 'accepted' }, 'wrong')).statusCode).toBe(403);
    const unknown = await tell(orderId, '1Z-OTHER', { event: 'accepted' });
    expect([unknown.statusCode, unknown.json().errors[0]]).toMatchObject([
      404,
      { errorCode: '1540', errorKey: '_ERR_PARCEL_NOT_FOUND', errorParameters: '1Z-OTHER' },
    ]);
    const ahead = new Date(shop.clock.now().getTime() + 600_001).toISOString();
    for (const body of [
      { event: 'stolen' },
      { event: 'accepted', place: 'x'.repeat(81) },
      { event: 'accepted', at: '1999-01-01T00:00:00Z' },
      { event: 'accepted', at: ahead },
      { event: 'accepted', at: 'yesterday' },
    ])
      expect([body, (await tell(orderId, number, body)).statusCode]).toEqual([body, 400]);
    expect((await parcels(user, orderId))[0]?.events).toEqual([]);
    // A carrier's clock may be a little ahead.
    const little = new Date(shop.clock.now().getTime() + 600_000).toISOString();
    expect((await tell(orderId, number, { event: 'accepted', at: little })).statusCode).toBe(200);
  });

  it('are told of so often and no more, and forgotten with the names of their order [PLAT-08] [ACC-06]', async () => {
    const { user, orderId } = await sent();
    const [number = ''] = numbers;
    const start = shop.clock.now().getTime();
    const rows = Array.from({ length: PARCEL_EVENT_LIMIT }, (_, index) => ({
      order_id: orderId,
      tracking_number: number,
      event: 'inTransit' as const,
      place: '',
      happened_at: new Date(start + index),
    }));
    await shop.db
      .withTables<{ parcel_events: (typeof rows)[number] }>()
      .insertInto('parcel_events')
      .values(rows)
      .execute();
    const more = await tell(orderId, number, { event: 'delivered' });
    expect([more.statusCode, more.json().errors[0]]).toMatchObject([
      409,
      { errorCode: '1541', errorKey: '_ERR_PARCEL_EVENTS_FULL', errorParameters: number },
    ]);
    await shop.db.transaction().execute((trx) => forgetParcels(trx, [orderId]));
    expect((await parcels(user, orderId))[0]?.events).toEqual([]);
  });
});
