import { addressWord } from './addressWord';

describe('the word for a field of an address', () => {
  it.each([
    ['state', 'us', 'State'],
    ['state', 'it', 'Province'],
    ['state', 'es', 'Province'],
    ['state', 'ch', 'Canton'],
    ['state', 'gb', 'County'],
    ['zipCode', 'us', 'Zip'],
    ['zipCode', 'de', 'Postcode'],
    ['fiscalCode', 'it', 'FiscalCode'],
    ['fiscalCode', 'es', 'TaxNumber'],
    ['city', 'it', 'city'],
  ])('%s in %s is %s [SITE-07]', (name, country, word) => expect(addressWord(name, country)).toBe(word));
});
