import * as fc from 'fast-check';

import { aSchedule } from '../../testing/aStore';
import { formatTime, minutesOf, momentIn, normaliseTime, openingState, timeZoneOf } from './openingHours';
import { WEEKDAYS } from './store';
import { displayStoreName, formatDistance, isDefaultFlag, storeNumberOf, tenantKey } from './storeNames';

describe('store names and numbers', () => {
  it('take the number from the last four characters of the record id [STOR-02]', () => {
    expect(storeNumberOf('SLR-000412')).toBe('0412');
    expect(storeNumberOf('12')).toBe('12');
  });

  it('drop the leading code of Italian names only [STOR-02]', () => {
    expect(displayStoreName('0412 - Milano Duomo', 'IT')).toBe('Milano Duomo');
    expect(displayStoreName('0412 Milano', 'it')).toBe('Milano');
    expect(displayStoreName('0412', 'it')).toBe('0412');
    expect(displayStoreName('5th Avenue', 'US')).toBe('5th Avenue');
  });

  it('write distances with one decimal [STOR-01]', () => {
    expect(formatDistance(2.436, 'en-US')).toBe('2.4');
    expect(formatDistance(2, 'de-DE')).toBe('2,0');
    expect(formatDistance(0.04, 'it-IT')).toBe('0,1');
  });

  it('build the tenant key from brand and country [STOR-03]', () => {
    expect(tenantKey('sightline', 'gb')).toBe('sightline_uk');
    expect(tenantKey('Sightline', 'US')).toBe('sightline_us');
  });

  it.each([
    ['isDefault', 'us', true],
    ['isDefault', 'ca', true],
    ['isDefault_ca', 'CA', true],
    ['isDefault_ca', 'us', false],
    ['isDefault_us', 'ca', false],
  ])('take the flag %s of a store in %s for the default one: %s [STOR-02]', (key, country, isDefault) => {
    expect(isDefaultFlag(key, country)).toBe(isDefault);
  });
});

describe('opening hours', () => {
  it.each([
    ['10:00am', '10am'],
    ['7:30PM', '7:30pm'],
    ['19:00', '19'],
    ['09:30', '09:30'],
    ['', 'closed'],
    ['Closed', 'closed'],
  ])('normalise %p to %s [STOR-02]', (time, shown) => {
    expect(normaliseTime(time)).toBe(shown);
  });

  it('understand both clocks [STOR-02]', () => {
    expect(['12:00am', '12:30pm', '7pm', '19:00', '9:05', '25:00', 'noon', '13pm'].map(minutesOf)).toEqual([
      0,
      750,
      1140,
      1140,
      545,
      null,
      null,
      null,
    ]);
    expect([formatTime('7:00pm', 'de-DE'), formatTime('7pm', 'it-IT')]).toEqual(['19:00', '19:00']);
    expect([formatTime('7:00pm', 'en-US'), formatTime('17:30', 'en-US')]).toEqual(['7pm', '5:30pm']);
    expect(formatTime('closed', 'de-DE')).toBe('closed');
  });

  /** A moment of the week of Monday 7 December 2026. */
  const at = (weekday: (typeof WEEKDAYS)[number], hour: number, minute = 0) => ({
    date: `2026-12-${String(7 + WEEKDAYS.indexOf(weekday)).padStart(2, '0')}`,
    weekday,
    minutes: hour * 60 + minute,
  });

  it('say until when a store is open, and when it opens next [STOR-02]', () => {
    const week = aSchedule();
    expect(openingState(week, at('monday', 12))).toEqual({ open: true, until: '7:00pm' });
    expect(openingState(week, at('monday', 9, 59))).toEqual({
      open: false,
      next: { weekday: 'monday', at: '10:00am', inDays: 0 },
    });
    expect(openingState(week, at('monday', 10))).toMatchObject({ open: true });
    expect(openingState(week, at('saturday', 19))).toEqual({
      open: false,
      next: { weekday: 'monday', at: '10:00am', inDays: 2 },
    });
  });

  it('are shut on a holiday, and open again on the next day that is none [STOR-02]', () => {
    const days = [
      { date: '2026-12-08', times: null },
      { date: '2026-12-09', times: { open: '11:00', close: '14:00' } },
    ];
    expect(openingState(aSchedule(), at('tuesday', 12), days)).toEqual({
      open: false,
      next: { weekday: 'wednesday', at: '11:00', inDays: 1 },
    });
    expect(openingState(aSchedule(), at('wednesday', 13, 59), days)).toEqual({ open: true, until: '14:00' });
    expect(openingState(aSchedule(), at('wednesday', 14), days)).toMatchObject({ open: false });
    expect(openingState(aSchedule(), at('thursday', 12), days)).toMatchObject({ open: true });
  });

  it('stay open past midnight when the hours say so [STOR-02]', () => {
    const week = aSchedule({ friday: { open: '18:00', close: '02:00' }, saturday: null });
    expect(openingState(week, at('friday', 23))).toMatchObject({ open: true, until: '02:00' });
    expect(openingState(week, at('saturday', 1, 59))).toEqual({ open: true, until: '02:00' });
    expect(openingState(week, at('saturday', 2))).toMatchObject({ open: false });
  });

  it('find no opening in a week of closed days, and the same day next week in a week of one [STOR-02]', () => {
    const closed = Object.fromEntries(WEEKDAYS.map((day) => [day, null])) as ReturnType<typeof aSchedule>;
    expect(openingState(closed, at('monday', 12))).toEqual({ open: false, next: null });
    const one = { ...closed, monday: { open: '10:00', close: '11:00' } };
    expect(openingState(one, at('monday', 12))).toEqual({
      open: false,
      next: { weekday: 'monday', at: '10:00', inDays: 7 },
    });
  });

  it('are open exactly between the hours of a plain day [STOR-02]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const state = openingState(aSchedule({ monday: null }), { date: '2026-12-08', weekday: 'tuesday', minutes });
        expect(state.open).toBe(minutes >= 600 && minutes < 1140);
      }),
    );
  });

  it('use the clock of the place [STOR-02]', () => {
    const now = Date.parse('2026-01-05T02:30:00Z');
    expect(momentIn(timeZoneOf('US', 'NY'), now)).toEqual({
      date: '2026-01-04',
      weekday: 'sunday',
      minutes: 21 * 60 + 30,
    });
    expect(momentIn(timeZoneOf('US', 'CA'), now)).toEqual({
      date: '2026-01-04',
      weekday: 'sunday',
      minutes: 18 * 60 + 30,
    });
    expect(momentIn(timeZoneOf('it'), now)).toEqual({ date: '2026-01-05', weekday: 'monday', minutes: 3 * 60 + 30 });
    expect(timeZoneOf('xx')).toBe('UTC');
  });
});
