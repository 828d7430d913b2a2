import { aLine, anAddress, anOrder } from '../../testing/anOrder';
import type { Order, OrderLine } from '../order';
import { amendable, amended, amendmentOf } from './addressAmendment.domain';

const placed = (lines: readonly OrderLine[] = [aLine(), aLine({ orderItemId: '2' })], change: Partial<Order> = {}) =>
  anOrder(lines, { status: 'M', placedAt: new Date('2026-11-18T10:00:00Z'), ...change });
const wish = {
  firstName: ' Bea ',
  lastName: 'Doe',
  addressLine: [' 77 Other Road '],
  city: 'Avon',
  state: 'CT',
  zipCode: '06001',
  phone1: ' 2125550111 ',
};
const pickUp = { physicalStoreId: '11001', physicalStoreExternalId: 'sl-us-0001' };

describe('a placed order whose address can change [ORD-01]', () => {
  it('goes to one place', () => {
    expect(amendable(placed())).toEqual({ ok: true, address: anAddress() });
  });

  it.each([
    ['was not placed', 'status', placed(undefined, { placedAt: null })],
    ['was sent', 'status', placed(undefined, { status: 'S' })],
    ['is collected', 'pickUp', placed([aLine(), aLine({ orderItemId: '2', pickUp })])],
    ['goes to two places', 'several', placed([aLine(), aLine({ address: anAddress({ city: 'Troy' }) })])],
    ['goes nowhere', 'several', placed([aLine({ address: null })])],
    ['has no lines', 'several', placed([])],
  ])('is none that %s', (_what, why, order) => {
    expect(amendable(order)).toEqual({ ok: false, why });
    expect(amendmentOf(order, wish)).toEqual({ ok: false, why });
  });
});

describe('the address that it is changed to [ORD-01]', () => {
  it('is kept without spaces around, in three lines, and is no entry of an address book', () => {
    expect(amended(anAddress({ nickName: 'home' }), wish)).toEqual(
      anAddress({
        addressId: '',
        firstName: 'Bea',
        addressLine: ['77 Other Road', '', ''],
        phone1: '2125550111',
      }),
    );
    expect(amended(anAddress(), { ...wish, addressLine: ['a', 'b', 'c', 'd'] }).addressLine).toEqual(['a', 'b', 'c']);
  });

  it.each([{ firstName: ' ' }, { lastName: '' }, { city: ' ' }, { zipCode: '0600' }, { addressLine: ['', ' '] }])(
    'is whole: not with %j',
    (change) => {
      expect(amendmentOf(placed(), { ...wish, ...change })).toEqual({ ok: false, why: 'address' });
    },
  );

  it('costs the same tax, line by line', () => {
    expect(amendmentOf(placed(), wish)).toMatchObject({ ok: true, address: { firstName: 'Bea' } });
    expect(amendmentOf(placed(), { ...wish, state: 'OR', zipCode: '97201' })).toEqual({ ok: false, why: 'tax' });
    // Contact lenses are taxed nowhere.
    const lenses = placed([aLine({ opticalRole: 'contactLens' })]);
    expect(amendmentOf(lenses, { ...wish, state: 'OR', zipCode: '97201' })).toMatchObject({ ok: true });
  });
});
