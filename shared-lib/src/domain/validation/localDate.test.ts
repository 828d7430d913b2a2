import * as fc from 'fast-check';

import { exampleDate, exampleRecentDate, isoFromLocal, localFromIso } from './localDate';

describe('dates as people type them', () => {
  it('reads the order of the locale and writes the platform’s: dd/MM/yyyy where days come first [ACC-01] [SITE-16]', () => {
    expect(isoFromLocal('08/24/1985', 'en-US')).toBe('1985-08-24');
    expect(isoFromLocal('24/08/1985', 'it-IT')).toBe('1985-08-24');
    expect(isoFromLocal('24.8.1985', 'de-DE')).toBe('1985-08-24');
    expect(isoFromLocal('1985-08-24', 'fr-FR')).toBe('1985-08-24');
    expect(isoFromLocal('24/08/1985', 'en-US')).toBeNull();
    expect(isoFromLocal('31/02/1985', 'it-IT')).toBeNull();
  });

  it('converts every day there is [SITE-16]', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        const [year, month, date] = iso.split('-');
        expect(isoFromLocal(`${date}/${month}/${year}`, 'it-IT')).toBe(iso);
        expect(isoFromLocal(localFromIso(iso, 'en-US'), 'en-US')).toBe(iso);
      }),
    );
  });

  it('takes points, slashes, hyphens and blanks between the numbers, and nothing else [ACC-01]', () => {
    const typed = [
      ' 24 8 1985 ',
      '24-08-1985',
      '24. 8. 1985',
      '24/08/1985/',
      '24/08',
      '24/08/1985/1',
      '24/8a/1985',
      'a24/8/1985',
      '24_08_1985',
      '',
    ];
    expect(typed.map((text) => isoFromLocal(text, 'it-IT'))).toEqual([
      ...Array.from({ length: 4 }, () => '1985-08-24'),
      ...Array.from({ length: 6 }, () => null),
    ]);
    expect(isoFromLocal(' 1985-08-24 ', 'it-IT')).toBe('1985-08-24');
    expect(isoFromLocal('24/08/19855', 'it-IT')).toBeNull();
  });

  it('shows a stored day as it is typed [ACC-01]', () => {
    expect(localFromIso('1985-08-24', 'en-US')).toBe('08/24/1985');
    expect(exampleDate('de-DE')).toBe('24.08.1985');
    expect(exampleRecentDate('en-US', Date.parse('2027-01-05T12:00:00Z'))).toBe('12/28/2026');
    expect(localFromIso('', 'it-IT')).toBe('');
  });
});
