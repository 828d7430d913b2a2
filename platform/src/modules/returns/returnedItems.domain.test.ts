import { RETURN_PIECES_OFFERED } from '@sightline/shared-lib/domain/return';

import { aLine, anOrder } from '../../testing/anOrder';
import { aReturn, aReturnItem } from '../../testing/aReturn';
import { refusalOf } from '../../testing/refusalOf';
import type { OrderLine } from '../order';
import { piecesLeft, refundsOf, returnedItems, type ReturnRequestItem } from './returnedItems.domain';
import type { Return, ReturnItem } from './returns.repository';

const wanted = (orderItemId: string, change: Partial<ReturnRequestItem> = {}): ReturnRequestItem => ({
  orderItemId,
  quantity: 1,
  reasonCode: '01',
  comment: '',
  ...change,
});

const before = (status: Return['status'], ...items: readonly ReturnItem[]) => aReturn({ status, items });

const order = (...lines: readonly OrderLine[]) => anOrder(lines, { status: '1' });
const told = (items: ReturnType<typeof returnedItems>) =>
  items.map((item) => [item.order_item_id, item.quantity, item.refund_minor]);

describe('pieces that can still be sent back [RET-01]', () => {
  const line = aLine({ quantity: 5 });

  it('are all but those of returns before, and those of cancelled returns count again', () => {
    const two = aReturnItem({ quantity: 2 });
    const other = aReturnItem({ order_item_id: '2', quantity: 4 });
    expect(piecesLeft(line, [])).toBe(5);
    expect(piecesLeft(line, [before('REF', two, other), before('CRE', aReturnItem())])).toBe(2);
    expect(piecesLeft(line, [before('CAN', two), before('REF', two)])).toBe(3);
    expect(piecesLeft(line, [before('REF', aReturnItem({ quantity: 6 }))])).toBe(0);
  });
});

describe('what is told of the money before [RET-02]', () => {
  const frame = aLine({ quantity: 2, groupKey: 'g' });
  const lens = aLine({ orderItemId: '2', unitMinor: 2500, quantity: 2, groupKey: 'g' });

  it('is what announcing so many pieces would pay back, with all that goes with them', () => {
    const pairs = order(frame, lens);
    const announced = (quantity: number) =>
      returnedItems(pairs, [wanted('1', { quantity })], []).reduce((sum, item) => sum + Number(item.refund_minor), 0);
    expect(refundsOf(pairs, frame, [])).toEqual([announced(1), announced(2)]);
    expect(announced(2)).toBe(25_000);
    expect(refundsOf(pairs, frame, [before('CRE', aReturnItem({ quantity: 2 }))])).toEqual([]);
  });

  it('is no longer a list than numbers are offered, however many were bought', () => {
    const many = aLine({ quantity: 999_999 });
    expect(refundsOf(order(many), many, [])).toHaveLength(RETURN_PIECES_OFFERED);
  });
});

describe('what comes back of an order [RET-01] [RET-02]', () => {
  it('is each named line with its pieces, reason, words and money', () => {
    const lines = [aLine({ quantity: 3 }), aLine({ orderItemId: '2', partNumber: '29', unitMinor: 2500 })];
    const items = returnedItems(
      order(...lines),
      [wanted('1', { quantity: 2 }), wanted('2', { reasonCode: '05', comment: '  scratched \n', exchangeFor: '30' })],
      [],
    );
    expect(items).toEqual([
      {
        order_item_id: '1',
        part_number: '2900000000017',
        quantity: 2,
        reason_code: '01',
        comment: '',
        refund_minor: 20_000,
        is_open: true,
        exchange_part: '',
        exchange_line: '',
      },
      {
        order_item_id: '2',
        part_number: '29',
        quantity: 1,
        reason_code: '05',
        comment: 'scratched',
        refund_minor: 2500,
        is_open: true,
        exchange_part: '30',
        exchange_line: '',
      },
    ]);
  });

  it('is a frame with the lenses and services of its pair, whichever is named, and no other pair', () => {
    const pair = (groupKey: string, first: number) => [
      aLine({ orderItemId: String(first), groupKey }),
      aLine({ orderItemId: String(first + 1), groupKey, opticalRole: 'lens', unitMinor: 9500 }),
    ];
    const whole = order(...pair('g-1', 1), ...pair('g-2', 3), aLine({ orderItemId: '5', groupKey: '0' }));
    for (const id of ['1', '2'])
      expect(told(returnedItems(whole, [wanted(id)], [])).toSorted()).toEqual([
        ['1', 1, 10_000],
        ['2', 1, 9500],
      ]);
    expect(told(returnedItems(whole, [wanted('5')], []))).toEqual([['5', 1, 10_000]]);
  });

  it('is as many lenses as frames where only the frame is named, never more than there are', () => {
    const frame = aLine({ quantity: 3, groupKey: 'g-1' });
    const lenses = aLine({ orderItemId: '2', quantity: 3, groupKey: 'g-1', unitMinor: 9500 });
    const coating = aLine({ orderItemId: '3', quantity: 1, groupKey: 'g-1', unitMinor: 4000 });
    expect(told(returnedItems(order(frame, lenses, coating), [wanted('1', { quantity: 2 })], []))).toEqual([
      ['1', 2, 20_000],
      ['2', 2, 19_000],
      ['3', 1, 4000],
    ]);
  });

  it('is each line of a pair once, in the pieces it is named with itself', () => {
    const frame = aLine({ quantity: 2, groupKey: 'g-1' });
    const lenses = aLine({ orderItemId: '2', quantity: 2, groupKey: 'g-1', unitMinor: 9500 });
    const items = returnedItems(order(frame, lenses), [wanted('1'), wanted('2', { quantity: 2 })], []);
    expect(told(items)).toEqual([
      ['1', 1, 10_000],
      ['2', 2, 19_000],
    ]);
  });

  it('is paid for the pieces after those that came back before', () => {
    // A third of $100.00 three times: 33.33, 33.34 and 33.33.
    const line = aLine({ quantity: 3, unitMinor: 3333, salesTaxMinor: 1 });
    const pieces = [0, 1, 2].map((sent) => {
      const earlier = sent > 0 ? [before('REF', aReturnItem({ quantity: sent }))] : [];
      return Number(returnedItems(order(line), [wanted('1')], earlier)[0]?.refund_minor);
    });
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(10_000);
  });

  it('is worth what the first article was, where it came instead of it', () => {
    const instead = aLine({ orderItemId: '9', unitMinor: 0 });
    const exchanged = aReturnItem({ refund_minor: '8700', exchange_part: '29', exchange_line: '9' });
    expect(told(returnedItems(order(aLine(), instead), [wanted('9')], [before('REF', exchanged)]))).toEqual([
      ['9', 1, 8700],
    ]);
    // A return that was cancelled made nothing.
    expect(told(returnedItems(order(aLine(), instead), [wanted('9')], [before('CAN', exchanged)]))).toEqual([
      ['9', 1, 0],
    ]);
  });

  it.each<[string, readonly ReturnRequestItem[], readonly Return[], string]>([
    ['a line of another order', [wanted('77')], [], 'RMA_NOT_ELIGIBLE line 77'],
    ['a reason that nobody offers', [wanted('1', { reasonCode: '98' })], [], 'RMA_NOT_ELIGIBLE line 1'],
    [
      'a reason that asks for words without them',
      [wanted('1', { reasonCode: '99', comment: ' ' })],
      [],
      'RMA_NOT_ELIGIBLE line 1',
    ],
    ['more pieces than were bought', [wanted('1', { quantity: 3 })], [], 'RMA_NOT_ELIGIBLE quantity 1'],
    [
      'more pieces than are left',
      [wanted('1', { quantity: 2 })],
      [before('REF', aReturnItem())],
      'RMA_NOT_ELIGIBLE quantity 1',
    ],
    [
      'more pieces than are left of a line that is on its way',
      [wanted('1', { quantity: 2 })],
      [before('SHI', aReturnItem({ is_open: true }))],
      'RMA_NOT_ELIGIBLE quantity 1',
    ],
    [
      'a line that is on its way with all its pieces',
      [wanted('2'), wanted('1')],
      [before('SHI', aReturnItem({ is_open: true, quantity: 2 }))],
      'RMA_ALREADY_EXISTS 1',
    ],
  ])('is nothing when %s is named', (_what, items, earlier, refusal) => {
    const lines = [aLine({ quantity: 2 }), aLine({ orderItemId: '2' })];
    expect(refusalOf(() => returnedItems(order(...lines), items, earlier))).toBe(refusal);
  });

  it('may be the other pieces of a line of which some are on their way, with what belongs to them', () => {
    const frame = aLine({ quantity: 3, groupKey: 'g-1' });
    const lenses = aLine({ orderItemId: '2', quantity: 3, groupKey: 'g-1', unitMinor: 9500 });
    const coating = aLine({ orderItemId: '3', quantity: 1, groupKey: 'g-1', unitMinor: 4000 });
    const held = ['1', '2', '3'].map((id) => aReturnItem({ order_item_id: id, is_open: true }));
    const rest = returnedItems(order(frame, lenses, coating), [wanted('1', { quantity: 2 })], [before('CRE', ...held)]);
    expect(told(rest)).toEqual([
      ['1', 2, 20_000],
      ['2', 2, 19_000],
    ]);
  });

  it('may be a line again whose return was cancelled, or the rest of one that was paid back', () => {
    const line = aLine({ quantity: 2 });
    for (const earlier of [before('CAN', aReturnItem({ quantity: 2 })), before('REF', aReturnItem())])
      expect(returnedItems(order(line), [wanted('1')], [earlier])).toHaveLength(1);
  });
});
