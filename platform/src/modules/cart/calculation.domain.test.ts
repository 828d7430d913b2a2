import { aLine, anAddress, anOrder } from '../../testing/anOrder';
import { type Adjustment, grandTotal, type Order } from '../order';
import type { Promotion } from '../promotion';
import { calculateOrder, type CalculationInput } from './calculation.domain';

const US = { storeId: '10801', country: 'US', currency: 'USD' } as CalculationInput['store'];
const CANADA = { ...US, country: 'CA' };
const ALL = new Set(['-1', '-3', '-4', '-7']);

const adjustment = (change: Partial<Adjustment>): Adjustment => ({
  code: 'KEPT',
  amountMinor: -100,
  displayLevel: 'Order',
  usage: 'Discount',
  usageId: '-1',
  description: '',
  ...change,
});
const tenth = {
  code: 'TEN',
  kind: 'percentage',
  value: 10,
  minimumMinor: 0,
  productTypes: [] as readonly string[],
  description: 'A tenth off',
} as Promotion;

const calculated = (order: Order, input: Partial<CalculationInput> = {}) =>
  calculateOrder({ order, store: US, promotions: [], usages: ALL, ...input });

describe('the amounts of an order [CART-05]', () => {
  it('are sums over its lines, each piece counted', () => {
    const order = calculated(anOrder([aLine({ quantity: 3 }), aLine({ orderItemId: '2', unitMinor: 2500 })]), {
      promotions: [tenth],
    });
    expect(order.totals).toEqual({
      productMinor: 32_500,
      adjustmentMinor: -3250,
      shippingMinor: 0,
      // 6.35 % of 270.00 and of 22.50, each rounded.
      salesTaxMinor: 1715 + 143,
      shippingTaxMinor: 0,
    });
    expect(order.adjustments).toEqual([expect.objectContaining({ code: 'TEN', amountMinor: -3250 })]);
    expect(order.dirty).toBe(false);
  });

  it('keep adjustments of single lines with their lines', () => {
    const promotions = [{ ...tenth, productTypes: ['optical'] }];
    const order = calculated(anOrder([aLine({ quantity: 2 })]), { promotions });
    expect(order.adjustments).toEqual([]);
    expect(order.totals.adjustmentMinor).toBe(-2000);
  });

  it('take what was not asked for as it was before', () => {
    const line = aLine({
      adjustments: [adjustment({ amountMinor: -700 }), adjustment({ usageId: '-7', code: 'FREE', amountMinor: -90 })],
      shippingMinor: 790,
      salesTaxMinor: 11,
      shippingTaxMinor: 12,
    });
    const [kept] = calculated(anOrder([line]), { usages: new Set(), promotions: [tenth] }).lines;
    expect(kept).toMatchObject({ shippingMinor: 790, salesTaxMinor: 11, shippingTaxMinor: 12 });
    expect(kept?.adjustments.map(({ code, amountMinor }) => [code, amountMinor])).toEqual([
      ['KEPT', -700],
      ['FREE', -90],
    ]);
    const [onlyTax] = calculated(anOrder([line]), { usages: new Set(['-3']) }).lines;
    expect([onlyTax?.salesTaxMinor, onlyTax?.shippingTaxMinor]).toEqual([591, 12]);
  });

  it('tax delivery where the state does, less what was made free of it', () => {
    const line = aLine({ shippingMinor: 1000 });
    expect(calculated(anOrder([line])).totals.shippingTaxMinor).toBe(64);
    const free = { ...tenth, kind: 'shipping' } as Promotion;
    const order = calculated(anOrder([line]), { promotions: [free] });
    expect([order.totals.shippingTaxMinor, order.totals.adjustmentMinor]).toEqual([0, -1000]);
  });

  it('tax nothing where nobody knows the place, and no lenses made to a prescription', () => {
    expect(calculated(anOrder([aLine({ address: null })])).totals.salesTaxMinor).toBe(0);
    const pair = [
      aLine({ groupKey: 'g' }),
      aLine({ orderItemId: '2', opticalRole: 'lens', productType: 'services', groupKey: 'g' }),
    ];
    expect(calculated(anOrder(pair)).totals.salesTaxMinor).toBe(0);
  });
});

describe('what a calculation is asked for [CART-05]', () => {
  /** Amounts of one line at $50.00 for which everything was different before. */
  const after = (...usages: readonly string[]) => {
    const before = aLine({
      unitMinor: 5000,
      adjustments: [adjustment({ code: 'OLD', amountMinor: -1 }), adjustment({ code: 'WAS', usageId: '-7' })],
      shippingMinor: 2,
      salesTaxMinor: 3,
      shippingTaxMinor: 4,
    });
    const free = { ...tenth, code: 'FREE', kind: 'shipping' } as Promotion;
    const { lines } = calculated(anOrder([before]), { usages: new Set(usages), promotions: [tenth, free] });
    const [line] = lines;
    const codes = line?.adjustments.map(({ code, amountMinor }) => `${code} ${amountMinor}`);
    return [codes?.join(', '), line?.shippingMinor, line?.salesTaxMinor, line?.shippingTaxMinor];
  };

  it.each([
    [['-1'], ['TEN -500, FREE -2', 2, 3, 4]],
    [['-5'], ['TEN -500, WAS -100', 2, 3, 4]],
    [['-2'], ['OLD -1, FREE -595', 595, 3, 4]],
    [['-7'], ['OLD -1, FREE -2', 2, 3, 4]],
    [['-3'], ['OLD -1, WAS -100', 2, 317, 4]],
    [['-4'], ['OLD -1, WAS -100', 2, 3, 0]],
    [['-6'], ['OLD -1, WAS -100', 2, 3, 4]],
    [
      ['-2', '-4'],
      ['OLD -1, FREE -595', 595, 3, 0],
    ],
  ])('is worked out anew and nothing else: %j', (usages, amounts) => {
    expect(after(...usages)).toEqual(amounts);
  });

  it('is a parcel for each place: two addresses and a store are three, and no place is none', () => {
    const express = (orderItemId: string, change: Parameters<typeof aLine>[0]) =>
      aLine({ orderItemId, shipModeId: '14502', unitMinor: 1000, ...change });
    const store = { physicalStoreId: 'a-1', physicalStoreExternalId: 'x' };
    const lines = [
      express('1', {}),
      express('2', { address: anAddress({ addressId: 'a-2' }) }),
      express('3', { pickUp: store }),
      express('4', { address: null }),
      express('5', {}),
    ];
    const charged = calculated(anOrder(lines), { usages: new Set(['-2']) });
    expect(charged.lines.map(({ shippingMinor }) => shippingMinor)).toEqual([748, 1495, 1495, 0, 747]);
    expect(charged.totals.shippingMinor).toBe(3 * 1495);
  });

  it('weighs all pieces of a line, and charges a gift that weighs something with its parcel', () => {
    const gift = aLine({ orderItemId: '2', giftOf: 'CASE', unitMinor: 9000, weightGrams: 30 });
    const { lines, totals } = calculated(anOrder([aLine({ unitMinor: 2000 }), gift]), { usages: new Set(['-2']) });
    // The gift's price brings nobody nearer to free delivery.
    expect([lines.map(({ shippingMinor }) => shippingMinor), totals.shippingMinor]).toEqual([[595, 0], 595]);
    const nothing = aLine({ unitMinor: 0, weightGrams: 0, quantity: 5 });
    expect(calculated(anOrder([nothing]), { usages: new Set(['-2']) }).totals.shippingMinor).toBe(0);
  });

  it('is charged with what the way of paying adds, once, on top of everything', () => {
    const surcharge = { code: 'CASH_ON_DELIVERY', amountMinor: 500, description: 'Cash' } as NonNullable<
      CalculationInput['surcharge']
    >;
    const plain = calculated(anOrder());
    const paid = calculated(anOrder(), { surcharge });
    expect(grandTotal(paid.totals) - grandTotal(plain.totals)).toBe(500);
  });
});

describe('a gift in an order [CART-06]', () => {
  const gift = aLine({ orderItemId: '2', giftOf: 'CASE', unitMinor: 1500, quantity: 2 });

  it('is free whatever else is entered, said in the words of its promotion', () => {
    const promotions = [{ ...tenth, code: 'CASE', kind: 'gift', description: 'A case' } as Promotion, tenth];
    const { lines, totals } = calculated(anOrder([aLine(), gift]), { promotions });
    expect(lines[1]?.adjustments).toEqual([
      expect.objectContaining({ code: 'CASE', amountMinor: -3000, description: 'A case', displayLevel: 'OrderItem' }),
    ]);
    expect(totals).toMatchObject({ productMinor: 13_000, adjustmentMinor: -4000 });
  });

  it('reaches no minimum and is free without its promotion too', () => {
    const promotions = [{ ...tenth, minimumMinor: 10_001 }];
    const { lines, totals } = calculated(anOrder([aLine(), gift]), { promotions });
    expect(lines[1]?.adjustments).toEqual([expect.objectContaining({ amountMinor: -3000, description: '' })]);
    expect(totals.adjustmentMinor).toBe(-3000);
  });
});

describe('taxes by their names, where the law wants them [CART-05]', () => {
  const at = (zipCode: string, state: string) => anAddress({ country: 'CA', zipCode, state });
  const taxesOf = (order: Order): unknown => {
    const { attributes } = calculated(order, { store: CANADA });
    return JSON.parse(attributes.find(({ attributeName }) => attributeName === 'taxes')?.attributeValue ?? 'null');
  };

  it('are those of federation and province, over lines and delivery', () => {
    const lines = [
      aLine({ address: at('H2X 1Y4', 'QC'), quantity: 2, shippingMinor: 1000 }),
      aLine({ orderItemId: '2', address: at('H2X 1Y4', 'QC') }),
    ];
    expect(taxesOf(anOrder(lines))).toEqual([
      { name: 'GST', amount: '15.50000' },
      { name: 'QST', amount: '30.93000' },
    ]);
  });

  it('are taken after discounts, each kind off what it is taken from', () => {
    const line = aLine({ address: at('K1A 0B1', 'ON'), shippingMinor: 1000 });
    const free = { ...tenth, code: 'FREE', kind: 'shipping' } as Promotion;
    const { attributes, totals } = calculated(anOrder([line]), { store: CANADA, promotions: [tenth, free] });
    const [taxes] = attributes;
    expect(taxes).toEqual({
      attributeName: 'taxes',
      attributeType: 'STRING',
      attributeValue: JSON.stringify([{ name: 'HST', amount: '11.70000' }]),
    });
    expect([totals.salesTaxMinor, totals.shippingTaxMinor]).toEqual([1170, 0]);
  });

  it('are not told where none is added', () => {
    expect(taxesOf(anOrder([aLine({ address: null })]))).toBeNull();
    expect(calculated(anOrder()).attributes).toEqual([]);
  });
});

it('leaves what an insurer paid to the insurer alone, also where discounts are kept [INS-02]', () => {
  const paid = adjustment({ code: 'INSURANCE', amountMinor: -4000 });
  const [line] = calculated(anOrder([aLine({ adjustments: [paid, adjustment({})] })]), { usages: new Set() }).lines;
  expect(line?.adjustments.map(({ code }) => code)).toEqual(['KEPT']);
});
