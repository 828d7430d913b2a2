import { array, assert as assertProperty, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import {
  type Order,
  type OrderLine,
  requireStore,
  ZERO_TOTALS,
  grandTotal,
  readUsages,
  readCalculation,
} from '../order';
import type { Promotion } from '../promotion';
import { calculateOrder } from './calculation.domain';

const at = new Date('2026-03-01T10:00:00Z');

const line = (more: Partial<OrderLine>): OrderLine => ({
  orderItemId: '1',
  productId: '1',
  partNumber: 'A',
  name: '',
  productType: 'sunglasses',
  opticalRole: 'none',
  weightGrams: 100,
  quantity: 1,
  unitMinor: 10_000,
  contractId: '-11001',
  shipModeId: '14501',
  address: null,
  pickUp: null,
  shippingMinor: 0,
  salesTaxMinor: 0,
  shippingTaxMinor: 0,
  adjustments: [],
  attributes: [],
  groupKey: '',
  field2: '',
  inventoryStatus: 'Available',
  createdAt: at,
  updatedAt: at,
  ...more,
});
const order = (lines: OrderLine[]): Order => ({
  orderId: '1',
  storeId: '10801',
  buyerId: '1',
  status: 'P',
  current: true,
  currency: 'USD',
  description: '',
  lockedBy: null,
  version: 1,
  prepared: false,
  dirty: true,
  totals: ZERO_TOTALS,
  adjustments: [],
  promotionCodes: [],
  attributes: [],
  insuranceClaim: null,
  notifyEmail: '',
  langId: '',
  parentOrderId: null,
  createdAt: at,
  updatedAt: at,
  placedAt: null,
  lines,
});
const promotion = (more: Partial<Promotion>): Promotion => ({
  promotionId: '1',
  code: 'SAVE25',
  kind: 'amount',
  value: 2500,
  minimumMinor: 0,
  startsAt: null,
  endsAt: null,
  usesPerShopper: null,
  usesInAll: null,
  segment: null,
  productTypes: [],
  isCombinable: true,
  giftPartNumber: '',
  description: '',
  ...more,
});
const newYork = {
  addressId: '1',
  firstName: '',
  lastName: '',
  addressLine: ['', '', ''],
  city: '',
  state: 'NY',
  zipCode: '10001',
  country: 'US',
  phone1: '',
  email1: '',
};
const calculate = (cart: Order, promotions: Promotion[] = [], usages = readUsages(undefined)) =>
  calculateOrder({ order: cart, store: requireStore('10801'), promotions, usages });

describe('the totals of an order [CART-05]', () => {
  const anyLine = record({
    quantity: integer({ min: 1, max: 999_999 }),
    unitMinor: integer({ min: 0, max: 99_999_99 }),
    shipModeId: constantFrom('14500', '14501', '14502', '14503', '14505'),
    address: constantFrom(null, newYork, { ...newYork, addressId: '2', zipCode: '97201', state: 'OR' }),
  });
  const anyPromotion = record({
    code: constantFrom('A', 'B', 'C'),
    kind: constantFrom('percentage', 'amount', 'shipping', 'deferred' as const),
    value: integer({ min: 0, max: 100 }),
    minimumMinor: constantFrom(0, 20_000),
  });

  it('always add up: grand total = products + adjustments + delivery + taxes, and every total is the sum of its lines', () => {
    assertProperty(
      property(
        array(anyLine, { maxLength: 8 }),
        uniqueArray(anyPromotion, { selector: (entry) => entry.code, maxLength: 3 }),
        (lines, promotions) => {
          const {
            totals,
            adjustments,
            lines: calculated,
          } = calculate(
            order(lines.map((entry, index) => line({ ...entry, orderItemId: String(index) }))),
            promotions.map((entry) => promotion(entry as Partial<Promotion>)),
          );
          const sum = (pick: (entry: OrderLine) => number) =>
            calculated.reduce((total, entry) => total + pick(entry), 0);
          expect(totals.productMinor).toBe(sum((entry) => entry.unitMinor * entry.quantity));
          expect(totals.shippingMinor).toBe(sum((entry) => entry.shippingMinor));
          expect(totals.salesTaxMinor).toBe(sum((entry) => entry.salesTaxMinor));
          expect(totals.adjustmentMinor).toBe(adjustments.reduce((total, entry) => total + entry.amountMinor, 0));
          expect(totals.adjustmentMinor).toBe(
            sum((entry) => entry.adjustments.reduce((total, one) => total + one.amountMinor, 0)),
          );
          expect(grandTotal(totals)).toBe(
            totals.productMinor +
              totals.adjustmentMinor +
              totals.shippingMinor +
              totals.salesTaxMinor +
              totals.shippingTaxMinor,
          );
          expect(grandTotal(totals)).toBeGreaterThanOrEqual(0);
          for (const entry of calculated) {
            const discount = entry.adjustments
              .filter((one) => one.displayLevel === 'Order')
              .reduce((total, one) => total + one.amountMinor, 0);
            expect(entry.unitMinor * entry.quantity + discount).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it('splits an order discount over the lines by value, marked with the order level', () => {
    const result = calculate(order([line({ unitMinor: 30_000 }), line({ orderItemId: '2', unitMinor: 10_000 })]), [
      promotion({}),
    ]);
    expect(result.lines.map((entry) => entry.adjustments.map((one) => [one.amountMinor, one.displayLevel]))).toEqual([
      [[-1875, 'Order']],
      [[-625, 'Order']],
    ]);
    expect(result.adjustments).toMatchObject([
      { code: 'SAVE25', amountMinor: -2500, usage: 'Discount', usageId: '-1' },
    ]);
  });

  it('takes a discount for some product types from their lines alone, marked with the level of the line [CART-06]', () => {
    const result = calculate(
      order([line({ unitMinor: 20_000 }), line({ orderItemId: '2', productType: 'accessories', unitMinor: 5_000 })]),
      [
        promotion({ code: 'SUN20', kind: 'percentage', value: 20, productTypes: ['sunglasses'] }),
        promotion({ code: 'TEN', kind: 'percentage', value: 10 }),
      ],
    );
    expect(
      result.lines.map((entry) => entry.adjustments.map((one) => [one.code, one.amountMinor, one.displayLevel])),
    ).toEqual([
      [
        ['SUN20', -4000, 'OrderItem'],
        ['TEN', -1600, 'Order'],
      ],
      [['TEN', -500, 'Order']],
    ]);
    // The order lists what is its own; the total holds both.
    expect(result.adjustments.map((one) => [one.code, one.amountMinor])).toEqual([['TEN', -2100]]);
    expect(result.totals.adjustmentMinor).toBe(-6100);
  });

  it('gives a gift away for nothing: it reaches no minimum, pays no parcel and no other code takes from it [CART-06]', () => {
    const gift = line({ orderItemId: '2', unitMinor: 8_000, giftOf: 'CLEARVIEW', address: newYork });
    const result = calculate(order([line({ unitMinor: 4_000, address: newYork }), gift]), [
      promotion({ code: 'CLEARVIEW', kind: 'gift' }),
      promotion({ code: 'TEN', kind: 'percentage', value: 10 }),
      promotion({ code: 'PAIR200', value: 1_000, minimumMinor: 5_000 }),
    ]);
    expect(result.lines[1]).toMatchObject({ salesTaxMinor: 0, adjustments: [{ amountMinor: -8_000 }] });
    expect(result.totals).toMatchObject({ productMinor: 12_000, adjustmentMinor: -8_400, shippingMinor: 595 });
  });

  it('stacks codes in the order they were entered: the percentage works on what the amount left', () => {
    const stacked = calculate(order([line({})]), [
      promotion({}),
      promotion({ code: 'WELCOME10', kind: 'percentage', value: 10 }),
    ]);
    expect(stacked.totals.adjustmentMinor).toBe(-3250);
    const reversed = calculate(order([line({})]), [
      promotion({ code: 'WELCOME10', kind: 'percentage', value: 10 }),
      promotion({}),
    ]);
    expect(reversed.totals.adjustmentMinor).toBe(-3500);
  });

  it('charges a parcel once, frees Standard from 75.00 and takes delivery off with a shipping code', () => {
    const cheap = [
      line({ unitMinor: 2_000, address: newYork }),
      line({ orderItemId: '2', unitMinor: 2_000, address: newYork }),
    ];
    expect(calculate(order(cheap)).lines.map((entry) => entry.shippingMinor)).toEqual([298, 297]);
    expect(calculate(order([line({ unitMinor: 7_500, address: newYork })])).totals.shippingMinor).toBe(0);
    expect(calculate(order([line({ unitMinor: 7_499, address: newYork })])).totals.shippingMinor).toBe(595);
    const free = calculate(order(cheap), [promotion({ code: 'FREESHIP', kind: 'shipping' })]);
    expect(free.totals).toMatchObject({ shippingMinor: 595, adjustmentMinor: -595 });
    expect(free.adjustments).toMatchObject([{ displayLevel: 'Shipping', usage: 'Shipping Adjustment', usageId: '-7' }]);
  });

  it('taxes what is left after discounts at the rate of the ship-to, delivery included where the state does so', () => {
    const taxed = calculate(order([line({ unitMinor: 54_999, address: newYork, shipModeId: '14502' })]), [
      promotion({}),
    ]);
    expect(taxed.totals).toMatchObject({ salesTaxMinor: 2100, shippingTaxMinor: 60 });
    const oregon = calculate(
      order([line({ unitMinor: 54_999, address: { ...newYork, state: 'OR', zipCode: '97201' } })]),
    );
    expect(oregon.totals.salesTaxMinor).toBe(0);
    const italy = calculateOrder({
      order: order([line({ address: { ...newYork, country: 'IT', zipCode: '20121' } })]),
      store: requireStore('10802'),
      promotions: [],
      usages: readUsages(undefined),
    });
    expect(italy.totals.salesTaxMinor).toBe(0);
  });

  it('names every tax of an order in Canada, discounts and delivery counted in, and takes the names away again', () => {
    const montreal = { ...newYork, country: 'CA', state: 'QC', zipCode: 'H2X 1Y4' };
    const store = { ...requireStore('10801'), country: 'CA' };
    const canadian = (cart: Order) =>
      calculateOrder({ order: cart, store, promotions: [promotion({})], usages: readUsages(undefined) });
    const placed = canadian(order([line({ address: montreal, shipModeId: '14502' })]));
    // 100.00 less 25.00, and 14.95 for the courier.
    expect(JSON.parse(placed.attributes[0]?.attributeValue ?? '')).toEqual([
      { name: 'GST', amount: '4.50000' },
      { name: 'QST', amount: '8.97000' },
    ]);
    expect(placed.totals.salesTaxMinor + placed.totals.shippingTaxMinor).toBe(1347);
    expect(canadian({ ...placed, lines: [] }).attributes).toEqual([]);
  });

  it('keeps what was not asked for: usage -1 alone leaves delivery and tax as they were', () => {
    const before = line({ address: newYork, shippingMinor: 111, salesTaxMinor: 222 });
    const after = calculate(order([before]), [promotion({})], readUsages('-1'));
    expect(after.totals).toEqual({
      productMinor: 10_000,
      adjustmentMinor: -2500,
      shippingMinor: 111,
      salesTaxMinor: 222,
      shippingTaxMinor: 0,
    });
  });

  it('reads the calculation fields in both spellings', () => {
    expect(readCalculation({})).toBeNull();
    expect(readCalculation({ x_calculateOrder: '0' })).toBeNull();
    expect(readCalculation({ calculateOrder: 1, calculationUsage: '-1,-2' })).toEqual(new Set(['-1', '-2']));
    expect(readCalculation({ x_calculateOrder: '1' })?.size).toBe(7);
  });
});
