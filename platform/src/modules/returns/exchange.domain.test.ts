import { aLine, anOrder } from '../../testing/anOrder';
import { exchangedLine, isExchangeable, lastSent } from './exchange.domain';

const at = new Date('2026-12-01T09:00:00Z');
const article = { productId: '3009', partNumber: '2900000000109', name: 'Marlowe in green', weightGrams: 90 };
const line = aLine({
  quantity: 3,
  shippingMinor: 595,
  salesTaxMinor: 635,
  shippingTaxMinor: 38,
  adjustments: [
    { code: 'A', amountMinor: -1, displayLevel: 'Order', usage: 'Discount', usageId: '-1', description: '' },
  ],
  attributes: [{ attributeName: 'note', attributeType: 'STRING', attributeValue: 'For Ann' }],
});
const instead = exchangedLine(line, article, { orderItemId: '9', quantity: 2, at, trackingNumbers: ['1Z-1', '1Z-2'] });

describe('what is sent instead of something [RET-02]', () => {
  it('is the other article, for which nothing more is owed, on its way to the same place', () => {
    expect(instead).toEqual({
      ...line,
      ...article,
      orderItemId: '9',
      quantity: 2,
      unitMinor: 0,
      shippingMinor: 0,
      salesTaxMinor: 0,
      shippingTaxMinor: 0,
      adjustments: [],
      attributes: instead.attributes,
      inventoryStatus: 'Allocated',
      createdAt: at,
      updatedAt: at,
    });
  });

  it('names the line that it is for, and its parcels, and takes over nothing that was written on the first', () => {
    const [from, ...parcels] = instead.attributes;
    expect(from).toEqual({ attributeName: 'exchangedFrom', attributeType: 'STRING', attributeValue: line.orderItemId });
    expect(JSON.stringify(parcels)).toMatch(/1Z-1.*1Z-2/);
    expect(JSON.stringify(parcels)).not.toContain('Ann');
  });

  it.each([
    ['a single thing', true, {}],
    ['one that says it is in no pair', true, { groupKey: '0' }],
    ['a part of a pair', false, { groupKey: 'g-1' }],
    ['lenses', false, { opticalRole: 'lens' }],
    ['contact lenses', false, { opticalRole: 'contactLens' }],
    ['a gift', false, { giftOf: 'CLEARVIEW' }],
    ['what was collected', false, { pickUp: { physicalStoreId: '1', physicalStoreExternalId: 'x' } }],
  ] as const)('can be wanted for %s: %s', (_what, can, change) => {
    expect(isExchangeable({ insuranceClaim: null }, aLine(change))).toBe(can);
  });

  it('cannot be wanted where an insurer paid', () => {
    const insuranceClaim = { insurerName: 'Vision', allowanceMinor: 1, copayMinor: 0 };
    expect(isExchangeable({ insuranceClaim }, aLine())).toBe(false);
  });
});

describe('the day that goods were sent last [RET-01]', () => {
  const delivered = new Date('2026-11-20T12:00:00Z');
  const sentOn = (lines: readonly (typeof line)[]) => lastSent(anOrder(lines, { updatedAt: delivered }));

  it('is the order’s, or a later one of what was sent instead', () => {
    expect(sentOn([line])).toEqual(delivered);
    expect(sentOn([line, instead])).toEqual(at);
    expect(sentOn([line, { ...instead, createdAt: new Date('2026-11-19T00:00:00Z') }])).toEqual(delivered);
    // A line that was bought says nothing about the day it was sent.
    expect(sentOn([{ ...line, createdAt: at }])).toEqual(delivered);
  });
});
