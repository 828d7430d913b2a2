import * as fc from 'fast-check';

import { aCart, anOrderLine } from '../../testing/aCart';
import { money } from '../money/money';
import type { ProductType } from '../product/product';
import { cartChanges } from './cartChanges';
import { CART_GROUPS, cartEntries, groupEntries, isRxOrder, lineIdsOf } from './cartGroups';
import { FREE_DELIVERY_FROM, isDeliveryFree } from './freeDelivery';
import { MAX_QUANTITY, isCheckoutAllowed, isRxLimitExceeded, isStale, quantityLimit } from './cartRules';
import { cartTotals, totalsAddUp } from './cartTotals';
import { waitingCodes } from './promotionState';
import { withQuantities } from './withQuantities';

const usd = (minor: number) => money(minor, 'USD');

const frame = anOrderLine({
  orderItemId: '1',
  groupKey: 'g-1',
  unitPrice: usd(20_000),
  extendedAttributes: { RxLensId: 'L-77', IsRoxFrame: 'true' },
});
const lens = anOrderLine({
  orderItemId: '2',
  groupKey: 'g-1',
  unitPrice: usd(15_000),
  extendedAttributes: {
    IsRoxLens: 'true',
    lensesReview: '{"Type":{"code":"SV","description":"Single vision"},"AddOns":[]}',
    x_lens_prescription: '{"x_spherePower_left":"-1.75","x_Pupillary_distance":"63"}',
  },
  adjustments: [
    { code: 'LENS30', usage: 'Discount', amount: usd(-3000), displayLevel: 'OrderItem', description: '' },
    { code: 'SAVE', usage: 'Discount', amount: usd(-500), displayLevel: 'Order', description: '' },
  ],
});
const service = anOrderLine({
  orderItemId: '3',
  groupKey: 'g-1',
  unitPrice: usd(4000),
  extendedAttributes: { IsRox: 'true' },
});

const typeBy = (types: Readonly<Record<string, ProductType>>) => (line: { orderItemId: string }) =>
  types[line.orderItemId] ?? null;

describe('cart groups', () => {
  it('merges the lens and service lines into the frame they belong to [CART-02]', () => {
    const [entry, ...others] = cartEntries([frame, lens, service], typeBy({}));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ group: 'rx', line: { orderItemId: '1' } });
    expect(entry?.rx).toMatchObject({
      rxLensId: 'L-77',
      prescriptionUploaded: true,
      rxPrice: usd(39_000),
      rxDiscountedPrice: usd(36_000),
      lensesReview: { type: { description: 'Single vision' } },
      prescriptionDetails: { leftSphere: '-1.75', pupillaryDistance: '63' },
    });
    expect(entry?.rx?.roxableServices.map((line) => line.orderItemId)).toEqual(['2', '3']);
    expect(entry?.rx?.roxableAttributes).toMatchObject({ IsRoxLens: 'true', IsRox: 'true' });
    expect(entry && lineIdsOf(entry)).toEqual(['1', '2', '3']);
  });

  it('keeps a lens line whose frame is gone in sight [CART-02]', () => {
    const entries = cartEntries([lens], typeBy({}));
    expect(entries).toEqual([{ line: lens, group: 'rx', rx: null }]);
  });

  it('keeps two frames with their own lenses apart [CART-02]', () => {
    const other = [
      { ...frame, orderItemId: '4', groupKey: 'g-2' },
      { ...lens, orderItemId: '5', groupKey: 'g-2' },
    ];
    const entries = cartEntries([frame, lens, ...other], typeBy({}));
    expect(entries.map(lineIdsOf)).toEqual([
      ['1', '2'],
      ['4', '5'],
    ]);
  });

  it('sorts lines into rx, cl, cl-acc, sun and default [CART-02]', () => {
    const lines = ['6', '7', '8', '9'].map((orderItemId) => anOrderLine({ orderItemId }));
    const types = { '6': 'contact-lenses', '7': 'contact-lenses-accessories', '8': 'sun', '9': 'accessories' } as const;
    const groups = groupEntries(cartEntries([frame, ...lines], typeBy(types)));
    expect(CART_GROUPS.map((group) => groups[group].map((entry) => entry.line.orderItemId))).toEqual([
      ['1'],
      ['6'],
      ['7'],
      ['8'],
      ['9'],
    ]);
  });

  it('loses no line and shows none twice [CART-02]', () => {
    const line = fc.record({
      orderItemId: fc.uuid(),
      groupKey: fc.constantFrom('', 'g-1', 'g-2'),
      extendedAttributes: fc.constantFrom<Readonly<Record<string, string>>>(
        {},
        { RxLensId: 'L-1' },
        { IsRoxLens: 'true' },
        { IsRox: 'TRUE' },
      ),
    });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: (one) => one.orderItemId, maxLength: 8 }), (facts) => {
        const lines = facts.map((one) => anOrderLine(one));
        const shown = cartEntries(lines, typeBy({})).flatMap(lineIdsOf);
        expect(shown.toSorted()).toEqual(lines.map((one) => one.orderItemId).toSorted());
      }),
    );
  });

  it('knows an Rx order by its attribute [ORD-05]', () => {
    expect(isRxOrder({ extendedAttributes: { IS_ROX_ORDER: 'true' } })).toBe(true);
    expect(isRxOrder({ extendedAttributes: { IS_ROX_ORDER: 'false' } })).toBe(false);
  });
});

describe('cart rules', () => {
  const allowed = { checkInventory: true, fetchFailed: false };
  const cartWith = (inventoryStatus: 'Available' | 'Allocated' | 'Backordered' | 'Unallocated' | 'Unknown') =>
    aCart({ lines: [anOrderLine(), anOrderLine({ orderItemId: '2', inventoryStatus })] });

  it('lets a cart go to checkout only when every line is Available or Allocated [CART-04]', () => {
    const statuses = ['Available', 'Allocated', 'Backordered', 'Unallocated', 'Unknown'] as const;
    const verdicts = statuses.map((status) => isCheckoutAllowed(cartWith(status), allowed));
    expect(verdicts).toEqual([true, true, false, false, false]);
  });

  it('does not look at stock when it is not checked, and never trusts a failed fetch [CART-04]', () => {
    expect(isCheckoutAllowed(cartWith('Backordered'), { checkInventory: false, fetchFailed: false })).toBe(true);
    expect(isCheckoutAllowed(cartWith('Available'), { checkInventory: true, fetchFailed: true })).toBe(false);
    expect(isCheckoutAllowed(null, allowed)).toBe(false);
    expect(isCheckoutAllowed(aCart({ lines: [] }), allowed)).toBe(false);
  });

  it('delivers free from the amount of the store on, and never where the store names none [CART-05]', () => {
    expect(isDeliveryFree(FREE_DELIVERY_FROM - 1, FREE_DELIVERY_FROM)).toBe(false);
    expect(isDeliveryFree(FREE_DELIVERY_FROM, FREE_DELIVERY_FROM)).toBe(true);
    expect(isDeliveryFree(FREE_DELIVERY_FROM, 0)).toBe(false);
  });

  it('limits quantities to stock, else to 999999 [CART-03]', () => {
    expect(MAX_QUANTITY).toBe(999_999);
    expect([quantityLimit(3), quantityLimit(null), quantityLimit(undefined), quantityLimit(-1)]).toEqual([
      3, 999_999, 999_999, 0,
    ]);
    expect(quantityLimit(Number.MAX_SAFE_INTEGER)).toBe(999_999);
  });

  it('flags more than ten prescription items [CHK-07]', () => {
    const frames = Array.from({ length: 11 }, (_, index) => ({ ...frame, orderItemId: String(index) }));
    expect(isRxLimitExceeded(frames.slice(0, 10))).toBe(false);
    expect(isRxLimitExceeded(frames)).toBe(true);
  });

  it('takes flagged carts for stale after the given days, others never [CART-09]', () => {
    const updated = Date.parse('2026-05-01T19:48:28.510Z');
    const rx = aCart({ lines: [frame] });
    expect(isStale(rx, 2, updated + 2 * 86_400_000)).toBe(false);
    expect(isStale(rx, 2, updated + 2 * 86_400_000 + 1)).toBe(true);
    expect(isStale(aCart(), 2, updated + 9e9)).toBe(false);
    const lenses = aCart({ lines: [anOrderLine({ extendedAttributes: { contactLensData: '{}' } })] });
    expect(isStale(lenses, 2, updated + 9e9)).toBe(true);
    expect(isStale({ ...rx, lastUpdateDate: '' }, 2, updated + 9e9)).toBe(false);
  });
});

describe('cart totals', () => {
  const discount = (amount: number, displayLevel: 'Order' | 'OrderItem', code = 'SAVE25') => ({
    code,
    usage: 'Discount',
    amount: usd(amount),
    displayLevel,
    description: 'Save 25',
  });

  it('shows an order discount once though each line lists its share [CART-05]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 100, max: 50_000 }), { minLength: 1, maxLength: 5 }), (prices) => {
        const whole = prices.reduce((a, b) => a + b, 0);
        const shares = prices.map((price) => -Math.floor((2500 * price) / whole));
        // What rounding left over stands on the first line.
        shares[0] = (shares[0] ?? 0) - 2500 - shares.reduce((a, b) => a + b, 0);
        const lines = prices.map((price, index) =>
          anOrderLine({
            orderItemId: String(index),
            unitPrice: usd(price),
            adjustments: [discount(shares[index] ?? 0, 'Order')],
          }),
        );
        const cart = aCart({ lines, adjustments: [discount(-2500, 'Order')], totalAdjustment: usd(-2500) });
        const totals = cartTotals(cart);
        expect(totals.discounts).toEqual([{ code: 'SAVE25', label: 'Save 25', amount: usd(-2500) }]);
        expect(totals.total.minor).toBe(whole - 2500);
        expect(totalsAddUp(cart)).toBe(true);
      }),
    );
  });

  it('adds line discounts of one code together [CART-05]', () => {
    const lines = ['1', '2'].map((orderItemId) =>
      anOrderLine({ orderItemId, adjustments: [discount(-100, 'OrderItem', 'TWO')] }),
    );
    expect(cartTotals(aCart({ lines })).discounts).toEqual([{ code: 'TWO', label: 'Save 25', amount: usd(-200) }]);
  });

  it('tell what the way of paying adds apart from discounts [CART-05] [PAY-07]', () => {
    const entry = {
      code: 'COD',
      usage: 'Surcharge',
      amount: usd(390),
      displayLevel: 'Order',
      description: '',
    } as const;
    const { surcharge, discounts } = cartTotals(aCart({ adjustments: [entry] }));
    expect([surcharge, discounts]).toEqual([usd(390), []]);
    expect(cartTotals(aCart({ adjustments: [] })).surcharge).toEqual(usd(0));
  });

  it('uses the estimated tax until the order has its own [CART-05]', () => {
    expect(cartTotals(aCart(), usd(1300))).toMatchObject({ isTaxEstimated: true, tax: usd(1300), total: usd(15_940) });
    const taxed = aCart({ totalSalesTax: usd(1250) });
    expect(cartTotals(taxed, usd(1300))).toMatchObject({ isTaxEstimated: false, tax: usd(1250), total: usd(15_890) });
  });

  it('notices totals that do not add up [CART-05]', () => {
    expect(totalsAddUp(aCart({ grandTotal: usd(1) }))).toBe(false);
  });
});

describe('changes since the cart was last seen', () => {
  it('tells prices and stock, and leaves alone what somebody did [CART-10]', () => {
    const lines = ['1', '2', '3', '4'].map((orderItemId) => anOrderLine({ orderItemId, quantity: 2 }));
    const seen = aCart({ lines });
    const now = aCart({
      lines: [
        anOrderLine({ orderItemId: '1', quantity: 2, unitPrice: usd(15_000) }),
        anOrderLine({ orderItemId: '2', quantity: 1 }),
        anOrderLine({ orderItemId: '3', quantity: 2, inventoryStatus: 'Unallocated' }),
      ],
    });
    expect(cartChanges(seen, now).map(({ kind, line }) => [kind, line.orderItemId])).toEqual([
      ['price', '1'],
      ['unavailable', '3'],
    ]);
    expect(cartChanges(seen, seen)).toEqual([]);
    expect(cartChanges(seen, { ...now, orderId: 'another' })).toEqual([]);
  });
});

describe('codes that wait', () => {
  const dear = anOrderLine({ orderItemId: '1', unitPrice: usd(15_000), orderItemPrice: usd(15_000) });
  const gift = anOrderLine({
    orderItemId: '2',
    freeGift: true,
    orderItemPrice: usd(8000),
    adjustments: [
      { code: 'CLEARVIEW', usage: 'Discount', amount: usd(-8000), displayLevel: 'OrderItem', description: '' },
    ],
  });

  it('are those that take nothing off order or line, with what is missing to their minimum [CART-06]', () => {
    const cart = aCart({
      lines: [dear, gift],
      adjustments: [{ code: 'SAVE25', usage: 'Discount', amount: usd(-2500), displayLevel: 'Order', description: '' }],
      promotionCodes: [
        { code: 'SAVE25', descriptions: [] },
        { code: 'CLEARVIEW', descriptions: [], minimum: usd(10_000) },
        { code: 'PAIR200', descriptions: [], minimum: usd(20_000) },
        { code: 'LATER', descriptions: [] },
      ],
    });
    // The gift's price does not count towards the minimum.
    expect(waitingCodes(cart)).toEqual([
      { code: 'PAIR200', minimum: usd(20_000), missing: usd(5000) },
      { code: 'LATER', minimum: null, missing: null },
    ]);
  });
});

describe('a cart while a change is under way', () => {
  const lines = [
    anOrderLine({ orderItemId: '1', unitPrice: usd(1000), quantity: 2, orderItemPrice: usd(2000) }),
    anOrderLine({ orderItemId: '2', unitPrice: usd(500), quantity: 1, orderItemPrice: usd(500) }),
  ];
  const cart = aCart({ lines, totalProductPrice: usd(2500), totalShippingCharge: usd(595), grandTotal: usd(3095) });

  it('has the wanted quantities, loses lines with none and keeps the rest [CART-03]', () => {
    const after = withQuantities(cart, { '1': 5, '2': 0 });
    expect(after.lines.map((line) => [line.orderItemId, line.quantity, line.orderItemPrice.minor])).toEqual([
      ['1', 5, 5000],
    ]);
    expect(after).toMatchObject({ totalProductPrice: usd(5000), grandTotal: usd(5595), numItems: 5 });
    expect(cart.lines).toHaveLength(2);
  });

  it('always adds up [CART-03]', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), (first, second) => {
        const after = withQuantities(cart, { '1': first, '2': second });
        expect(
          totalsAddUp({ ...after, totalAdjustment: usd(0), totalSalesTax: usd(0), totalShippingTax: usd(0) }),
        ).toBe(true);
      }),
    );
  });
});
