import { townLine } from './townLine';

const town = (country: string, city: string, zipCode: string, state = '') =>
  townLine({ country, city, zipCode, state });

describe('the line of a town', () => {
  it.each([
    [town('US', 'Seattle', '98101', 'WA'), 'Seattle, WA 98101'],
    [town('us', 'Seattle', ''), 'Seattle'],
    [town('IT', 'Milano', '20121', 'MI'), '20121 Milano MI'],
    [town('gb', 'London', 'W1D 1BS', 'England'), 'London W1D 1BS'],
    [town('de', 'Berlin', '10115', 'BE'), '10115 Berlin'],
  ])('is written as its country does: %s [ACC-03] [STOR-01]', (line, expected) => {
    expect(line).toBe(expected);
  });
});
