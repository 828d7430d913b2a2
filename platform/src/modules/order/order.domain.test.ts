import { prescriptionAttributes, prescriberAttributes } from '@sightline/shared-lib/domain/prescription';

import { aLine, anOrder } from '../../testing/anOrder';
import {
  attributeValue,
  CANCELLED_STATUSES,
  type ExtendedAttribute,
  grandTotal,
  heldOrReleased,
  isCollected,
  lacksLensValues,
  lockHolder,
  prescriptionOf,
  withAttributes,
  withPrescriberAsked,
  ZERO_TOTALS,
} from './order.domain';

const attribute = (attributeName: string, value: string): ExtendedAttribute => ({
  attributeName,
  attributeType: 'STRING',
  attributeValue: value,
});
const attributesOf = (values: Readonly<Record<string, string>>): ExtendedAttribute[] =>
  Object.entries(values).map(([name, value]) => attribute(name, value));
const contactLens = aLine({ opticalRole: 'contactLens' });
const lensThat = (state: 'missing' | 'waiting' | 'approved' | 'rejected') =>
  aLine({ opticalRole: 'lens', attributes: attributesOf(prescriptionAttributes(state, 'expired')) });

it.each([
  [null, null],
  ['checkout', 'checkout'],
  ['r1', 'shopper'],
  ['a1', 'assistant'],
])('locked by %s is held by %s [CART-08]', (lockedBy, holder) => {
  expect(lockHolder({ lockedBy, buyerId: 'r1' })).toBe(holder);
});

it('counts as cancelled what was called off and what had its prescription sent back [ORD-01]', () => {
  expect(CANCELLED_STATUSES).toEqual(['N', 'X']);
});

it('adds up everything an order is made of [CART-05]', () => {
  const totals = {
    productMinor: 1,
    adjustmentMinor: -20,
    shippingMinor: 300,
    salesTaxMinor: 4000,
    shippingTaxMinor: 5,
  };
  expect([grandTotal(totals), grandTotal(ZERO_TOTALS)]).toEqual([4286, 0]);
});

describe('attributes of an order [ORD-05]', () => {
  const kept = [attribute('a', '1'), attribute('b', '2')];

  it('are read by their name, and are empty where there is none', () => {
    expect(['a', 'b', 'c'].map((name) => attributeValue(kept, name))).toEqual(['1', '2', '']);
  });

  it('are replaced by their name, added, and taken away by an empty value', () => {
    expect(
      withAttributes(kept, [attribute('a', '9'), attribute('b', ''), attribute('c', '3'), attribute('d', '')]),
    ).toEqual([attribute('a', '9'), attribute('c', '3')]);
    expect(withAttributes(kept, [])).toEqual(kept);
  });
});

it('is collected as soon as one line is', () => {
  const collected = aLine({ pickUp: { physicalStoreId: '11001', physicalStoreExternalId: 'US_1' } });
  const orders = [[], [aLine()], [aLine(), collected], [collected]].map((lines) => isCollected(anOrder(lines)));
  expect(orders).toEqual([false, false, true, true]);
});

describe('the prescription of a line [RX-07] [RX-20]', () => {
  it.each(['missing', 'waiting', 'approved'] as const)('of lenses is %s', (state) => {
    expect(prescriptionOf(lensThat(state))).toEqual({ state, reason: null });
  });

  it('that was sent back says why', () => {
    expect(prescriptionOf(lensThat('rejected'))).toEqual({ state: 'rejected', reason: 'expired' });
  });

  it('is none of what needs none, whatever its attributes say', () => {
    const asked = attributesOf({ ...prescriptionAttributes('waiting'), ...prescriberAttributes('needed') });
    for (const opticalRole of ['frame', 'service', 'none'] as const)
      expect(prescriptionOf({ opticalRole, attributes: asked })).toBeNull();
  });

  it('of contact lenses counts only where a prescriber is asked', () => {
    expect(prescriptionOf(contactLens)).toBeNull();
    expect(prescriptionOf(withPrescriberAsked(contactLens, true))).toEqual({ state: 'missing', reason: null });
  });
});

describe('contact lenses of an order that is placed [RX-20]', () => {
  it('wait for their prescriber where the law asks for it, and keep what they are made in', () => {
    const line = { ...contactLens, attributes: [attribute('contactLensData', 'x')] };
    expect(withPrescriberAsked(line, true)).toEqual({
      ...line,
      attributes: [attribute('contactLensData', 'x'), attribute('prescriberRequest', 'needed')],
    });
  });

  it('wait for nobody elsewhere, as a gift, and other goods never do', () => {
    expect(withPrescriberAsked(contactLens, false)).toBe(contactLens);
    for (const line of [{ ...contactLens, giftOf: 'BOX' }, aLine(), aLine({ opticalRole: 'lens' })])
      expect(withPrescriberAsked(line, true)).toBe(line);
  });
});

it.each([
  ['M', ['waiting', 'missing'], 'E'],
  ['E', ['waiting', 'approved'], 'W'],
  ['W', ['approved', 'approved'], 'R'],
  ['W', ['approved', 'rejected'], 'N'],
  ['M', [], 'M'],
  ['S', ['missing'], 'S'],
] as const)('an order in %s whose lenses are %j is then in %s [ORD-01] [RX-07]', (status, states, then) => {
  const order = anOrder([aLine(), contactLens, ...states.map(lensThat)], { status });
  expect(heldOrReleased(order)).toEqual({ ...order, status: then });
});

it('cannot make contact lenses without the values of an eye [RX-20]', () => {
  const attributes = [attribute('contactLensData', '{}')];
  expect([contactLens, { ...contactLens, attributes }, aLine()].map(lacksLensValues)).toEqual([true, false, false]);
});
