import { readLedger, rowsNamed, unprovenRows } from './ledger';

describe('the ledger', () => {
  it('is read from its tables', () => {
    expect(readLedger('| id | what |\n|---|---|\n| CART-05 | Totals: a; b. |\n')).toEqual([
      { id: 'CART-05', text: 'Totals: a; b.' },
    ]);
  });

  it('finds the rows that tests name, once each', () => {
    // Rows that no ledger has, or this file would count as their proof.
    expect(rowsNamed("it('adds up [ONE-05] [ONE-06]'); it('again [ONE-05]')")).toEqual(['ONE-05', 'ONE-06']);
    expect(rowsNamed("it('both [ONE-07, OTHER-07]')")).toEqual(['ONE-07', 'OTHER-07']);
  });
});

it('reads the rows that the document itself calls unproven, and no others', () => {
  const document =
    '- SITE-01: before\n\n## Rows without a living test\n\n166 rows\n\n- RET-02: there are no returns.\n- RX-05: why\n';
  expect(unprovenRows(document)).toEqual(['RET-02', 'RX-05']);
  expect(unprovenRows('- SITE-01: before')).toEqual([]);
});
