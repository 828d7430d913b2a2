import { aLine, anAddress, anOrder } from '../../testing/anOrder';
import type { Adjustment, Order } from '../order';
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
