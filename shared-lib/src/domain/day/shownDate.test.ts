import { LOCALE_FACTS } from '../../contracts';
import { DAY_STYLES } from './dayStyles';
import { shownDate, shownNearDay } from './shownDate';

const DAYS = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index, 11)));
const near = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const tags = [...new Set(Object.values(LOCALE_FACTS).map(({ tag }) => tag))];

describe('a day as people write it', () => {
  it.each(tags)('is in %s what Intl says, by the table, on every day of a year [SITE-09]', (tag) => {
    expect(DAY_STYLES).toHaveProperty(tag);
    const dated = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
    const soon = new Intl.DateTimeFormat(tag, near);
    for (const day of DAYS) {
      expect(shownDate(day, tag, 'UTC')).toBe(dated.format(day));
      expect(shownNearDay(day, tag)).toBe(soon.format(day));
    }
  });

  it('is left to Intl in a language without a row [SITE-09]', () => {
    const day = new Date('2026-11-24T12:00:00Z');
    expect(shownDate(day, 'nl-NL', 'UTC')).toBe('24 nov 2026');
    expect(shownNearDay(day, 'nl-NL')).toBe('di 24 nov');
  });

  it('is the reader’s own day, or that of UTC where it is a day of the calendar [SITE-09]', () => {
    const [reader, everywhere] = [new Date(2026, 10, 21, 0, 1), new Date('2026-11-21T00:01:00Z')];
    expect(shownDate(reader, 'en-US', 'reader')).toBe('Nov 21, 2026');
    expect(shownDate(everywhere, 'en-US', 'UTC')).toBe('Nov 21, 2026');
  });

  it('is named short, in the language of the reader and not in their time zone [SITE-09]', () => {
    expect(shownNearDay(new Date('2026-11-24T23:59:00Z'), 'en-US')).toBe('Tue, Nov 24');
    expect(shownNearDay(new Date('2026-11-24T00:01:00Z'), 'it-IT')).toBe('mar 24 nov');
  });
});
