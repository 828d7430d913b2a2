import { delivers, isPostable, isSentTo } from './sentTo.domain';

const UNITED_STATES = '10801';
const ITALY = '10802';
const home = { addressId: '1', addressLine: ['1 Main Street'], country: 'US', zipCode: '10001' };

describe('an address that parcels go to [CHK-03]', () => {
  it('is whole and inside the store’s country, however that is written', () => {
    expect(isSentTo(UNITED_STATES, home)).toBe(true);
    expect(isSentTo(UNITED_STATES, { ...home, country: 'us', addressType: 'Shipping' })).toBe(true);
    expect(isSentTo(UNITED_STATES, { ...home, addressLine: ['', 'Back door', ''] })).toBe(true);
  });

  it.each([
    ['is for bills alone', { addressType: 'Billing' }],
    ['names no street', { addressLine: ['', ' '] }],
    ['has no lines', { addressLine: undefined }],
    ['lies abroad', { country: 'IT', zipCode: '20121' }],
    ['names no country', { country: undefined }],
    ['has no postal code', { zipCode: ' ' }],
    ['has that of another country', { zipCode: 'M5V 2T6' }],
  ])('is none that %s', (_why, change) => {
    expect(isSentTo(UNITED_STATES, { ...home, ...change } as typeof home)).toBe(false);
  });

  it('belongs to the store of its country', () => {
    expect([delivers(ITALY, 'it'), delivers(ITALY, 'US'), delivers(ITALY, '')]).toEqual([true, false, false]);
    expect(isPostable(ITALY, { addressId: '1', country: 'IT', zipCode: '20121' })).toBe(true);
    expect(isPostable(ITALY, { addressId: '1', country: 'IT', zipCode: '2012' })).toBe(false);
  });
});
