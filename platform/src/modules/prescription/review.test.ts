import { inTransaction } from '../../kernel';
import { writtenLetters } from '../../testing/testMail';
import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { LENS_OFFERS } from './lensOffers';
import { lineAttributesOf } from './line.service';
import { givenPrescription } from './version';

const frame = '2900000000017';
const lensId = LENS_OFFERS.find(
  ({ type, treatment, thickness }) => [type.code, treatment.code, thickness.code].join() === 'SV,HC,1.50',
)?.lensId;
const attribute = (attributeName: string, attributeValue: string) => ({ attributeName, attributeValue });
const stored = JSON.stringify({
  x_spherePower_right: '-2.25',
  x_spherePower_left: '-3.75',
  x_Cyl_right: '0.00',
  x_Cyl_left: '0.00',
  x_Axis_right: '0',
  x_Axis_left: '0',
  x_Add_right: '',
  x_Add_left: '',
  x_PD_left: '',
  x_PD_right: '',
  x_Pupillary_distance: '63.5',
});

interface WireLine {
  readonly orderItemId: string;
  readonly partNumber: string;
  readonly x_prescriptionState?: string;
  readonly x_prescriptionReason?: string;
}

describe("an optician's decisions", () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const read = async (user: string, orderId: string) => {
    const { orderStatus, orderItem } = (await shop.as(user, 'GET', `order/${orderId}`)).json<{
      orderStatus: string;
      orderItem: WireLine[];
    }>();
    return {
      orderStatus,
      lenses: orderItem.filter(({ partNumber }) => partNumber === 'SRV-SV'),
      others: orderItem.filter(({ partNumber }) => partNumber !== 'SRV-SV'),
    };
  };

  /** A placed order of pairs of glasses, each with its prescription or without. */
  async function place(...given: readonly boolean[]) {
    const user = `eye${(count += 1)}`;
    const orderItem = given.flatMap((isGiven, index) => [
      {
        partNumber: frame,
        xitem_field1: `g-${index}`,
        orderItemExtendAttribute: [attribute('RxLensId', lensId ?? '')],
      },
      {
        partNumber: 'SRV-SV',
        xitem_field1: `g-${index}`,
        orderItemExtendAttribute: [
          attribute('IsRoxLens', 'true'),
          ...(isGiven ? [attribute('x_lens_prescription', stored)] : []),
        ],
      },
    ]);
    const added = await shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem });
    expect(added.statusCode).toBe(201);
    const orderId = await shop.ready(user, [['2900000000024', 1]]);
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    const { lenses } = await read(user, orderId);
    return { user, orderId, lines: lenses.map(({ orderItemId }) => orderItemId) };
  }

  const operations = { authorization: `Bearer ${operationsToken}` };
  const standing = async (orderId: string) =>
    (await shop.as('', 'GET', `/operations/orders/${orderId}/prescriptions`, undefined, operations)).json<{
      lines?: { orderItemId: string; version: string }[];
    }>();
  const versionNow = async (orderId: string, line: string | undefined) =>
    (await standing(orderId)).lines?.find(({ orderItemId }) => orderItemId === line)?.version ?? '0';
  const decide = async (orderId: string, line: string | undefined, event: string, given: object = {}) => {
    const body = { version: await versionNow(orderId, line), ...given };
    const answer = await shop.as(
      '',
      'POST',
      `/operations/orders/${orderId}/prescriptions/${line}/${event}`,
      body,
      operations,
    );
    const { orderStatus, errors } = answer.json<{ orderStatus?: string; errors?: { errorKey: string }[] }>();
    return orderStatus ?? [answer.statusCode, errors?.[0]?.errorKey];
  };
  const give = (user: string, orderId: string, line: string | undefined) =>
    inTransaction(shop.db, (trx) =>
      shop.trade.orders.setLineAttributes(trx, user, orderId, line ?? '', lineAttributesOf(givenPrescription())),
    );
  const unreadable = { reason: 'unreadable' };
  const history = async (orderId: string) =>
    (
      await shop.db
        .withTables<{ order_status_changes: { order_id: string; status: string; id: number } }>()
        .selectFrom('order_status_changes')
        .select('status')
        .where('order_id', '=', orderId)
        .execute()
    ).map(({ status }) => status);

  it('hold an order until its lenses have a prescription and an optician read it, then release it once [ORD-01] [RX-07]', async () => {
    const { user, orderId, lines } = await place(false, true);
    expect(await read(user, orderId)).toMatchObject({
      orderStatus: 'E',
      lenses: [{ x_prescriptionState: 'missing' }, { x_prescriptionState: 'waiting' }],
    });
    expect((await read(user, orderId)).others.some((line) => 'x_prescriptionState' in line)).toBe(false);
    expect(await decide(orderId, lines[0], 'approve')).toEqual([409, '_ERR_NO_PRESCRIPTION']);
    expect(await decide(orderId, lines[0], 'reject', unreadable)).toEqual([409, '_ERR_NO_PRESCRIPTION']);
    expect((await give(user, orderId, lines[0]))?.status).toBe('W');
    expect(await decide(orderId, lines[0], 'approve')).toBe('W');
    expect(await decide(orderId, lines[0], 'approve')).toBe('W');
    expect(await decide(orderId, lines[1], 'approve')).toBe('R');
    expect(await decide(orderId, lines[1], 'approve')).toBe('R');
    expect(await history(orderId)).toEqual(['E', 'W', 'R']);
    expect(await decide(orderId, lines[1], 'reject', unreadable)).toEqual([400, '_ERR_ORDER_WRONG_STATUS']);
  });

  it('hold an order that was placed with its prescription, and refuse to send it unread [ORD-01] [RX-07]', async () => {
    const { user, orderId, lines } = await place(true);
    expect((await read(user, orderId)).orderStatus).toBe('W');
    const placedAt = shop.clock.now().toISOString();
    const promise = async () =>
      (await shop.as(user, 'GET', `order/${orderId}`)).json<{ deliveryPromise: { since?: string } }>().deliveryPromise;
    expect(await promise()).toMatchObject({ since: placedAt });
    const ship = () => shop.as('', 'POST', `/operations/orders/${orderId}/ship`, {}, operations);
    expect((await ship()).statusCode).toBe(400);
    expect(await decide(orderId, lines[0], 'approve')).toBe('R');
    expect(await promise()).toMatchObject({ since: placedAt });
    expect((await ship()).json()).toMatchObject({ orderStatus: 'S' });
  });

  it('count the days of an order from its last prescription, for its page and its letter [CAT-11] [ACC-09]', async () => {
    const { user, orderId, lines } = await place(false);
    const promise = async () =>
      (await shop.as(user, 'GET', `order/${orderId}`)).json<{ deliveryPromise: { since?: string } }>().deliveryPromise;
    expect(await promise()).not.toHaveProperty('since');
    shop.clock.advance(3_600_000);
    await give(user, orderId, lines[0]);
    const since = shop.clock.now().toISOString();
    // A week has five working days.
    shop.clock.advance(7 * 24 * 3_600_000);
    expect(await decide(orderId, lines[0], 'approve')).toBe('R');
    expect(await promise()).toMatchObject({ making: { from: 5, to: 8 }, since });
    const letters = (await writtenLetters(shop.db)).filter(({ facts }) => facts['orderId'] === orderId);
    expect(letters.find(({ kind }) => kind === 'lensesInMaking')?.facts['days']).toEqual({ from: 1, to: 3 });
  });

  it('count the days again from a prescription that is changed while it is read, also from one of several [CAT-11] [RX-07]', async () => {
    const { user, orderId, lines } = await place(true, true);
    const since = async () =>
      (await shop.as(user, 'GET', `order/${orderId}`)).json<{ deliveryPromise: { since?: string } }>().deliveryPromise
        .since;
    const later = () => {
      shop.clock.advance(24 * 3_600_000);
      return shop.clock.now().toISOString();
    };
    const first = later();
    await give(user, orderId, lines[1]);
    expect(await since()).toBe(first);
    // Nor does it begin again because the other one was found good.
    later();
    expect(await decide(orderId, lines[0], 'approve')).toBe('W');
    expect(await since()).toBe(first);
    const second = later();
    await give(user, orderId, lines[0]);
    expect(await since()).toBe(second);
    later();
    for (const line of lines) await decide(orderId, line, 'approve');
    expect(await read(user, orderId)).toMatchObject({ orderStatus: 'R' });
    expect(await since()).toBe(second);
  });

  it('send a prescription back with the reason, take the repaired one, and release the order [RX-07] [ACC-09]', async () => {
    const { user, orderId, lines } = await place(true);
    for (let time = 0; time < 2; time += 1) {
      expect(await decide(orderId, lines[0], 'reject', unreadable)).toBe('N');
    }
    expect(await decide(orderId, lines[0], 'reject', { reason: 'expired' })).toBe('N');
    expect((await read(user, orderId)).lenses).toMatchObject([
      { x_prescriptionState: 'rejected', x_prescriptionReason: 'expired' },
    ]);
    expect(await decide(orderId, lines[0], 'approve')).toEqual([409, '_ERR_NO_PRESCRIPTION']);
    expect((await give(user, orderId, lines[0]))?.status).toBe('W');
    expect((await read(user, orderId)).lenses[0]).not.toHaveProperty('x_prescriptionReason');
    expect(await decide(orderId, lines[0], 'approve')).toBe('R');
    expect(await history(orderId)).toEqual(['W', 'N', 'W', 'R']);
    // The shopper is told of each, once, with the reason and nothing of the eyes.
    const letters = (await writtenLetters(shop.db)).filter(({ facts }) => facts['orderId'] === orderId);
    expect(letters.map(({ kind, facts }) => [kind, facts['reason']])).toEqual([
      ['orderReceived', undefined],
      ['prescriptionRejected', 'unreadable'],
      ['prescriptionRejected', 'expired'],
      ['prescriptionReceived', undefined],
      ['lensesInMaking', undefined],
    ]);
    expect(letters[1]?.facts).toEqual({ orderId, guest: true, names: ['Item 2900000000017'], reason: 'unreadable' });
    expect(letters[3]?.facts).toEqual({ orderId, guest: true, collected: false, days: { from: 6, to: 11 } });
    expect(letters[4]?.facts).toEqual({ orderId, guest: true, days: { from: 5, to: 8 } });
  });

  it('tell of each prescription of an order that is sent back, by its own reason [RX-07] [ACC-09]', async () => {
    const { user, orderId, lines } = await place(true, true);
    await give(user, orderId, lines[0]);
    shop.clock.advance(1000);
    expect(await decide(orderId, lines[0], 'reject', unreadable)).toBe('N');
    shop.clock.advance(1000);
    expect(await decide(orderId, lines[1], 'reject', { reason: 'expired' })).toBe('N');
    const letters = (await writtenLetters(shop.db)).filter(({ facts }) => facts['orderId'] === orderId);
    const reasons = letters.filter(({ kind }) => kind === 'prescriptionRejected').map(({ facts }) => facts['reason']);
    expect(reasons).toEqual(['unreadable', 'expired']);
  });

  it('reads again what the shopper changed after it was approved [RX-07]', async () => {
    const { user, orderId, lines } = await place(true, true);
    expect(await decide(orderId, lines[0], 'approve')).toBe('W');
    await give(user, orderId, lines[0]);
    expect(await decide(orderId, lines[1], 'approve')).toBe('W');
    expect(await decide(orderId, lines[0], 'approve')).toBe('R');
  });

  it('are of the prescription that was read, and of none that came meanwhile [RX-07]', async () => {
    const { user, orderId, lines } = await place(true);
    const read = await versionNow(orderId, lines[0]);
    await give(user, orderId, lines[0]);
    const changed = [409, '_ERR_PRESCRIPTION_CHANGED'];
    expect(await decide(orderId, lines[0], 'approve', { version: read })).toEqual(changed);
    expect(await decide(orderId, lines[0], 'reject', { version: read, ...unreadable })).toEqual(changed);
    expect(await decide(orderId, lines[0], 'approve', { version: undefined })).toEqual([400, '_ERR_INVALID_INPUT']);
    const now = await versionNow(orderId, lines[0]);
    expect(await decide(orderId, lines[0], 'approve', { version: now })).toBe('R');
    expect(await decide(orderId, lines[0], 'approve', { version: now })).toBe('R');
  });

  it('come out the same when they are made many times at once [PLAT-03]', async () => {
    const { orderId, lines } = await place(true, true);
    const answers = await Promise.all([...lines, ...lines, ...lines].map((line) => decide(orderId, line, 'approve')));
    expect(answers).toContain('R');
    expect(await history(orderId)).toEqual(['W', 'R']);
  });

  it('take closed reasons alone, of lines that have lenses, from who has the token [PLAT-04]', async () => {
    const { user, orderId, lines } = await place(true);
    expect(await decide(orderId, lines[0], 'reject', { reason: 'sphere is -9.00' })).toEqual([
      400,
      '_ERR_INVALID_INPUT',
    ]);
    expect(await decide(orderId, lines[0], 'reject')).toEqual([400, '_ERR_INVALID_INPUT']);
    const [other] = (await read(user, orderId)).others;
    expect(await decide(orderId, other?.orderItemId, 'approve')).toEqual([404, '_ERR_NOT_FOUND']);
    expect(await decide('999999', lines[0], 'approve')).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    const path = `/operations/orders/${orderId}/prescriptions`;
    expect((await shop.as(user, 'GET', path)).statusCode).toBe(403);
    expect((await shop.as('', 'GET', path, undefined, operations)).json()).toEqual({
      orderId,
      orderStatus: 'W',
      lines: [{ orderItemId: lines[0], name: expect.any(String), state: 'waiting', version: '0' }],
    });
  });

  it('gives stock and money back when a rejected order is cancelled [ORD-06]', async () => {
    const { orderId, lines } = await place(true);
    await decide(orderId, lines[0], 'reject', unreadable);
    const cancelled = await shop.as('', 'POST', `/operations/orders/${orderId}/cancel`, {}, operations);
    expect(cancelled.json()).toMatchObject({ orderStatus: 'X', open: '0.00000' });
  });
});
