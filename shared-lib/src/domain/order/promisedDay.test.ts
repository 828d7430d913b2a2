import { aDeliveryPromise } from '../../testing/aDeliveryPromise';
import { promisedDay, shownDays, workingDaysFrom } from './promisedDay';

const THURSDAY = Date.parse('2026-11-19T09:30:00Z');
const DAY_MS = 86_400_000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

describe('a promised day', () => {
  it.each([
    [0, '2026-11-19'],
    [1, '2026-11-20'],
    [2, '2026-11-23'],
    [6, '2026-11-27'],
    [7, '2026-11-30'],
  ])('is %d working days from a Thursday the %s [CAT-11]', (days, expected) => {
    expect(dayOf(workingDaysFrom(THURSDAY, days))).toBe(expected);
  });

  it.each([2, 3])('is the Monday after a weekend on which it is asked, %d days later [CAT-11]', (later) => {
    expect(dayOf(workingDaysFrom(THURSDAY + later * DAY_MS, 1))).toBe('2026-11-23');
  });

  it('keeps the time of the day [CAT-11]', () => {
    expect(workingDaysFrom(THURSDAY, 2).toISOString()).toBe('2026-11-23T09:30:00.000Z');
  });

  it('is the last of an order by its promise, and none while nobody knows from when it counts [CAT-11]', () => {
    const promise = aDeliveryPromise([1, 2], [1, 1], '2026-11-19T09:30:00Z');
    const days = (['making', 'total'] as const).map((until) => promisedDay(promise, until)?.toISOString().slice(0, 10));
    expect(days).toEqual(['2026-11-23', '2026-11-24']);
    for (const open of [undefined, aDeliveryPromise(), { ...promise, since: '' }, { ...promise, since: 'soon' }]) {
      expect(promisedDay(open, 'total')).toBeNull();
    }
  });

  it('is a span of days, or one where both ends are the same [CAT-11]', () => {
    expect([shownDays({ from: 1, to: 3 }), shownDays({ from: 2, to: 2 })]).toEqual(['1\u2060–\u20603', '2']);
  });
});
