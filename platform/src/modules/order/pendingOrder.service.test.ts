import { type Caller, type Fault, inTransaction, type Trx } from '../../kernel';
import { anOrder } from '../../testing/anOrder';
import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { CHECKOUT_LOCK, type Order } from './order.domain';
import { findCurrentOrder, findOrder, insertOrder } from './order.repository';
import {
  createPending,
  currentOrCreate,
  findPending,
  meansCurrent,
  openForChange,
  requireUnlocked,
  saveChange,
} from './pendingOrder.service';

const STORE = '10801';
const caller = (userId: string, actorId?: string): Caller => ({
  userId,
  registerType: 'R',
  kind: 'registered',
  ...(actorId ? { actorId } : {}),
});

it.each([
  [undefined, true],
  ['', true],
  ['.', true],
  ['..', false],
  ['**', false],
  ['7307966', false],
])('%j means the current order: %s [CART-01]', (reference, isCurrent) => {
  expect(meansCurrent(reference)).toBe(isCurrent);
});

it.each([
  [null, 'r1', undefined, true],
  ['r1', 'r1', undefined, true],
  ['a1', 'r1', undefined, false],
  ['a1', 'r1', 'a1', true],
  ['a1', 'r1', 'a2', false],
  ['r1', 'r1', 'a1', false],
  [CHECKOUT_LOCK, 'r1', undefined, false],
])('locked by %s, is free for %s (by %s) to change: %s [CART-08]', (lockedBy, userId, actorId, isFree) => {
  const refused: string[] = [];
  try {
    requireUnlocked(anOrder([], { lockedBy }), caller(userId, actorId));
  } catch (fault) {
    refused.push((fault as Fault).errorKey);
  }
  expect(refused).toEqual(isFree ? [] : ['_ERR_ORDER_IS_LOCKED']);
});

describe('pending orders of a shopper', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const within = <Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> => inTransaction(shop.db, work);
  const refusal = (answer: Promise<unknown>) =>
    answer.then(
      () => 'done',
      ({ status, errorKey }: Fault) => `${status} ${errorKey}`,
    );
  const create = (userId: string, ...rest: [description?: string, current?: boolean]) =>
    within((trx) => createPending(trx, shop.clock, caller(userId), STORE, ...rest));
  const kept = (change: Partial<Order>) => within((trx) => insertOrder(trx, anOrder([], change)));

  it('begin empty, in the money of the store, and are kept as they are given back [CART-01]', async () => {
    const made = await create('r41');
    const now = shop.clock.now();
    expect(made).toEqual({
      ...anOrder([]),
      orderId: made.orderId,
      buyerId: 'r41',
      dirty: false,
      createdAt: now,
      updatedAt: now,
    });
    expect(await findOrder(shop.db, made.orderId)).toEqual(made);
  });

  it('are current when they are the first, unless they are not meant to be [CART-01]', async () => {
    const aside = await create('r42', 'Later', false);
    const first = await create('r42');
    const second = await create('r42', 'Second');
    const told = [aside, first, second].map(({ current, description }) => [current, description]);
    expect(told).toEqual([
      [false, 'Later'],
      [true, ''],
      [false, 'Second'],
    ]);
    expect(await findOrder(shop.db, second.orderId)).toEqual(second);
    const current = () => within((trx) => currentOrCreate(trx, shop.clock, caller('r42'), STORE));
    expect([(await current()).orderId, (await current()).orderId]).toEqual([first.orderId, first.orderId]);
    const ofAnother = await within((trx) => currentOrCreate(trx, shop.clock, caller('r43'), STORE));
    expect(ofAnother).toMatchObject({ buyerId: 'r43', current: true });
  });

  it('are thirty at most [PLAT-08]', async () => {
    for (let index = 0; index < 30; index += 1) await create('r44');
    expect(await refusal(create('r44'))).toBe('409 _ERR_LIMIT_EXCEEDED');
  });

  it('are found by the words for the current one, or by number, and by their shopper alone [PLAT-04]', async () => {
    const { orderId } = await create('r45');
    await kept({ orderId: '880101', buyerId: 'r45', status: 'M', current: false });
    const find = (userId: string, reference?: string, storeId = STORE) =>
      findPending(shop.db, caller(userId), storeId, reference).then((order) => order.orderId);
    expect([await find('r45'), await find('r45', '.'), await find('r45', orderId)]).toEqual([
      orderId,
      orderId,
      orderId,
    ]);
    const asked: readonly [told: string, ...question: Parameters<typeof find>][] = [
      ['404 _ERR_NO_PENDING_ORDER', 'r46'],
      ['404 _ERR_NO_PENDING_ORDER', 'r46', '.'],
      ['404 _ERR_ORDER_NOT_FOUND', 'r46', orderId],
      ['404 _ERR_ORDER_NOT_FOUND', 'r45', orderId, '10802'],
      ['404 _ERR_NO_PENDING_ORDER', 'r45', '', '10802'],
      ['400 _ERR_ORDER_WRONG_STATUS', 'r45', '880101'],
    ];
    for (const [told, ...question] of asked)
      expect([question, await refusal(find(...question))]).toEqual([question, told]);
    await expect(find('r45', '.', '1')).rejects.toMatchObject({ status: 400 });
  });

  it('are opened for a change by whoever may change them, and have to be checked again after it [CART-08]', async () => {
    await kept({ orderId: '880102', buyerId: 'r47', lockedBy: 'a1', prepared: true });
    const open = (actorId?: string) => within((trx) => openForChange(trx, caller('r47', actorId), STORE, '.'));
    expect(await refusal(open())).toBe('400 _ERR_ORDER_IS_LOCKED');
    const opened = await open('a1');
    shop.clock.advance(1000);
    const changed = await within((trx) => saveChange(trx, shop.clock, { ...opened, description: 'Changed' }));
    expect(changed).toEqual({ ...opened, description: 'Changed', prepared: false, updatedAt: shop.clock.now() });
    const current = await findCurrentOrder(shop.db, STORE, 'r47');
    expect(current).toEqual({ ...changed, version: opened.version + 1 });
  });
});
