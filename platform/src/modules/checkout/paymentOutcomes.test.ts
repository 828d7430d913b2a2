import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');
const documented = read('../../../../docs/reliability.md');
const tests = { gateway: read('paymentTable.test.ts'), cash: read('cashTable.test.ts') };

/** Rows of the table of outcomes, cells trimmed. */
const rows = documented
  .slice(documented.indexOf('| VISA,'))
  .split('\n\n')[0]!
  .split('\n')
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const [head, , ...body] = rows;
const column = (index: number): string[] => body.map((cells) => cells[index] ?? '').filter(Boolean);

/** The outcomes a table of a test names, each the first text of its entry. */
function namedIn(source: string, table: string): string[] {
  const start = source.indexOf(table);
  if (start < 0) throw new Error(`There is no table ${table}`);
  const text = source.slice(start, source.indexOf('\n  it.each', start));
  const end = text.indexOf('\n];');
  return [...text.slice(0, end < 0 ? undefined : end).matchAll(/\[\s*'([^']+)',/g)].map(([, outcome = '']) => outcome);
}

describe('the table of ways to pay and their outcomes', () => {
  it('has every method, each with eight outcomes or more', () => {
    const methods = (head ?? []).slice(0, 3).flatMap((cell) => cell.split(', '));
    expect(methods.toSorted()).toEqual(
      ['AFFIRM', 'AMEX', 'APPLE_PAY', 'COD', 'DISCOVER', 'JCB', 'KLARNA', 'MASTERCARD', 'PAYPAL', 'VISA'].toSorted(),
    );
    for (const index of [0, 1, 2]) expect(column(index).length).toBeGreaterThanOrEqual(8);
  });

  it('names the outcomes that are tested, no more and no fewer', () => {
    expect(column(0).toSorted()).toEqual(namedIn(tests.gateway, 'const cardOutcomes').toSorted());
    const partners = ['const partnerCharges', 'const partnerEnds'].flatMap((table) => namedIn(tests.gateway, table));
    expect(column(1).toSorted()).toEqual(partners.toSorted());
    const titles = [...tests.cash.matchAll(/\n  it\('(.+?) \[/g)].map(([, title = '']) => title);
    const refusals = namedIn(tests.cash, 'const refusals');
    const ends = [...tests.cash.matchAll(/\n    \[\s*'((?:cancelled|refused) [^']+)',/g)].map(([, end = '']) => end);
    expect(column(2).toSorted()).toEqual([...titles, ...refusals, ...ends].toSorted());
  });
});
