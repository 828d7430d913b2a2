import * as fc from 'fast-check';

import { LOCALE_FACTS } from '../../contracts';
import { shownNumber } from './shownNumber';

const tags = [...new Set(Object.values(LOCALE_FACTS).map(({ tag }) => tag)), 'nl-NL'];

describe('a number as people write it', () => {
  it.each(tags)('is in %s what Intl says, with as many decimals as are asked for [SITE-09]', (tag) => {
    const values = fc.oneof(
      fc.integer({ min: -1_100_000, max: 1_100_000 }).map((thousandths) => thousandths / 1000),
      fc.double({ min: -1200, max: 1200, noNaN: true }),
      fc.constantFrom(0, -0, 1.005, -0.001, 1e-7),
    );
    const decimals = fc.constantFrom(
      { least: 0, most: 0 },
      { least: 0, most: 3 },
      { least: 1, most: 1 },
      { least: 1, most: 2 },
      { least: 2, most: 2 },
    );
    fc.assert(
      fc.property(values, decimals, (value, { least, most }) => {
        const options = { minimumFractionDigits: least, maximumFractionDigits: most };
        expect(shownNumber(value, tag, { least, most })).toBe(new Intl.NumberFormat(tag, options).format(value));
      }),
    );
  });

  it('has up to three decimals unless more is said [SITE-09]', () => {
    expect([shownNumber(1.25, 'de-DE'), shownNumber(2, 'de-DE'), shownNumber(1 / 3, 'en')]).toEqual([
      '1,25',
      '2',
      '0.333',
    ]);
    expect([shownNumber(1.5, 'it-IT', { least: 2 }), shownNumber(1.674, 'it-IT', { least: 2 })]).toEqual([
      '1,50',
      '1,674',
    ]);
  });
});
