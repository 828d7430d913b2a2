import * as fc from 'fast-check';

import { writtenMoney } from './writtenMoney';

const intl = (minor: number, tag: string, currency: string, whole: boolean) =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole && minor % 100 === 0 ? { minimumFractionDigits: 0 } : {}),
  }).format(minor / 100);

describe('amounts written by a table', () => {
  it.each([
    ['en-US', 'USD'],
    ['en', 'USD'],
    ['en-GB', 'GBP'],
    ['it-IT', 'EUR'],
    ['es-ES', 'EUR'],
    ['de-DE', 'EUR'],
    ['fr-FR', 'EUR'],
    ['pt-PT', 'EUR'],
    ['it-CH', 'CHF'],
    ['fr-CH', 'CHF'],
  ])('are in %s what Intl says of %s, whole and with cents [SITE-08]', (tag, currency) => {
    const amounts = fc.oneof(
      fc.integer({ min: -2_000_000, max: 2_000_000 }),
      fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
      fc.integer({ min: -20_000, max: 20_000 }).map((units) => units * 100),
    );
    fc.assert(
      fc.property(amounts, fc.boolean(), (minor, whole) => {
        expect(writtenMoney({ minor, currency }, tag, { whole })).toBe(intl(minor, tag, currency, whole));
      }),
    );
  });

  it('are left to Intl where the table has no row, or the amount is no whole unit [SITE-08]', () => {
    expect(writtenMoney({ minor: 500, currency: 'CAD' }, 'en-US')).toBeNull();
    expect(writtenMoney({ minor: 500, currency: 'EUR' }, 'nl-NL')).toBeNull();
    expect(writtenMoney({ minor: 0.5, currency: 'USD' }, 'en-US')).toBeNull();
  });
});
