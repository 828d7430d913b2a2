import { aLine } from '../../testing/anOrder';
import { newPairKeys, pairsOf, withoutDelivery } from './pairs.domain';

const frame = aLine({ orderItemId: '1', groupKey: 'g-1' });
const lens = aLine({ orderItemId: '2', groupKey: 'g-1' });
const other = aLine({ orderItemId: '3', groupKey: 'g-2' });
const single = aLine({ orderItemId: '4', groupKey: '' });
const another = aLine({ orderItemId: '5', groupKey: '0' });
const gift = aLine({ orderItemId: '6', giftOf: 'CLEARVIEW' });
const lines = [frame, lens, other, single, another, gift];

describe('lines that leave a cart [CART-03]', () => {
  it.each([['1'], ['2']])('take their whole pair along, whichever of it is named (%s)', (id) => {
    expect(pairsOf(lines, [id])).toEqual({ chosen: [frame, lens], rest: [other, single, another, gift] });
  });

  it('go alone where they are in no pair, whether they say so by nothing or by zero', () => {
    expect(pairsOf(lines, ['4']).chosen).toEqual([single]);
    expect(pairsOf([another, aLine({ orderItemId: '7', groupKey: '0' })], ['5']).chosen).toEqual([another]);
  });

  it('are none when none is named', () => {
    expect(pairsOf(lines, [])).toEqual({ chosen: [], rest: lines });
  });

  it.each([
    ['that nobody knows', '99'],
    ['that a code gave away', '6'],
  ])('are refused with one %s among them', (_what, id) => {
    expect(() => pairsOf(lines, ['1', id])).toThrow(
      expect.objectContaining({ status: 400, errorKey: '_ERR_FINDER_EXCEPTION', parameters: [id] }),
    );
  });

  it('take neither place nor way nor cost of delivery along, and no discount', () => {
    const sent = aLine({
      pickUp: { physicalStoreId: '1', physicalStoreExternalId: 'x' },
      shippingMinor: 595,
      salesTaxMinor: 40,
      shippingTaxMinor: 5,
      adjustments: [
        { code: 'A', amountMinor: -1, displayLevel: 'Order', usage: 'Discount', usageId: '-1', description: '' },
      ],
    });
    expect(withoutDelivery(sent)).toEqual({
      ...sent,
      shipModeId: '14500',
      address: null,
      pickUp: null,
      shippingMinor: 0,
      salesTaxMinor: 0,
      shippingTaxMinor: 0,
      adjustments: [],
    });
  });
});

describe('the pairs of a copy [ORD-06]', () => {
  it('stay pairs under new names, and single things stay single', () => {
    const keyOf = newPairKeys();
    const keys = lines.slice(0, 5).map(keyOf);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
    for (const key of [keys[0], keys[2]]) expect(key).toMatch(/^g-[\w-]{12,}$/);
    expect(keys.slice(3)).toEqual(['', '0']);
    expect(newPairKeys()(frame)).not.toBe(keys[0]);
  });
});
