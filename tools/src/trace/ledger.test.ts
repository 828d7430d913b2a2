import { readLedger, rowsNamed } from './ledger';

describe('the ledger', () => {
  it('is read from its tables', () => {
    expect(readLedger('| id | what |\n|---|---|\n| CART-05 | Totals: a; b. |\n')).toEqual([
      { id: 'CART-05', text: 'Totals: a; b.' },
    ]);
  });

  it('finds the rows that tests name, once each', () => {
    expect(rowsNamed("it('adds up [CART-05] [CART-06]'); it('again [CART-05]')")).toEqual(['CART-05', 'CART-06']);
    expect(rowsNamed("it('both [AUTH-07, SITE-07]')")).toEqual(['AUTH-07', 'SITE-07']);
  });
});
