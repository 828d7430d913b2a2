import { writtenLetters } from '../../testing/testMail';
import { operationsToken, openTradeApp, type TradeApp } from '../../testing/tradeApp';

const lenses = '2900000000048';
const HOUR_MS = 3_600_000;
const operations = { authorization: `Bearer ${operationsToken}` };
const prescriber = {
  patient: 'Ann Fox',
  name: 'Dr. Vision',
  practice: 'Eyes on Main',
  state: 'NY',
  telephone: '+1 212 555 0142',
  fax: '',
  email: '',
};

interface WireLine {
  readonly orderItemId: string;
  readonly x_prescriptionState?: string;
  readonly orderItemExtendAttribute?: readonly { readonly attributeName: string; readonly attributeValue: string }[];
}

describe('verification of contact lenses by their prescriber', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  async function place() {
    const user = `lens${(count += 1)}`;
    const orderId = await shop.ready(user, [[lenses, 2]]);
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    return { user, orderId };
  }
  const read = async (user: string, orderId: string) => {
    const answer = await shop.as(user, 'GET', `order/${orderId}`);
    const { orderStatus, orderItem } = answer.json<{ orderStatus: string; orderItem: readonly WireLine[] }>();
    const [line] = orderItem;
    const valueOf = (name: string) =>
      line?.orderItemExtendAttribute?.find(({ attributeName }) => attributeName === name)?.attributeValue;
    return {
      orderStatus,
      orderItemId: line?.orderItemId ?? '',
      state: line?.x_prescriptionState,
      request: valueOf('prescriberRequest'),
      due: valueOf('prescriberDue'),
    };
  };
  const name = (user: string, orderId: string, change: object = {}) =>
    shop.as(user, 'POST', 'prescription/prescriber', { orderId, prescriber: { ...prescriber, ...change } });
  const step = (orderId: string, what: string, body?: object) =>
    shop.as('', 'POST', `/operations/orders/${orderId}/prescriber/${what}`, body, operations);
  const asked = async () => {
    const placed = await place();
    expect((await name(placed.user, placed.orderId)).statusCode).toBe(200);
    expect((await step(placed.orderId, 'ask')).json()).toMatchObject({ state: 'asked' });
    return placed;
  };
  const kinds = async (orderId: string) =>
    (await writtenLetters(shop.db)).filter(({ facts }) => facts['orderId'] === orderId).map(({ kind }) => kind);

  it('holds an order of the United States until the prescriber is named, asked and has confirmed, and tells its buyer [RX-20] [ORD-01] [ACC-09]', async () => {
    const { user, orderId } = await place();
    expect(await read(user, orderId)).toMatchObject({ orderStatus: 'E', state: 'missing', request: 'needed' });
    const ship = () => shop.as('', 'POST', `/operations/orders/${orderId}/ship`, {}, operations);
    expect((await ship()).statusCode).toBe(400);
    expect((await step(orderId, 'ask')).statusCode).toBe(409);

    await name(user, orderId);
    expect(await read(user, orderId)).toMatchObject({ orderStatus: 'W', state: 'waiting', request: 'named' });
    expect((await step(orderId, 'confirm')).statusCode).toBe(409);

    await step(orderId, 'ask');
    const { due, ...held } = await read(user, orderId);
    expect(held).toMatchObject({ orderStatus: 'W', request: 'asked' });
    expect(Date.parse(due ?? '')).toBeGreaterThanOrEqual(shop.clock.now().getTime() + 8 * HOUR_MS);

    for (let time = 0; time < 2; time += 1) expect((await step(orderId, 'confirm')).statusCode).toBe(200);
    expect(await read(user, orderId)).toMatchObject({ orderStatus: 'R', state: 'approved', request: 'confirmed' });
    expect((await ship()).statusCode).toBe(200);
    expect(await kinds(orderId)).toEqual(['orderReceived', 'prescriberNeeded', 'lensesReleased', 'orderShipped']);
  });

  it('is what the list of orders says that they wait for, where nothing else is asked [RX-20] [ORD-02]', async () => {
    const { user, orderId } = await place();
    const plain = await shop.ready(user, [['2900000000024', 1]]);
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId: plain })).statusCode).toBe(200);
    const { Order } = (await shop.as(user, 'GET', 'order/@history')).json<{ Order: readonly object[] }>();
    expect(Order).toHaveLength(2);
    expect(Order.find((one) => 'x_asksPrescriber' in one)).toMatchObject({ orderId, x_asksPrescriber: 'true' });
    expect(Order.filter((one) => 'x_asksPrescriber' in one)).toHaveLength(1);
  });

  it('releases the lenses when the time for an answer has passed, and not before [RX-20]', async () => {
    const { user, orderId } = await asked();
    const dueAt = Date.parse((await read(user, orderId)).due ?? '');
    shop.clock.advance(dueAt - shop.clock.now().getTime() - 60_000);
    await shop.prescriber.housekeep();
    expect((await read(user, orderId)).orderStatus).toBe('W');
    shop.clock.advance(60_000);
    await Promise.all([shop.prescriber.housekeep(), shop.prescriber.housekeep()]);
    expect(await read(user, orderId)).toMatchObject({ orderStatus: 'R', state: 'approved', request: 'silent' });
    expect((await kinds(orderId)).filter((kind) => kind === 'lensesReleased')).toHaveLength(1);
  });

  it('leaves a refusal standing for good, until another prescriber is named [RX-20]', async () => {
    const { user, orderId } = await asked();
    expect((await step(orderId, 'refuse', { reason: 'expired' })).statusCode).toBe(200);
    expect(await read(user, orderId)).toMatchObject({ orderStatus: 'N', state: 'rejected', request: 'refused' });
    shop.clock.advance(30 * 24 * HOUR_MS);
    await shop.prescriber.housekeep();
    expect((await read(user, orderId)).orderStatus).toBe('N');
    await name(user, orderId, { name: 'Dr. Second' });
    expect(await read(user, orderId)).toMatchObject({ orderStatus: 'W', request: 'named' });
  });

  it('counts the time again for another prescriber, who was not asked yet [RX-20]', async () => {
    const { user, orderId } = await asked();
    await name(user, orderId, { name: 'Dr. Second', state: 'CA' });
    shop.clock.advance(30 * 24 * HOUR_MS);
    await shop.prescriber.housekeep();
    expect(await read(user, orderId)).toMatchObject({ orderStatus: 'W', request: 'named' });
  });

  it('does not release what an optician sent back meanwhile, nor an order that was cancelled [RX-20]', async () => {
    const sentBack = await asked();
    const path = `/operations/orders/${sentBack.orderId}/prescriptions`;
    const [line] = (await shop.as('', 'GET', path, undefined, operations)).json().lines;
    const unreadable = { version: line.version, reason: 'unreadable' };
    await shop.as('', 'POST', `${path}/${line.orderItemId}/reject`, unreadable, operations);
    const cancelled = await asked();
    await shop.as('', 'POST', `/operations/orders/${cancelled.orderId}/cancel`, {}, operations);
    shop.clock.advance(30 * 24 * HOUR_MS);
    await shop.prescriber.housekeep();
    expect((await read(sentBack.user, sentBack.orderId)).orderStatus).toBe('N');
    expect((await read(cancelled.user, cancelled.orderId)).orderStatus).toBe('X');
    expect((await shop.as('', 'GET', '/operations/prescribers', undefined, operations)).body).not.toContain(
      cancelled.orderId,
    );
  });

  it('tells operations what to ask, notes that they read it, and keeps it sealed [RX-06] [RX-20]', async () => {
    const { orderId } = await asked();
    const text = await shop.as('', 'GET', `/operations/orders/${orderId}/prescriber`, undefined, operations);
    expect(text.json()).toMatchObject({ orderId, prescriber, lenses: [{ boxes: 2 }] });
    expect(text.json<{ lenses: { values: string }[] }>().lenses[0]?.values).toContain('"power"');
    expect(shop.readings.length).toBeGreaterThan(0);
    const rows = await shop.db
      .withTables<{ prescriber_requests: object }>()
      .selectFrom('prescriber_requests')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows.map((row) => Object.values(row).map(String)))).not.toMatch(/Vision|Fox|555/);
    const list = await shop.as('', 'GET', '/operations/prescribers', undefined, operations);
    expect(list.json<{ requests: object[] }>().requests).toContainEqual(
      expect.objectContaining({ orderId, state: 'asked' }),
    );
    expect(list.body).not.toMatch(/Vision|Fox/);
  });

  it('takes a prescriber who can be reached, for an order of the shopper’s own that waits for one [RX-20] [PLAT-07]', async () => {
    const { user, orderId } = await place();
    expect((await name(user, orderId, { telephone: '' })).statusCode).toBe(400);
    expect((await name(user, orderId, { state: 'New York' })).statusCode).toBe(400);
    expect((await name('somebody', orderId)).statusCode).toBe(404);
    const other = await shop.ready(user, [['2900000000024', 1]]);
    expect((await name(user, other)).json().errors[0].errorKey).toBe('_ERR_NO_PRESCRIBER_NEEDED');
    expect((await read(user, orderId)).orderStatus).toBe('E');
  });

  it('forgets a question after three years and no sooner [RX-20]', async () => {
    const { orderId } = await asked();
    const kept = async () =>
      (
        await shop.db
          .withTables<{ prescriber_requests: { order_id: string } }>()
          .selectFrom('prescriber_requests')
          .select('order_id')
          .where('order_id', '=', orderId)
          .execute()
      ).length;
    shop.clock.advance(1095 * 24 * HOUR_MS);
    await shop.prescriber.housekeep();
    expect(await kept()).toBe(1);
    shop.clock.advance(2 * 24 * HOUR_MS);
    await shop.prescriber.housekeep();
    expect(await kept()).toBe(0);
  });
});
