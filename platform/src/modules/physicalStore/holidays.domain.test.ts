import { hoursOnDate, isFederalHoliday, isHoliday, specialDays } from './holidays.domain';

const usual = { open: '09:00', close: '18:00' };

describe('holidays of branches', () => {
  it.each([
    ['us', '2026-11-26'],
    ['us', '2027-07-04'],
    ['it', '2026-04-05'],
    ['it', '2027-03-29'],
    ['fr', '2026-05-14'],
    ['de', '2026-04-03'],
    ['de', '2026-05-25'],
    ['pt', '2026-06-04'],
    ['ch', '2026-08-01'],
    ['es', '2026-10-12'],
    ['gb', '2026-05-25'],
    ['gb', '2026-08-31'],
  ])('close them in %s on %s [STOR-02]', (country, date) => {
    expect(isHoliday(country, date)).toBe(true);
    expect(hoursOnDate(country, date, usual)).toBeNull();
  });

  it('are those of the country alone [STOR-02]', () => {
    expect(['us', 'gb', 'de'].filter((country) => isHoliday(country, '2026-07-14'))).toEqual([]);
    expect(isHoliday('fr', '2026-11-26')).toBe(false);
    expect(hoursOnDate('fr', '2026-11-26', usual)).toEqual(usual);
  });

  it('leave out days that are closed anyway, and shorten the last afternoons of the year [STOR-02]', () => {
    const onlySundayClosed = (weekday: number) => (weekday === 6 ? null : usual);
    expect(specialDays('de', onlySundayClosed, new Date('2026-12-20T12:00:00Z'))).toEqual([
      { date: '2026-12-24', hours: { open: '09:00', close: '14:00' } },
      { date: '2026-12-25', hours: null },
      { date: '2026-12-26', hours: null },
      { date: '2026-12-31', hours: { open: '09:00', close: '14:00' } },
      { date: '2027-01-01', hours: null },
    ]);
    // The second of November 2026 and the first: a Sunday holiday is no news.
    expect(specialDays('it', onlySundayClosed, new Date('2026-10-20T12:00:00Z'))).toEqual([]);
  });

  it.each([
    ['2026-01-19', true],
    ['2026-06-19', true],
    ['2026-07-03', true],
    ['2026-07-04', false],
    ['2026-10-12', true],
    ['2026-11-11', true],
    ['2021-12-31', true],
    ['2022-12-26', true],
    ['2026-11-27', false],
  ])('of the federal government are kept on weekdays: %s is one, %s [RX-20]', (date, expected) => {
    expect(isFederalHoliday(date)).toBe(expected);
  });
});
