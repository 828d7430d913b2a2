import {
  addressOf,
  applyAddress,
  attributesFrom,
  emptyAddress,
  fiscalCodeOf,
  wireContact,
  withFiscalCode,
} from './address.domain';

const other = { key: 'floor', value: '3' };
const fiscal = { key: 'addressField1', value: 'RSSMRA80A01F205X' };
const row = { ...emptyAddress('1000042', 'contact'), address_id: '900', created_at: new Date(0) };
const whole = {
  nickName: 'Home',
  addressType: 'Shipping',
  primary: 'true',
  firstName: 'Ann',
  lastName: 'Doe',
  addressLine: ['1 Front Street', 'Flat 2'],
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'us',
  phone1: '2065550114',
  email1: 'ann@example.com',
} as const;
const written = { ...whole, addressLine: [...whole.addressLine] };

describe('the fiscal code of an address [ACC-03]', () => {
  it('takes the place of an earlier one, trimmed, and an empty one removes it', () => {
    const earlier = [other, { ...fiscal, value: 'old' }];
    expect(withFiscalCode(earlier, ` ${fiscal.value} `)).toEqual([other, fiscal]);
    expect(withFiscalCode(earlier, ' ')).toEqual([other]);
    expect(withFiscalCode(earlier, undefined)).toEqual(earlier);
    expect([fiscalCodeOf([other, fiscal]), fiscalCodeOf([other])]).toEqual([fiscal.value, undefined]);
  });

  it('is read from its own field first, then from the two others', () => {
    expect(
      attributesFrom({ fiscalCode: 'a', addressField1: 'b', attributes: [{ ...fiscal, value: 'c' }] }, []),
    ).toEqual([{ ...fiscal, value: 'a' }]);
    expect(attributesFrom({ addressField1: 'b', attributes: [{ ...fiscal, value: 'c' }, other] }, [])).toEqual([
      other,
      { ...fiscal, value: 'b' },
    ]);
    expect(attributesFrom({ attributes: [{ ...fiscal, value: ' c ' }] }, [other])).toEqual([{ ...fiscal, value: 'c' }]);
    expect(attributesFrom({}, [other, fiscal])).toEqual([other, fiscal]);
    expect(attributesFrom({ attributes: [other] }, [fiscal])).toEqual([other]);
  });
});

describe('a change of an address [ACC-02]', () => {
  it('begins with an empty one for both purposes', () => {
    expect(emptyAddress('1000042', 'contact')).toEqual({
      user_id: '1000042',
      kind: 'contact',
      state: 'active',
      nick_name: '',
      address_type: 'ShippingAndBilling',
      is_primary: false,
      first_name: '',
      last_name: '',
      line1: '',
      line2: '',
      line3: '',
      city: '',
      region: '',
      zip_code: '',
      country: '',
      phone1: '',
      email1: '',
      attributes: [],
    });
  });

  it('writes what is said, trimmed, and is read again as it was written', () => {
    const spaced = Object.fromEntries(
      Object.entries(written).map(([name, value]) => [
        name,
        typeof value !== 'string' || name === 'addressType' || name === 'primary' ? value : ` ${value} `,
      ]),
    );
    const changed = applyAddress(row, { ...spaced, addressLine: [' 1 Front Street ', ' Flat 2 '], fiscalCode: 'X1' });
    const { primary: _, ...told } = whole;
    const address = { ...told, addressId: '900', addressLine: ['1 Front Street', 'Flat 2', ''], country: 'US' };
    expect(addressOf(changed)).toEqual({ ...address, fiscalCode: 'X1' });
    expect(wireContact(changed)).toEqual({
      ...address,
      primary: 'true',
      attributes: [{ key: 'addressField1', value: 'X1' }],
    });
    expect(addressOf({ ...changed, attributes: [] })).toEqual(address);
    expect(wireContact({ ...changed, attributes: [] })).toEqual({ ...address, primary: 'true' });
  });

  it('leaves what is not said, and empties what is said to be empty', () => {
    const before = applyAddress(row, { ...written, addressLine: ['1', '2', '3'] });
    expect(applyAddress(before, {})).toEqual(before);
    const after = applyAddress(before, { primary: 'false', city: ' ', addressLine: ['4'] });
    expect(after).toEqual({ ...before, is_primary: false, city: '', line1: '4', line2: '', line3: '' });
    expect(applyAddress(before, { primary: 'yes' }).is_primary).toBe(false);
    expect(applyAddress(before, { addressLine: ['5', '6', '7', '8'] })).toMatchObject({ line1: '5', line3: '7' });
  });

  it('knows state and code under two names, the shorter first', () => {
    const spelled = { stateOrProvinceName: 'NY', postalCode: '10001' };
    expect(applyAddress(row, spelled)).toMatchObject({ region: 'NY', zip_code: '10001' });
    expect(applyAddress(row, { ...spelled, state: 'OR', zipCode: '97201' })).toMatchObject({
      region: 'OR',
      zip_code: '97201',
    });
  });
});
