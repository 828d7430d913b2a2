import * as fc from 'fast-check';

import { orderGroupOf } from './orderGroups';
import { shownOrderNumber } from './orderNumber';
import {
  canServiceCancel,
  isCancellable,
  isEditable,
  isFreeOfCharge,
  isPrescriptionRejected,
  isWithOptician,
  needsPrescription,
  orderProgressOf,
  orderStatusOf,
} from './orderStatus';

const LETTERS = 'MGFLHEVWXNRSODZP1'.split('');

describe('order status', () => {
  it.each([
    ['M', 'Created', 'created'],
    ['L', 'Late', 'in-progress'],
    ['H', 'Error', 'error'],
    ['D', 'Settled', 'delivered'],
    ['R', 'Confirmed', 'in-progress'],
    ['X', 'Cancelled', 'cancelled'],
    ['1', 'Delivered', 'delivered'],
    ['E', 'PendingPrescription', 'pending-prescription'],
    ['G', 'Created_SAPSent', 'created'],
    ['F', 'Created_Error', 'created'],
    ['V', 'PendingPrescription', 'pending-prescription'],
    ['W', 'PendingPrescription', 'pending-prescription'],
    ['N', 'Cancelled', 'cancelled'],
    ['S', 'Shipped', 'shipped'],
    ['O', 'Billed', 'shipped'],
    ['Z', 'FailedStatement', 'error'],
    ['P', 'Pending', 'unknown'],
  ])('reads %s as %s, %s [ORD-01]', (letter, status, progress) => {
    expect(orderStatusOf(letter)).toBe(status);
    expect(orderProgressOf(letter)).toBe(progress);
  });

  it('never breaks on a letter it does not know [ORD-01]', () => {
    fc.assert(
      fc.property(fc.string(), (letter) => {
        expect(typeof orderStatusOf(letter)).toBe('string');
        expect(typeof orderProgressOf(letter)).toBe('string');
      }),
    );
    expect(orderStatusOf('K')).toBe('Unknown');
  });

  it('lets Created and PendingPrescription orders be edited and paid, Created ones cancelled [ORD-01] [ORD-06]', () => {
    const letters = ['M', 'E', 'V', 'W', 'R', 'X', 'D', 'P'];
    expect(letters.filter(isEditable)).toEqual(['M', 'E', 'V', 'W']);
    expect(letters.filter(isCancellable)).toEqual(['M']);
    expect([...letters, 'G', 'L', 'N', 'S', '1'].filter(canServiceCancel)).toEqual(['E', 'V', 'W', 'R', 'G', 'L', 'N']);
    expect(isPrescriptionRejected('N')).toBe(true);
    expect(isPrescriptionRejected('X')).toBe(false);
  });

  it('waits for the shopper while a prescription is missing or was sent back, and for the optician in between [RX-07]', () => {
    expect(LETTERS.filter(needsPrescription)).toEqual(['E', 'V', 'N']);
    expect(LETTERS.filter(isWithOptician)).toEqual(['W']);
    expect([needsPrescription(' e '), isWithOptician(' w '), isPrescriptionRejected(' n ')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('reads letters written small or with blanks [ORD-01]', () => {
    expect([orderStatusOf(' m '), isEditable(' v '), isCancellable(' m ')]).toEqual(['Created', true, true]);
  });

  it('is done, cancelled, or still open, one group a letter [ORD-02]', () => {
    const grouped = (group: string) => LETTERS.filter((letter) => orderGroupOf(letter) === group).join('');
    expect([grouped('open'), grouped('done'), grouped('cancelled')]).toEqual(['MGFLHEVWNRSOZP', 'D1', 'X']);
  });
});

describe('an order number', () => {
  it.each([
    ['12345', '12\u00a0345'],
    ['1234567', '1\u00a0234\u00a0567'],
    ['1234', '1234'],
    ['ord-12345', 'ord-12345'],
    ['12345-b', '12345-b'],
  ])('of %s reads %s [ORD-02]', (orderId, shown) => {
    expect(shownOrderNumber(orderId)).toBe(shown);
  });
});

it('costs nothing when it was called off before anything was received [ORD-04] [ORD-06]', () => {
  const [placed, paid, refunded] = [{ event: 'placed' }, { event: 'paid' }, { event: 'refunded' }];
  expect(isFreeOfCharge('X', [placed])).toBe(true);
  expect(isFreeOfCharge('X', [refunded, paid, placed])).toBe(false);
  expect(['M', 'N', 'S', '1'].filter((letter) => isFreeOfCharge(letter, [placed]))).toEqual([]);
});
