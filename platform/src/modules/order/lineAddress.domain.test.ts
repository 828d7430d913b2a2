import { anAddress } from '../../testing/anOrder';
import { lineAddress } from './lineAddress.domain';

describe('the address of a line [CHK-03]', () => {
  it('is what the book says, with three lines', () => {
    const { nickName: _, ...whole } = { ...anAddress(), nickName: '' };
    expect(lineAddress({ ...whole, addressLine: ['1 Main Street'] })).toEqual(whole);
    expect(lineAddress({ ...whole, nickName: 'Home' })).toHaveProperty('nickName', 'Home');
  });

  it('is empty where the book says nothing, and names no nickname then', () => {
    expect(lineAddress({ addressId: 'a-1' })).toEqual({
      addressId: 'a-1',
      firstName: '',
      lastName: '',
      addressLine: ['', '', ''],
      city: '',
      state: '',
      zipCode: '',
      country: '',
      phone1: '',
      email1: '',
    });
  });
});
