import { aLine, anAddress } from '../../testing/anOrder';
import type { OrderLine } from '../order';
import { addLine, combines, quantities, requireQuantities } from './lines.domain';

const attribute = (attributeName: string, attributeValue: string) => ({
  attributeName,
  attributeType: 'STRING' as const,
  attributeValue,
});
const store = (physicalStoreId: string) => ({ physicalStoreId, physicalStoreExternalId: `x-${physicalStoreId}` });

const line = (change: Partial<OrderLine> = {}): OrderLine =>
  aLine({ opticalRole: 'none', attributes: [attribute('a', '1'), attribute('b', '2')], ...change });

describe('lines that are the same thing to the shopper [CART-03]', () => {
  it.each<[string, Partial<OrderLine>]>([
    ['their attributes stand in another order', { attributes: [attribute('b', '2'), attribute('a', '1')] }],
    [
      'an insurer wrote to one of them',
      { attributes: [attribute('insuranceCopay', '5.00'), attribute('a', '1'), attribute('b', '2')] },
    ],
    ['their prices differ', { unitMinor: 9000 }],
    ['their numbers and days differ', { quantity: 7, createdAt: new Date(0), updatedAt: new Date(0) }],
    ['one says that it is in no group', { groupKey: '0' }],
    ['nobody chose a place yet', { address: null }],
  ])('combine although %s', (_why, change) => {
    const place = 'address' in change ? { address: null } : {};
    expect(combines(line(place), line({ orderItemId: '2', ...change }))).toBe(true);
  });

  it.each<[string, Partial<OrderLine>]>([
    ['are other articles', { partNumber: '2900000000024' }],
    ['are sold by another contract', { contractId: '-11009' }],
    ['travel another way', { shipModeId: '14502' }],
    ['go to another address', { address: anAddress({ addressId: 'a-2' }) }],
    ['go nowhere yet', { address: null }],
    ['are collected in a store', { pickUp: store('1') }],
    ['have another note', { field2: 'for Ann' }],
    ['have an attribute more', { attributes: [attribute('a', '1'), attribute('b', '2'), attribute('c', '3')] }],
    ['have another value of an attribute', { attributes: [attribute('a', '1'), attribute('b', '3')] }],
    ['have the value by another name', { attributes: [attribute('a', '1'), attribute('c', '2')] }],
    ['belong to a pair', { groupKey: 'g-1' }],
    ['are lenses', { opticalRole: 'lens' }],
    ['are a gift', { giftOf: 'CLEARVIEW' }],
  ])('stay apart from those that %s, whichever came first', (_why, change) => {
    const other = line({ orderItemId: '2', ...change });
    expect([combines(line(), other), combines(other, line())]).toEqual([false, false]);
  });

  it('stay apart when they are collected in two stores', () => {
    const collected = (id: string) => line({ pickUp: store(id) });
    expect(combines(collected('1'), collected('2'))).toBe(false);
    expect(combines(collected('1'), collected('1'))).toBe(true);
  });

  it('stay apart in the same pair too: nobody buys half of one', () => {
    expect(combines(line({ groupKey: 'g-1' }), line({ groupKey: 'g-1' }))).toBe(false);
  });

  it('ask for the same price where a guest’s cart meets an account’s [AUTH-09]', () => {
    expect(combines(line(), line({ unitMinor: 9000 }), true)).toBe(false);
    expect(combines(line(), line(), true)).toBe(true);
  });
});

describe('a line that comes to others [CART-03]', () => {
  const later = new Date('2026-11-20T08:00:00Z');
  const coming = line({ orderItemId: '9', quantity: 3, updatedAt: later });

  it('adds its pieces to the first one it is the same as, which keeps its number and place', () => {
    const lines = [line({ orderItemId: '1', partNumber: '1' }), line({ orderItemId: '2', quantity: 2 }), line()];
    const { lines: after, at } = addLine(lines, coming);
    expect(at).toBe('2');
    expect(after.map(({ orderItemId, quantity }) => [orderItemId, quantity])).toEqual([
      ['1', 1],
      ['2', 5],
      ['1', 1],
    ]);
    expect(after[1]).toMatchObject({ updatedAt: later, createdAt: line().createdAt });
    expect(after[0]).toBe(lines[0]);
  });

  it('stands behind them under its own number when there is none', () => {
    const other = line({ partNumber: '1' });
    expect(addLine([other], coming)).toEqual({ lines: [other, coming], at: '9' });
    expect(addLine([line({ unitMinor: 9000 })], coming, true).at).toBe('9');
  });

  it('is one of a million pieces at no line', () => {
    expect(() => requireQuantities([line(), line({ quantity: 999_999 })])).not.toThrow();
    expect(() => requireQuantities([line(), line({ quantity: 1_000_000 })])).toThrow(
      expect.objectContaining({ status: 400, errorKey: '_ERR_QUANTITY_LIMIT', parameters: ['999999'] }),
    );
  });

  it('counts with all lines of its article', () => {
    const lines = [line({ quantity: 2 }), line({ partNumber: '1' }), line({ groupKey: 'g-1', quantity: 3 })];
    expect([...quantities(lines)]).toEqual([
      ['2900000000017', 5],
      ['1', 1],
    ]);
  });
});
