import { aDiscount, aLine, anOrder } from '../../testing/anOrder';
import { aReturn, aReturnItem } from '../../testing/aReturn';
import type { Adjustment } from '../order';
import { deliveryGivenBack, deliveryOfReturn, givenUp, goodsOwed, isAllBack } from './deliveryBack.domain';
import type { Return, ReturnItem } from './returns.repository';

const off = (amountMinor: number, displayLevel: Adjustment['displayLevel'] = 'Shipping') =>
  aDiscount({ amountMinor, displayLevel });

const piece = (order_item_id: string, change: Partial<ReturnItem> = {}) => aReturnItem({ order_item_id, ...change });

const back = (rma_id: string, status: Return['status'], items: readonly ReturnItem[], delivery_minor = 0) =>
  aReturn({ rma_id, status, items, delivery_minor });

describe('what is given back for the delivery [RET-02]', () => {
  const express = [aLine({ shippingMinor: 1000 }), aLine({ orderItemId: '2', shippingMinor: 495 })];

  it('is what was paid for it, and no more than the cheapest that was offered', () => {
    expect(deliveryGivenBack(express, null)).toBe(1495);
    expect(deliveryGivenBack(express, 395)).toBe(395);
    expect(deliveryGivenBack(express, 2000)).toBe(1495);
    expect(deliveryGivenBack(express, 0)).toBe(0);
  });

  it('counts its own discounts and no others, and is never less than nothing', () => {
    expect(deliveryGivenBack([aLine({ shippingMinor: 595, adjustments: [off(-400), off(-900, 'Order')] })], 395)).toBe(
      195,
    );
    expect(deliveryGivenBack([aLine({ shippingMinor: 595, adjustments: [off(-700)] })], 395)).toBe(0);
  });

  it('has the tax of what goes back in it', () => {
    expect(deliveryGivenBack([aLine({ shippingMinor: 600, shippingTaxMinor: 60 })], 400)).toBe(440);
    expect(deliveryGivenBack([aLine({ shippingMinor: 600, shippingTaxMinor: 60 })], null)).toBe(660);
  });
});

describe('whether a whole order comes back [RET-02]', () => {
  const lines = [aLine({ quantity: 2 }), aLine({ orderItemId: '2' }), aLine({ orderItemId: '3', giftOf: 'GIFT' })];

  it('asks for every piece that was bought, and for no gift', () => {
    expect(isAllBack({ lines }, [piece('1', { quantity: 2 })])).toBe(false);
    expect(isAllBack({ lines }, [piece('1'), piece('2')])).toBe(false);
    expect(isAllBack({ lines }, [piece('1'), piece('1'), piece('2')])).toBe(true);
  });

  it('counts no cancelled return, and no piece that something else is wanted for', () => {
    const wish = piece('1', { is_open: true, exchange_part: '29' });
    expect(givenUp([back('RMA-1', 'CAN', [piece('1')]), back('RMA-2', 'CRE', [wish, piece('2')])])).toEqual([
      piece('2'),
    ]);
    // Sold out: the money was paid back after all.
    expect(givenUp([back('RMA-1', 'REF', [piece('1', { exchange_part: '29' })])])).toHaveLength(1);
  });

  it('asks for what was sent instead too', () => {
    const exchanged = back('RMA-1', 'REF', [piece('1', { exchange_part: '29', exchange_line: '9' })]);
    const order = { lines: [aLine(), aLine({ orderItemId: '9', unitMinor: 0 })] };
    expect(isAllBack(order, givenUp([exchanged]))).toBe(false);
    expect(isAllBack(order, givenUp([exchanged, back('RMA-2', 'CRE', [piece('9', { is_open: true })])]))).toBe(true);
  });
});

describe('the return that carries it [RET-02]', () => {
  const order = anOrder([aLine(), aLine({ orderItemId: '2' })]);
  const first = back('RMA-1', 'SHI', [piece('1', { is_open: true })]);
  const second = back('RMA-2', 'CRE', [piece('2', { is_open: true })]);

  it('is the newest open one of an order that comes back whole, and waits for the others', () => {
    expect(deliveryOfReturn(order, [first, second], 'RMA-2', 395)).toEqual({ amountMinor: 395, waits: true });
    expect(deliveryOfReturn(order, [first, second], 'RMA-1', 395)).toBeNull();
    const paid = back('RMA-2', 'REF', second.items);
    expect(deliveryOfReturn(order, [first, paid], 'RMA-1', 395)).toEqual({ amountMinor: 395, waits: false });
  });

  it('is none where something is left, and where there is nothing to give', () => {
    expect(deliveryOfReturn(order, [first], 'RMA-1', 395)).toBeNull();
    expect(deliveryOfReturn(order, [first, second], 'RMA-2', 0)).toBeNull();
  });

  it('is the one that paid it, whatever comes later', () => {
    const paid = back('RMA-1', 'REF', [piece('1')], 395);
    expect(deliveryOfReturn(order, [paid, second], 'RMA-1', 0)).toEqual({ amountMinor: 395, waits: false });
    expect(deliveryOfReturn(order, [paid, second], 'RMA-2', 395)).toBeNull();
  });
});

describe('what is still owed for goods [RET-02]', () => {
  it('is what was paid for them less what was paid back, and an exchange paid nothing back', () => {
    const order = anOrder([
      aLine({ quantity: 2 }),
      aLine({ orderItemId: '2' }),
      aLine({ orderItemId: '9', unitMinor: 0 }),
    ]);
    const exchanged = piece('2', { exchange_part: '29', exchange_line: '9' });
    const returns = [back('RMA-1', 'REF', [piece('1'), exchanged]), back('RMA-2', 'CRE', [piece('1')])];
    expect(goodsOwed(order, [])).toBe(30_000);
    expect(goodsOwed(order, returns)).toBe(20_000);
  });
});
