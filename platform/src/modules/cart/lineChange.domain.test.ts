import { aLine, anAddress } from '../../testing/anOrder';
import { applied, inPlace, lensValuesOf } from './lineChange.domain';

const now = new Date('2026-11-20T08:00:00Z');
const attribute = (attributeName: string, attributeValue: string) => ({
  attributeName,
  attributeType: 'STRING' as const,
  attributeValue,
});

describe('a new line [CART-03]', () => {
  const fresh = aLine({ orderItemId: '9', shipModeId: '14500', address: null });
  const sent = aLine({ shipModeId: '14502', address: anAddress({ addressId: 'a-7' }) });

  it('travels with the others when all of them go one way to one place', () => {
    const [first, second] = [sent, { ...sent, orderItemId: '2' }];
    expect(inPlace([first, second], fresh)).toEqual({ ...fresh, shipModeId: '14502', address: sent.address });
  });

  it.each([
    ['there are no others', []],
    ['one of them goes another way', [sent, { ...sent, shipModeId: '14501' }]],
    ['one of them goes elsewhere', [sent, { ...sent, address: anAddress({ addressId: 'a-8' }) }]],
    ['one of them goes nowhere yet', [sent, { ...sent, address: null }]],
    ['they are collected in a store', [{ ...sent, pickUp: { physicalStoreId: '1', physicalStoreExternalId: 'x' } }]],
  ])('stays without delivery when %s', (_why, lines) => {
    expect(inPlace(lines, fresh)).toBe(fresh);
  });

  it('keeps the way that it names itself', () => {
    const named = { ...fresh, shipModeId: '14501' };
    expect(inPlace([sent], named)).toBe(named);
  });
});

describe('a line that is changed [CART-03]', () => {
  const line = aLine({
    quantity: 2,
    contractId: '-11001',
    groupKey: 'g-1',
    field2: 'note',
    attributes: [attribute('a', '1'), attribute('b', '2')],
  });

  it('keeps all that the change does not name', () => {
    expect(applied(line, {}, now)).toEqual([{ ...line, updatedAt: now }]);
  });

  it('takes number, contract, pair, note and attributes that it names, and loses attributes that are told empty', () => {
    const change = {
      quantity: '5.0',
      contractId: '-11009',
      xitem_field1: '',
      xitem_field2: '',
      orderItemExtendAttribute: [
        { attributeName: 'a', attributeValue: '' },
        { attributeName: 'b', attributeValue: '3' },
        { attributeName: 'c', attributeValue: '4' },
      ],
    };
    const [changed] = applied(line, change, now);
    expect(changed).toMatchObject({ quantity: 5, contractId: '-11009', groupKey: '', field2: '' });
    expect(changed?.attributes.map(({ attributeName, attributeValue }) => [attributeName, attributeValue])).toEqual([
      ['b', '3'],
      ['c', '4'],
    ]);
  });

  it.each(['0', '0.0', '00'])('is gone with the number %s', (quantity) => {
    expect(applied(line, { quantity }, now)).toEqual([]);
  });

  it('has the values of its lenses as they are kept, never as they were told [RX-20]', () => {
    const told = { attributeName: 'contactLensData', attributeValue: '{"right":{"power":"-2.00"}}' };
    const note = { attributeName: 'note', attributeValue: 'mine' };
    const change = { orderItemExtendAttribute: [note, told] };
    const sealed = attribute('contactLensData', 'sealed');
    const [changed] = applied(line, change, now, [sealed]);
    expect(changed?.attributes).toContainEqual(sealed);
    expect(JSON.stringify(changed)).not.toContain('-2.00');
    expect(JSON.stringify(applied(line, change, now))).not.toContain('contactLensData');
    expect(lensValuesOf(change)).toEqual([expect.objectContaining(told)]);
    expect(lensValuesOf({})).toEqual([]);
  });
});
