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
    '1818-03-22',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2160-03-23',
    '2285-03-22',
  ])('know Easter, %s [STOR-02]', (sunday) => {
    const [year = ''] = sunday.split('-');
    const days = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(Number(year), 2, 20 + index)));
    const found = days.map((day) => day.toISOString().slice(0, 10)).filter((day) => isHoliday('gb', day));
    // Good Friday, Easter Sunday and the Monday after it; the first Monday of May lies behind them.
    expect(found.filter((day) => day < `${year}-05-01`)).toContain(sunday);
    expect(found.filter((day) => day <= sunday)).toHaveLength(2);
  });

  it.each([
    ['us', ['01-01', '07-04', '11-26', '12-25']],
    ['gb', ['01-01', '04-03', '04-05', '04-06', '05-04', '05-25', '08-31', '12-25', '12-26']],
    ['de', ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26']],
    ['ch', ['01-01', '04-03', '04-06', '05-14', '05-25', '08-01', '12-25', '12-26']],
    ['xx', []],
  ])('are in %s in 2026 these and no others: %j [STOR-02]', (country, days) => {
    const year = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
    const found = year.map((day) => day.toISOString().slice(0, 10)).filter((day) => isHoliday(country, day));
    expect(found).toEqual(days.map((day) => `2026-${day}`));
  });

  it.each([
    [
      { open: '13:59', close: '14:01' },
      { open: '13:59', close: '14:00' },
    ],
    [
      { open: '14:00', close: '18:00' },
      { open: '14:00', close: '18:00' },
    ],
    [
      { open: '09:00', close: '14:00' },
      { open: '09:00', close: '14:00' },
    ],
    [
      { open: '09:00', close: '13:00' },
      { open: '09:00', close: '13:00' },
    ],
    [null, null],
  ])('shorten an afternoon that there is: %j to %j [STOR-02]', (hours, shortened) => {
    for (const day of ['2026-12-24', '2026-12-31']) expect(hoursOnDate('it', day, hours)).toEqual(shortened);
    expect(hoursOnDate('it', '2026-12-23', hours)).toEqual(hours);
  });

  it('are told from yesterday to a month ahead [STOR-02]', () => {
    const told = (now: string) => specialDays('us', () => usual, new Date(now)).map(({ date }) => date);
    expect(told('2026-07-05T23:59:59Z')).toEqual(['2026-07-04']);
    expect(told('2026-07-06T00:00:00Z')).toEqual([]);
    expect(told('2026-06-04T12:00:00Z')).toEqual(['2026-07-04']);
    expect(told('2026-06-03T12:00:00Z')).toEqual([]);
  });

  it.each([
    ['2026-01-01', true],
    ['2026-02-16', true],
    ['2026-05-25', true],
    ['2026-09-07', true],
    ['2026-11-26', true],
    ['2026-12-25', true],
    ['2026-01-12', false],
    ['2026-05-18', false],
    ['2026-10-05', false],
    ['2027-07-05', true],
    ['2027-07-04', false],
    ['2027-12-24', true],
    ['2027-12-31', true],
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
