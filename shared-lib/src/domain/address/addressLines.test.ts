import { addressLines } from './addressLines';

const lines = (...names: readonly string[]) =>
  addressLines(names.map((name, order) => ({ name, order }))).map((line) => line.map(({ name }) => name));

describe('the fields of an address', () => {
  it('stand line by line in the order of the store, names together and places together [SITE-07] [SITE-10]', () => {
    expect(lines('lastName', 'address1', 'firstName', 'state', 'country', 'zipCode', 'city')).toEqual([
      ['firstName', 'lastName'],
      ['address1'],
      ['zipCode', 'city', 'state'],
      ['country'],
    ]);
  });

  it('follow their numbers, not the list they come in [SITE-07]', () => {
    const fields = [
      { name: 'phone', order: 9 },
      { name: 'city', order: 2 },
      { name: 'address1', order: 1 },
    ];
    expect(addressLines(fields).map(([{ name }]) => name)).toEqual(['address1', 'city', 'phone']);
  });

  it('leave no hole where a store does not ask for one of a line [SITE-10]', () => {
    expect(lines('city', 'zipCode', 'lastName')).toEqual([['zipCode', 'city'], ['lastName']]);
    expect(lines()).toEqual([]);
  });
});
