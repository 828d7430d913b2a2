import * as fc from 'fast-check';

import { attributesOf } from '../../testing/aProduct';
import {
  availabilityKey,
  availabilityKeyOf,
  availabilityOf,
  canBuy,
  statusOfQuantity,
  statusOfStockLabel,
} from './availability';

describe('what is said of stock', () => {
  it.each([
    [undefined, 'Available'],
    [null, 'Available'],
    ['', 'Available'],
    ['NONE', 'Available'],
    ['INFINITE_INVENTORY', 'Available'],
    ['SOLD OUT', 'SoldOut'],
    [' sold_out ', 'SoldOut'],
    ['SoldOut', 'SoldOut'],
    ['SOLD  - OUT', 'SoldOut'],
    ['COMING SOON', 'Coming soon'],
    ['coming-back-soon', 'Coming soon'],
    ['SOMETHING ELSE', 'Available'],
  ])('reads the label %p as %s [CAT-08]', (label, status) => {
    expect(statusOfStockLabel(label)).toBe(status);
  });

  it.each([
    [null, 'Available'],
    [6, 'Available'],
    [5, 'Available-fewleft'],
    [3, 'Available-fewleft'],
    [2, 'Available-twoleft'],
    [1, 'Available-oneleft'],
    [0, 'Out-of-stock'],
    [-1, 'Out-of-stock'],
  ])('reads %p pieces as %s [CAT-08]', (pieces, status) => {
    expect(statusOfQuantity(pieces)).toBe(status);
  });

  it('asks the sold-out flag first, then the label, then whether it is for sale, then the pieces [CAT-08]', () => {
    const none = attributesOf({});
    const labelled = attributesOf({ STOCK_LABEL: 'COMING SOON' });
    expect(availabilityOf({ buyable: false, attributes: attributesOf({ LX_SOLDOUT: 'TRUE' }) })).toBe('SoldOut');
    expect(availabilityOf({ buyable: false, attributes: labelled })).toBe('Coming soon');
    expect(availabilityOf({ buyable: true, attributes: labelled, stockLabel: 'NONE', quantity: 1 })).toBe(
      'Available-oneleft',
    );
    expect(availabilityOf({ buyable: false, attributes: none, quantity: 9 })).toBe('Not-for-sale');
    expect(availabilityOf({ buyable: true, attributes: none })).toBe('Available');
    expect(availabilityOf({ buyable: true, attributes: none, quantity: 0 })).toBe('Out-of-stock');
  });

  it('sells what is available [CAT-08]', () => {
    const statuses = [
      'Available',
      'Available-fewleft',
      'Available-twoleft',
      'Available-oneleft',
      'Out-of-stock',
      'Coming soon',
    ] as const;
    expect(statuses.map(canBuy)).toEqual([true, true, true, true, false, false]);
  });

  it('keys a model and its colour with one leading 0, without spaces around them [CAT-08]', () => {
    expect(availabilityKey(' NO4001S ', ' 01 ')).toBe('0NO4001S_01');
    expect(availabilityKey('0NO4001S', '01')).toBe('0NO4001S_01');
    expect(availabilityKeyOf(attributesOf({ MODEL_CODE_DISPLAY: 'NO4001S', COLOR_CODE: '01' }))).toBe('0NO4001S_01');
    expect(availabilityKeyOf(attributesOf({ MODEL_CODE_DISPLAY: 'NO4001S' }))).toBe('0NO4001S_');
    expect(availabilityKeyOf(attributesOf({ COLOR_CODE: '01' }))).toBeNull();
  });

  it('is never bought when sold out, not for sale, announced or gone, whatever else is known [CAT-08]', () => {
    const facts = fc.record({
      buyable: fc.boolean(),
      soldOut: fc.boolean(),
      stockLabel: fc.constantFrom('', 'NONE', 'SOLD OUT', 'coming_soon', 'COMING BACK SOON', 'INFINITE_INVENTORY'),
      quantity: fc.option(fc.integer({ min: -3, max: 12 })),
    });
    fc.assert(
      fc.property(facts, ({ buyable, soldOut, stockLabel, quantity }) => {
        const attributes = attributesOf(soldOut ? { LX_SOLDOUT: 'true' } : {});
        const isLabelled = /sold|coming/i.test(stockLabel);
        const isThere = quantity === null || quantity > 0;
        expect(canBuy(availabilityOf({ buyable, attributes, stockLabel, quantity }))).toBe(
          buyable && !soldOut && !isLabelled && isThere,
        );
      }),
    );
  });
});
