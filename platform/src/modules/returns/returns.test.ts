import { assert as assertProperty, integer, property } from 'fast-check';
import { sql } from 'kysely';

import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import type { OrderLine } from '../order';

import { writtenLetters } from '../../testing/testMail';
import { refundFor } from './refund.domain';

const frame = '2900000000017';
const contact = { email: 'ann@mail.example', phone: '2125550100' };
const DAY_MS = 86_400_000;
/** Orders placed before this day cannot be sent back. */
const CUT_OVER = '2020-01-01';

interface Announced {
  readonly rmaId: string;
  readonly securityCheck: string;
  readonly status: string;
  readonly items: readonly { readonly orderItemId: string; readonly RMAItemStatus: string }[];
}

describe('returns', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp({ returnsFrom: CUT_OVER });
  });
  afterAll(() => shop.close());

  const operate = (path: string) =>
    shop.as('', 'POST', `/operations/${path}`, undefined, { authorization: `Bearer ${operationsToken}` });
  const read = async <Body>(answer: ReturnType<TradeApp['as']>): Promise<Body> => {
    const got = await answer;
    if (got.statusCode >= 300) throw new Error(`${got.statusCode} ${got.body}`);
    return got.json<Body>();
  };
  const refusal = async (answer: ReturnType<TradeApp['as']>) => {
    const got = await answer;
    const [error] = got.json<{ errors: { errorKey: string; errorParameters?: unknown }[] }>().errors;
    return [got.statusCode, error?.errorKey];
  };
  interface Record {
    readonly grandTotal: string;
    readonly totalShippingCharge: string;
    readonly orderItem: readonly { readonly orderItemId: string; readonly orderItemExtendAttribute?: object[] }[];
    readonly orderExtendAttribute?: readonly object[];
    readonly lastUpdateDate: string;
    readonly x_return: object;
  }
  const orderOf = (user: string, orderId: string) => read<Record>(shop.as(user, 'GET', `order/${orderId}`));

  /** An order that has arrived, of pieces of one frame. */
  async function delivered(pieces = 1, pay?: object) {
    const user = `back${(count += 1)}`;
    const orderId = await shop.ready(user, [[frame, pieces]], pay);
    await read(shop.as(user, 'POST', 'cart/@self/checkout', { orderId }));
    await read(operate(`orders/${orderId}/ship`));
    await read(operate(`orders/${orderId}/deliver`));
    const order = await orderOf(user, orderId);
    return { user, orderId, order, lineId: order.orderItem[0]?.orderItemId ?? '' };
  }

  const announce = (
    user: string,
    orderId: string,
    items: readonly object[],
    more: object = {},
  ): ReturnType<TradeApp['as']> =>
    shop.as(user, 'POST', 'process/weaver/shipping/api', {
      orderId,
      labelType: 'PDF',
      locale: 'en-us',
      items,
      contact,
      ...more,
    });
  const item = (orderItemId: string, more: object = {}) => ({
    orderItemId,
    partNumber: frame,
    quantity: '1',
    reasonCode: '01',
    ...more,
  });

  it('gives the reasons in the language that is asked for [RET-02]', async () => {
    const { user } = await delivered();
    const reasons = async (langId: string) =>
      read<{ reasons: { code: string; description: string; needsComment: boolean }[] }>(
        shop.as(user, 'GET', `return/reasons?langId=${langId}`),
      );
    expect((await reasons('-4')).reasons[0]).toEqual({
      code: '01',
      description: 'Troppo piccolo',
      needsComment: false,
    });
    expect((await reasons('-1')).reasons.filter(({ needsComment }) => needsComment)).toHaveLength(2);
  });

  it('tells with an order what announcing a return of it asks, the cut-over date too [RET-01]', async () => {
    const { user, orderId, lineId } = await delivered();
    const offer = async () => (await orderOf(user, orderId)).x_return;
    expect(await offer()).toEqual({ can: true, days: 30 });
    const placed = (day: string) =>
      sql`update orders set placed_at = ${day}::timestamptz where order_id = ${orderId}`.execute(shop.db);
    await placed('2019-12-31T23:59:59Z');
    expect(await offer()).toEqual({ can: false, why: 'before' });
    expect(await refusal(announce(user, orderId, [item(lineId)]))).toEqual([409, 'RMA_NOT_ELIGIBLE']);
    await placed('2020-01-01T00:00:00Z');
    expect(await offer()).toEqual({ can: true, days: 30 });
    expect((await read<Announced>(announce(user, orderId, [item(lineId)]))).status).toBe('CREATED');
  });

  it('offers no return of what is in one already, until that one is canceled [RET-01]', async () => {
    const { user, orderId, lineId } = await delivered(2);
    const offer = async () => (await orderOf(user, orderId)).x_return;
    const cancel = ({ rmaId }: Announced) => read(shop.as(user, 'POST', 'process/weaver/returns/cancel', { rmaId }));
    const one = await read<Announced>(announce(user, orderId, [item(lineId)]));
    expect(await offer()).toEqual({ can: true, days: 30 });
    await cancel(one);
    const both = await read<Announced>(announce(user, orderId, [item(lineId, { quantity: '2' })]));
    expect(await offer()).toEqual({ can: false, why: 'all' });
    await cancel(both);
    expect(await offer()).toEqual({ can: true, days: 30 });
  });

  it('takes the other pieces of a line while some are on their way, and tells every return of it [RET-01] [RET-02]', async () => {
    const { user, orderId, lineId } = await delivered(3);
    const stateOf = async () => JSON.stringify((await orderOf(user, orderId)).orderItem);
    const first = await read<Announced>(announce(user, orderId, [item(lineId)]));
    await read(operate(`returns/${first.rmaId}/ship`));
    const { lines } = await read<{ lines: object[] }>(shop.as(user, 'GET', `return/lines?orderId=${orderId}`));
    expect(lines).toMatchObject([{ orderItemId: lineId, left: '2.0' }]);
    expect(await refusal(announce(user, orderId, [item(lineId, { quantity: '3' })]))).toEqual([
      409,
      'RMA_NOT_ELIGIBLE',
    ]);
    const second = await read<Announced>(announce(user, orderId, [item(lineId, { quantity: '2' })]));
    expect(await refusal(announce(user, orderId, [item(lineId)]))).toEqual([409, 'RMA_ALREADY_EXISTS']);
    const detail = await read<object>(shop.as(user, 'GET', `returns/rmaItemDetail/${lineId}`));
    expect(detail).toMatchObject({
      rmaId: second.rmaId,
      quantity: 2,
      x_earlier: [{ rmaId: first.rmaId, RMAStatus: 'SHI', quantity: 1, refundAmount: expect.any(String) }],
    });
    const told = (state: string, pieces: number) =>
      `"RMAItemStatus","attributeType":"STRING","attributeValue":"${state}"},{"attributeName":"RMAItemPieces","attributeType":"STRING","attributeValue":"${pieces}"`;
    expect(await stateOf()).toContain(told('CRE', 2));
    // What is cancelled hides nothing of what is on its way.
    await read(shop.as(user, 'POST', 'process/weaver/returns/cancel', { rmaId: second.rmaId }));
    expect(await stateOf()).toContain(told('SHI', 1));
  });

  it('takes no piece twice, however many ask at the same time for some of them [RET-02]', async () => {
    const { user, orderId, lineId } = await delivered(3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => announce(user, orderId, [item(lineId)])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
  });

  it('is collected on one of the next working days, where the order was delivered, and its label is written of [RET-02][ACC-09]', async () => {
    const { user, orderId, lineId } = await delivered(2);
    const { collectionDays } = await read<{ collectionDays: readonly string[] }>(
      shop.as(user, 'GET', `return/lines?orderId=${orderId}`),
    );
    const now = shop.clock.now().getTime();
    expect(collectionDays).toHaveLength(5);
    for (const day of collectionDays) {
      expect(Date.parse(day)).toBeGreaterThan(now - DAY_MS);
      expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay());
    }
    const [first = '', second = ''] = collectionDays;
    expect(await refusal(announce(user, orderId, [item(lineId)], { x_collectOn: '2020-01-06' }))).toEqual([
      400,
      '_ERR_INVALID_INPUT',
    ]);
    // Who collects a parcel prints nothing.
    const onPhone = { x_collectOn: second, labelType: 'QR' };
    expect(await refusal(announce(user, orderId, [item(lineId)], onPhone))).toEqual([400, '_ERR_INVALID_INPUT']);
    const made = await read<Announced>(announce(user, orderId, [item(lineId)], { x_collectOn: second }));
    const collected = async (day: string) => {
      const headers = { authorization: `Bearer ${operationsToken}` };
      const answer = shop.as('', 'GET', `/operations/returns/collections/${day}`, undefined, headers);
      return (await read<{ collections: readonly { readonly rmaId: string }[] }>(answer)).collections;
    };
    expect(await collected(first)).toEqual([]);
    expect(await collected(second)).toEqual([
      expect.objectContaining({ rmaId: made.rmaId, address: expect.objectContaining({ city: 'New York' }) }),
    ]);
    const { refundAmount } = await read<{ refundAmount: string }>(
      shop.as(user, 'GET', `returns/rmaItemDetail/${lineId}`),
    );
    const told = (await writtenLetters(shop.db)).filter(({ kind }) => kind === 'returnAnnounced');
    expect(told.at(-1)?.facts).toMatchObject({
      orderId,
      rmaId: made.rmaId,
      collectOn: second,
      labelType: 'PDF',
      handInBy: '',
      currency: 'USD',
      goods: [{ partNumber: frame, quantity: 1 }],
      amountMinor: Number(refundAmount) * 100,
    });
    await read(operate(`returns/${made.rmaId}/ship`));
    expect(await collected(second)).toEqual([]);
  });

  it('announces a return, shows it on the order, and pays it back once when it has arrived [RET-02]', async () => {
    const { user, orderId, order, lineId } = await delivered(2);
    const made = await read<Announced>(announce(user, orderId, [item(lineId)]));
    expect(made).toMatchObject({
      status: 'CREATED',
      rmaId: expect.stringMatching(/^RMA-\d+$/),
      items: [{ orderItemId: lineId, RMAItemStatus: 'CRE' }],
    });
    const detail = () => read<{ [name: string]: unknown }>(shop.as(user, 'GET', `returns/rmaItemDetail/${lineId}`));
    const goods = Number(order.grandTotal) - Number(order.totalShippingCharge);
    expect(await detail()).toMatchObject({ rmaId: made.rmaId, RMAStatus: 'CRE', quantity: 1, currency: 'USD' });
    const refund = Number((await detail())['refundAmount']);
    // Half of two pieces with their tax; the tax of delivery stays.
    expect(refund).toBeGreaterThan(0);
    expect(refund).toBeLessThanOrEqual(goods / 2 + 0.01);
    expect((await orderOf(user, orderId)).orderExtendAttribute).toContainEqual(
      expect.objectContaining({ attributeName: 'RMAStatus', attributeValue: 'CRE' }),
    );

    expect(await refusal(operate(`returns/${made.rmaId}/refund`))).toEqual([409, 'RMA_WRONG_STATUS']);
    await read(operate(`returns/${made.rmaId}/receive`));
    for (let time = 0; time < 2; time += 1) await read(operate(`returns/${made.rmaId}/refund`));
    const standing = (await shop.trade.fulfilment.standing(orderId)).refundedMinor;
    expect(standing).toBe(Math.round(refund * 100));
    // The buyer is told once.
    const told = (await writtenLetters(shop.db)).filter(
      ({ kind, facts }) => kind === 'orderRefunded' && facts['orderId'] === orderId,
    );
    expect(told.map(({ facts }) => facts['amountMinor'])).toEqual([standing]);
    expect(await detail()).toMatchObject({ RMAStatus: 'REF' });

    // The other piece comes back later, for the rest of what the line cost.
    const other = await read<Announced>(announce(user, orderId, [item(lineId)]));
    expect(await refusal(announce(user, orderId, [item(lineId)]))).toEqual([409, 'RMA_ALREADY_EXISTS']);
    await read(operate(`returns/${other.rmaId}/receive`));
    await read(operate(`returns/${other.rmaId}/refund`));
    expect(await refusal(announce(user, orderId, [item(lineId)]))).toEqual([409, 'RMA_NOT_ELIGIBLE']);
  });

  it('tells before a return is announced what each number of pieces pays back [RET-02]', async () => {
    const { user, orderId, lineId } = await delivered(3);
    const refunds = async () => {
      const { lines } = await read<{ lines: { x_refunds: string[] }[] }>(
        shop.as(user, 'GET', `return/lines?orderId=${orderId}`),
      );
      return lines[0]?.x_refunds ?? [];
    };
    const paid = async (quantity: string) => {
      await read(announce(user, orderId, [item(lineId, { quantity })]));
      return (await read<{ refundAmount: string }>(shop.as(user, 'GET', `returns/rmaItemDetail/${lineId}`)))
        .refundAmount;
    };
    const [, two] = await refunds();
    expect(await refunds()).toHaveLength(3);
    expect(await paid('2')).toBe(two);
    const [rest] = await refunds();
    expect(await refunds()).toHaveLength(1);
    expect(await paid('1')).toBe(rest);
    expect(await refunds()).toEqual([]);
  });

  it('tells who paid in cash that the money comes by bank transfer [RET-02] [ACC-09]', async () => {
    const byTransfer = async (pay?: object) => {
      const { user, orderId, lineId } = await delivered(1, pay);
      const { rmaId } = await read<Announced>(announce(user, orderId, [item(lineId)]));
      await read(operate(`returns/${rmaId}/receive`));
      await read(operate(`returns/${rmaId}/refund`));
      const told = (await writtenLetters(shop.db)).filter(
        ({ kind, facts }) => kind === 'orderRefunded' && facts['orderId'] === orderId,
      );
      return told.map(({ facts }) => facts['byTransfer']);
    };
    expect(await byTransfer({ payMethodId: 'COD' })).toEqual([true]);
    expect(await byTransfer()).toEqual([false]);
  });

  it('does not let the time to send back grow by what is done with a return [RET-01]', async () => {
    const { user, orderId, order, lineId } = await delivered();
    await read(announce(user, orderId, [item(lineId)]));
    expect((await orderOf(user, orderId)).lastUpdateDate).toBe(order.lastUpdateDate);
  });

  it('takes back only what has arrived, within its days, and what was ordered [RET-01]', async () => {
    const sent = `back${(count += 1)}`;
    const orderId = await shop.ready(sent, [[frame, 1]]);
    await read(shop.as(sent, 'POST', 'cart/@self/checkout', { orderId }));
    const lineId = (await orderOf(sent, orderId)).orderItem[0]?.orderItemId ?? '';
    expect(await refusal(announce(sent, orderId, [item(lineId)]))).toEqual([409, 'RMA_NOT_ELIGIBLE']);

    const old = await delivered();
    expect(await refusal(announce(old.user, old.orderId, [item('1')]))).toEqual([409, 'RMA_NOT_ELIGIBLE']);
    expect(await refusal(announce(old.user, old.orderId, [item(old.lineId, { quantity: '2' })]))).toEqual([
      409,
      'RMA_NOT_ELIGIBLE',
    ]);
    expect(await refusal(announce(old.user, old.orderId, [item(old.lineId, { reasonCode: '05' })]))).toEqual([
      409,
      'RMA_NOT_ELIGIBLE',
    ]);
    shop.clock.advance(31 * DAY_MS);
    expect(await refusal(announce(old.user, old.orderId, [item(old.lineId)]))).toEqual([409, 'RMA_NOT_ELIGIBLE']);
  });

  it('is cancelled while nothing was sent, and frees its lines [RET-02]', async () => {
    const { user, orderId, lineId } = await delivered();
    const { rmaId } = await read<Announced>(announce(user, orderId, [item(lineId)]));
    for (let time = 0; time < 2; time += 1) {
      await read(shop.as(user, 'POST', 'process/weaver/returns/cancel', { rmaId }));
    }
    const told = (await writtenLetters(shop.db)).filter(
      ({ kind, facts }) => kind === 'returnCancelled' && facts['rmaId'] === rmaId,
    );
    expect(told.map(({ facts }) => facts)).toMatchObject([
      { orderId, rmaId, goods: [{ partNumber: frame, quantity: 1 }] },
    ]);
    expect((await orderOf(user, orderId)).orderExtendAttribute).toContainEqual(
      expect.objectContaining({ attributeName: 'RMAStatus', attributeValue: 'CAN' }),
    );
    const again = await read<Announced>(announce(user, orderId, [item(lineId)]));
    await read(operate(`returns/${again.rmaId}/ship`));
    expect(await refusal(shop.as(user, 'POST', 'process/weaver/returns/cancel', { rmaId: again.rmaId }))).toEqual([
      409,
      'RMA_WRONG_STATUS',
    ]);
  });

  it.each(['PDF', 'QR'])(
    'draws a label of type %s for who has its key, and for nobody else [RET-02]',
    async (labelType) => {
      const { user, orderId, lineId } = await delivered();
      const { rmaId, securityCheck } = await read<Announced>(announce(user, orderId, [item(lineId)], { labelType }));
      const label = (who: string, key: string) =>
        shop.as(who, 'GET', `process/weaver/returns/rma/${rmaId}/label/${key}`);
      const drawn = await label(user, securityCheck);
      expect([drawn.statusCode, drawn.headers['content-type'], drawn.body.slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
      expect((await label('back0', securityCheck)).statusCode).toBe(403);
      const { securityCheck: fresh } = await read<Announced>(
        shop.as(user, 'POST', 'process/weaver/returns/security_check', { rmaId }),
      );
      expect((await label(user, securityCheck)).statusCode).toBe(403);
      expect((await label(user, fresh)).statusCode).toBe(200);
      shop.clock.advance(2 * DAY_MS);
      expect((await label(user, fresh)).statusCode).toBe(403);
    },
  );

  it('is announced once, however many ask at the same time [RET-02]', async () => {
    const { user, orderId, lineId } = await delivered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => announce(user, orderId, [item(lineId)])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  it('hides the returns of others as if they were not there [RET-02] [PLAT-04]', async () => {
    const { user, orderId, lineId } = await delivered();
    const { rmaId } = await read<Announced>(announce(user, orderId, [item(lineId)]));
    const asStranger = (path: string, body?: object) => shop.as('back0', body ? 'POST' : 'GET', path, body);
    expect((await asStranger(`returns/rmaItemDetail/${lineId}`)).statusCode).toBe(404);
    expect((await asStranger('process/weaver/returns/security_check', { rmaId })).statusCode).toBe(404);
    expect((await asStranger('process/weaver/returns/cancel', { rmaId })).statusCode).toBe(404);
    expect((await announce('back0', orderId, [item(lineId)])).statusCode).toBe(404);
    expect((await shop.as('', 'POST', `/operations/returns/${rmaId}/receive`)).statusCode).toBe(403);
  });

  it('pays single pieces back so that they add up to what the line cost [RET-02]', () => {
    assertProperty(
      property(
        integer({ min: 1, max: 9 }),
        integer({ min: 1, max: 99_999 }),
        integer({ min: 0, max: 999 }),
        (quantity, unitMinor, off) => {
          const discount = Math.min(off, unitMinor * quantity);
          const line = {
            quantity,
            unitMinor,
            salesTaxMinor: 7,
            adjustments: [
              { displayLevel: 'OrderItem', amountMinor: -discount },
              { displayLevel: 'Shipping', amountMinor: -500 },
            ],
          } as unknown as OrderLine;
          let sum = 0;
          for (let before = 0; before < quantity; before += 1) {
            const piece = refundFor(line, 1, before);
            expect(piece).toBeGreaterThanOrEqual(0);
            sum += piece;
          }
          expect(sum).toBe(unitMinor * quantity - discount + 7);
        },
      ),
    );
  });
});
