import { aLine, anAddress, anOrder } from '../../testing/anOrder';
import { refusalOf } from '../../testing/refusalOf';
import type { Adjustment, OrderLine } from '../order';
import { requirePrice } from './freeOrder.domain';
import { requireDelivery, requireMakeable } from './precheckout.service';

describe('an order that is to be delivered [CHK-05]', () => {
  const refusal = (...lines: readonly OrderLine[]) => refusalOf(() => requireDelivery(anOrder(lines)));
  const nowhere = aLine({ orderItemId: '2', address: null });
  const notYet = aLine({ orderItemId: '3', shipModeId: '14500' });

  it('has lines, each with an address and a way of delivery', () => {
    expect([refusal(aLine()), refusal()]).toEqual(['', '_ERR_ORDER_IS_EMPTY']);
    expect(refusal(aLine(), nowhere)).toBe('_ERR_ORDER_SHIPPING_INCOMPLETE 2');
    expect(refusal(notYet, aLine())).toBe('_ERR_ORDER_SHIPPING_INCOMPLETE 3');
    expect(refusal(nowhere, aLine(), notYet)).toBe('_ERR_ORDER_SHIPPING_INCOMPLETE 2 3');
    expect(refusal(aLine({ address: anAddress({ city: '' }) }))).toBe('');
  });

  it('has no letter for what came in later and no letter takes [CHK-03]', () => {
    const cloth = (change: Partial<OrderLine> = {}) =>
      aLine({ orderItemId: '4', productType: 'accessories', shipModeId: '14505', ...change });
    expect(refusal(cloth({ weightGrams: 125, quantity: 2 }))).toBe('');
    expect(refusal(cloth({ weightGrams: 125, quantity: 3 }))).toBe('_ERR_ORDER_SHIPPING_INCOMPLETE 4');
    expect(refusal(cloth(), aLine({ shipModeId: '14505' }))).toBe('_ERR_ORDER_SHIPPING_INCOMPLETE 4 1');
    expect(refusal(cloth(), aLine())).toBe('_ERR_ORDER_SHIPPING_INCOMPLETE 4');
  });
});

describe('an order that can be made [CHK-07] [RX-20]', () => {
  const refusal = (...lines: readonly OrderLine[]) => refusalOf(() => requireMakeable(anOrder(lines)));
  const lens = (quantity: number) => aLine({ opticalRole: 'lens', quantity });
  const contact = (orderItemId: string, change: Partial<OrderLine> = {}) =>
    aLine({ orderItemId, opticalRole: 'contactLens', ...change });

  it('has ten pairs with prescription at most', () => {
    expect([refusal(lens(10), aLine({ quantity: 99 })), refusal(lens(4), lens(6)), refusal(lens(4), lens(7))]).toEqual([
      '',
      '',
      'RX_LIMIT_EXCEEDED 10',
    ]);
  });

  it('says what its contact lenses are made in, but for gifts', () => {
    const attributes = [{ attributeName: 'contactLensData', attributeType: 'STRING', attributeValue: '{}' }];
    expect(refusal(contact('1', { attributes }), contact('2', { giftOf: 'BOX' }), aLine())).toBe('');
    expect(refusal(contact('1', { attributes }), contact('2'), contact('3'))).toBe(
      '_ERR_CONTACT_LENS_VALUES_MISSING 2 3',
    );
  });
});

describe('an order that costs nothing [CHK-05] [PLAT-06]', () => {
  const claim = { insurerName: 'Vision', allowanceMinor: 20_000, copayMinor: 0 };
  const taken = (code: string, amountMinor: number): Adjustment => ({
    code,
    amountMinor,
    displayLevel: 'OrderItem',
    usage: 'Discount',
    usageId: '-1',
    description: '',
  });
  /** A line of $100.00 with this off it; the codes were admitted. */
  const refusal = (
    off: readonly Adjustment[],
    promotionCodes: readonly string[],
    insuranceClaim: typeof claim | null = null,
  ) => {
    const adjustmentMinor = off.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const totals = { productMinor: 10_000, adjustmentMinor, shippingMinor: 0, salesTaxMinor: 0, shippingTaxMinor: 0 };
    const lines = [aLine({ orderItemId: '2', unitMinor: 0 }), aLine({ adjustments: off })];
    return refusalOf(() => requirePrice(anOrder(lines, { totals, promotionCodes, insuranceClaim })));
  };
  const refused = `_ERR_ORDER_TOTAL_INVALID ${anOrder().orderId}`;

  it('is placed when a promotion that was admitted paid, or an insurer whose grant was verified', () => {
    expect(refusal([taken('ALL', -10_000)], ['ALL'])).toBe('');
    expect(refusal([taken('INSURANCE', -10_000)], [], claim)).toBe('');
    expect(refusal([taken('STRANGE', -4000), taken('ALL', -6000)], ['ALL'])).toBe('');
  });

  it('is refused when nobody did who may', () => {
    expect(refusal([taken('STRANGE', -10_000)], [])).toBe(refused);
    expect(refusal([taken('STRANGE', -10_000)], ['ALL'], claim)).toBe(refused);
    expect(refusal([taken('INSURANCE', -10_000)], ['ALL'])).toBe(refused);
    expect(refusal([taken('STRANGE', -10_000), taken('ALL', 0)], ['ALL'])).toBe(refused);
  });

  it('is refused below nothing, whoever paid; one that costs a cent needs nobody', () => {
    expect(refusal([taken('ALL', -10_001)], ['ALL'])).toBe(refused);
    expect(refusal([taken('STRANGE', -9999)], [])).toBe('');
  });
});
