import { prescriptionAttributes } from '@sightline/shared-lib/domain/prescription';

import { type Fault, inTransaction, type Trx } from '../../kernel';
import { aLine, anOrder } from '../../testing/anOrder';
import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { CHECKOUT_LOCK, type Order } from './order.domain';
import { findOrder, insertOrder } from './order.repository';
import { createOrderService, type OrderService } from './order.service';
import { statusChanges } from './orderStatus.repository';

const PLACED = new Date('2026-11-18T11:00:00Z');
const lens = (orderItemId: string) => aLine({ orderItemId, opticalRole: 'lens', productType: 'services' });

describe('a placed order', () => {
  let shop: TradeApp;
  let orders: OrderService;
  let count = 0;
  /** What was told to others, in turn. */
  const told: string[] = [];
  const tell =
    (what: string) =>
    async (_trx: Trx, { orderId, status }: Order) =>
      void told.push(`${what} ${orderId} ${status}`);

  beforeAll(async () => {
    shop = await openTradeApp();
    const letters = { ...shop.letters, statusChanged: tell('letter') };
    const buyers = { emailOf: async () => null };
    orders = createOrderService({ db: shop.db, clock: shop.clock, onCancel: tell('given back'), letters, buyers });
  });
  afterEach(() => told.splice(0));
  afterAll(() => shop.close());

  const within = <Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> => inTransaction(shop.db, work);
  const refusals = (answers: readonly Promise<unknown>[]) =>
    Promise.all(
      answers.map((answer) =>
        answer.then(
          () => 'done',
          ({ errorKey }: Fault) => errorKey,
        ),
      ),
    );
  const caller = (userId: string) => ({ userId, registerType: 'R', kind: 'registered' }) as const;
  /** One that is kept, of the shopper r1. */
  async function kept(change: Partial<Order> = {}): Promise<string> {
    const orderId = `8800${(count += 1)}`;
    const lines = (change.lines ?? [aLine()]).map((line) => ({
      ...line,
      orderItemId: `${orderId}-${line.orderItemId}`,
    }));
    const order = anOrder(lines, { status: 'M', current: false, placedAt: PLACED, ...change, orderId });
    expect(await within((trx) => insertOrder(trx, { ...order, lines }))).toBe(true);
    return orderId;
  }
  const state = async (orderId: string) => {
    const order = await findOrder(shop.db, orderId);
    const moves = (await statusChanges(shop.db, orderId)).map(({ status }) => status);
    return { order, moves, status: order?.status, told: told.splice(0) };
  };

  describe('that is cancelled [ORD-06]', () => {
    const cancel = (orderId: string, userId = 'r1', storeId = '10801') =>
      within((trx) => orders.cancel(trx, caller(userId), storeId, orderId));

    it('gives back what it holds once, however often it is asked for', async () => {
      const orderId = await kept();
      expect(await cancel(orderId)).toMatchObject({ status: 'X', updatedAt: shop.clock.now() });
      const once = [`letter ${orderId} X`, `given back ${orderId} X`];
      expect(await state(orderId)).toMatchObject({ status: 'X', moves: ['X'], told: once });
      expect(await cancel(orderId)).toMatchObject({ status: 'X' });
      expect(await state(orderId)).toMatchObject({ moves: ['X'], told: [] });
    });

    it.each(['P', 'W', 'R', 'S', '1'] as const)('stays as it is in %s', async (status) => {
      const orderId = await kept({ status });
      await expect(cancel(orderId)).rejects.toMatchObject({ status: 409, errorKey: '_ERR_ORDER_NOT_CANCELLABLE' });
      expect(await state(orderId)).toMatchObject({ status, moves: [], told: [] });
    });

    it('is the buyer’s own, in its store [PLAT-04]', async () => {
      const orderId = await kept();
      const others = [cancel(orderId, 'r2'), cancel(orderId, 'r1', '10802'), cancel('1')];
      expect(new Set(await refusals(others))).toEqual(new Set(['_ERR_ORDER_NOT_FOUND']));
      expect(await state(orderId)).toMatchObject({ status: 'M' });
    });
  });

  describe('to whose lines prescriptions are written [RX-07]', () => {
    type Write = readonly [line: string, ...prescription: Parameters<typeof prescriptionAttributes>];
    const write = (orderId: string, [line, ...prescription]: Write, userId = 'r1') => {
      const given = Object.entries(prescriptionAttributes(...prescription)).map(([attributeName, attributeValue]) => ({
        attributeName,
        attributeType: 'STRING',
        attributeValue,
      }));
      return within((trx) => orders.setLineAttributes(trx, userId, orderId, `${orderId}-${line}`, given));
    };

    it('moves with them, and tells of each move and of each new reason to send one back', async () => {
      const orderId = await kept({ status: 'E', lines: [lens('1'), lens('2'), aLine({ orderItemId: '3' })] });
      const steps: readonly (readonly [Write, status: string, isTold: boolean])[] = [
        [['1', 'waiting'], 'E', false],
        [['2', 'waiting'], 'W', true],
        [['2', 'waiting'], 'W', false],
        [['1', 'rejected', 'unreadable'], 'N', true],
        [['1', 'rejected', 'unreadable'], 'N', false],
        [['2', 'rejected', 'unreadable'], 'N', true],
        [['1', 'rejected', 'expired'], 'N', true],
        [['1', 'waiting'], 'N', false],
        [['2', 'waiting'], 'W', true],
        [['1', 'approved'], 'W', false],
        [['2', 'approved'], 'R', true],
      ];
      for (const [written, status, isTold] of steps) {
        await write(orderId, written);
        const letters = isTold ? [`letter ${orderId} ${status}`] : [];
        expect([written, await state(orderId)]).toMatchObject([written, { status, told: letters }]);
      }
      expect((await state(orderId)).moves).toEqual(['W', 'W', 'N', 'W', 'R']);
    });

    it('changes the line alone, and says when', async () => {
      const orderId = await kept({ status: 'E', lines: [lens('1'), lens('2')] });
      shop.clock.advance(1000);
      await write(orderId, ['2', 'waiting']);
      const now = shop.clock.now();
      const { order } = await state(orderId);
      expect(order?.updatedAt).toEqual(now);
      expect(order?.lines).toMatchObject([
        { attributes: [], updatedAt: anOrder().updatedAt },
        { attributes: [{ attributeName: 'prescriptionUploaded' }], updatedAt: now },
      ]);
    });

    it('is the shopper’s own, with this line [PLAT-04]', async () => {
      const orderId = await kept({ status: 'E', lines: [lens('1')] });
      const answers = [
        write(orderId, ['1', 'waiting'], 'r2'),
        write(orderId, ['9', 'waiting']),
        write('1', ['1', 'waiting']),
      ];
      expect(await Promise.all(answers)).toEqual([null, null, null]);
      expect(await state(orderId)).toMatchObject({ status: 'E' });
    });

    it.each([
      [CHECKOUT_LOCK, 'checkout'],
      ['a1', 'assistant'],
    ])('is not held by %s [CART-08]', async (lockedBy, holder) => {
      const orderId = await kept({ status: 'P', placedAt: null, lockedBy, lines: [lens('1')] });
      await expect(write(orderId, ['1', 'waiting'])).rejects.toMatchObject({
        errorKey: '_ERR_ORDER_IS_LOCKED',
        parameters: [orderId, holder],
      });
    });

    it('may be locked by its shopper [CART-08]', async () => {
      const orderId = await kept({ status: 'P', placedAt: null, lockedBy: 'r1', lines: [lens('1')] });
      expect(await write(orderId, ['1', 'waiting'])).toMatchObject({ orderId, status: 'P' });
    });
  });

  it('keeps the day of its reminder until there is none any more', async () => {
    const orderId = await kept();
    const days = [];
    for (const day of ['2027-02-01', '']) {
      await within(async (trx) => {
        const held = await orders.held(trx, 'r1', '10801', orderId);
        if (held) await orders.noteReminder(trx, held, day);
      });
      days.push((await state(orderId)).order?.attributes);
    }
    expect(days).toEqual([
      [{ attributeName: 'reminderDate', attributeType: 'STRING', attributeValue: '2027-02-01' }],
      [],
    ]);
  });

  it('is read by its buyer alone, and by operations only once it is placed [PLAT-04]', async () => {
    const [orderId, bag] = [await kept(), await kept({ status: 'P', placedAt: null })];
    expect(await orders.read(caller('r1'), '10801', orderId)).toMatchObject({ orderId });
    expect(await within((trx) => orders.placed(trx, orderId))).toMatchObject({ orderId });
    expect(await orders.reach(caller('r1'), '10801', orderId)).toMatchObject({ order: { orderId }, by: 'owner' });
    const others = [
      orders.read(caller('r2'), '10801', orderId),
      orders.read(caller('r1'), '10802', orderId),
      orders.reach(caller('r2'), '10801', orderId),
      orders.reach(caller('r1'), '10802', orderId),
      within((trx) => orders.placed(trx, bag)),
      within((trx) => orders.placed(trx, '1')),
    ];
    expect(new Set(await refusals(others))).toEqual(new Set(['_ERR_ORDER_NOT_FOUND']));
    expect(await within((trx) => orders.held(trx, 'r2', '10801', orderId))).toBeNull();
  });
});
