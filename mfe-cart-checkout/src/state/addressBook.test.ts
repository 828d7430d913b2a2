import type { Contact } from '@sightline/shared-lib/domain/person';
import { isNickname } from '@sightline/shared-lib/domain/validation';

import { bookedOf, nicknameOf } from './addressBook';

const home: Contact = {
  addressId: '1',
  nickName: 'Home',
  addressType: 'ShippingAndBilling',
  primary: true,
  firstName: 'Marta',
  lastName: 'Rossi',
  addressLine: ['Via Roma 1', '', ''],
  city: 'Milano',
  state: 'MI',
  zipCode: '20123',
  country: 'IT',
  phone1: '',
  email1: '',
  fiscalCode: '',
  attributes: [],
};

describe('the book of addresses', () => {
  it('names an entry by its address, in what a name may have [ACC-08] [SITE-16]', () => {
    expect(nicknameOf("Via dell'Università, 12/B", '20123')).toBe('Via dell Università 12 B 20123');
    for (const words of ['St.-Anna-Str. 4', '<b>"Rue de l’Église"</b>', ' 10 119 '])
      expect(isNickname(nicknameOf(words, '20123'))).toBe(true);
    expect(nicknameOf('Lange Straße '.repeat(6), '10119').length).toBeLessThanOrEqual(60);
    expect(nicknameOf(' ,;', '')).toBe('');
  });

  it('finds the entry of an address by its id, and by what it says once it was written anew [CHK-04]', () => {
    const bill: Contact = { ...home, addressId: '2', nickName: 'Bill', addressType: 'Billing' };
    const { nickName: _name, ...address } = home;
    expect(bookedOf([bill, home], address)).toBe(home);
    const anew = { ...home, addressId: '9' };
    expect(bookedOf([bill, anew], { ...address, addressLine: ['Via Roma 1'] })).toBe(anew);
    expect(bookedOf([bill], address)).toBeUndefined();
    expect(bookedOf([anew], { ...address, lastName: 'Bianchi' })).toBeUndefined();
    expect(bookedOf([home], null)).toBeUndefined();
  });
});
