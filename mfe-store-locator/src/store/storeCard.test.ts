import { placeLines } from './storeCard';

const branch = {
  name: 'New York 81 Union St',
  address: '81 Union St',
  city: 'New York',
  zipCode: '11231',
  state: 'NY',
  country: 'us',
};

describe('where a branch is', () => {
  it('leaves out a street that its name says [STOR-02]', () => {
    expect(placeLines(branch)).toEqual(['New York, NY 11231']);
    expect(placeLines({ ...branch, name: 'Times Square' })).toEqual(['81 Union St', 'New York, NY 11231']);
  });
});
