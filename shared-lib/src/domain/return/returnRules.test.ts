import { lensPolicy } from './lensPolicy';
import {
  DEFAULT_DAYS_LEFT,
  RETURN_PERIODS,
  RETURN_WINDOW_DAYS,
  periodStart,
  returnDaysLeft,
  returnOffer,
} from './returnRules';
import { hasWithdrawalForm } from './withdrawal';

const DAY = 86_400_000;
const NOW = Date.parse('2026-05-31T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * DAY).toISOString();

describe('the rules of returns', () => {
  const order = (facts: object) => ({
    orderStatus: 'D',
    placedDate: daysAgo(40),
    lastUpdateDate: daysAgo(5),
    ...facts,
  });

  it('are for Settled and Delivered orders only, others are told why not [RET-01]', () => {
    const letters = ['D', '1', 'M', 'S', 'O', 'X', 'R', 'N'];
    const answers = letters.map((orderStatus) => returnOffer(order({ orderStatus }), NOW));
    expect(letters.filter((_, index) => answers[index]?.can)).toEqual(['D', '1']);
    expect(answers.slice(2).map((answer) => !answer.can && answer.why)).toEqual([
      'early',
      'early',
      'early',
      'never',
      'early',
      // Made as soon as another prescription is there.
      'early',
    ]);
  });

  it('end 30 days after the last update and never start in the future [RET-01]', () => {
    const verdict = (days: number) => returnOffer(order({ lastUpdateDate: daysAgo(days) }), NOW);
    const late = { can: false, why: 'late' };
    expect([0, 30, 31, -1].map(verdict)).toEqual([{ can: true, days: 30 }, { can: true, days: 0 }, late, late]);
    expect(returnOffer(order({ lastUpdateDate: 'soon' }), NOW)).toEqual(late);
  });

  it('are not for orders placed before the cut-over [RET-01]', () => {
    expect(returnOffer(order({}), NOW, daysAgo(40))).toEqual({ can: true, days: 25 });
    expect(returnOffer(order({}), NOW, daysAgo(39))).toEqual({ can: false, why: 'before' });
    expect(returnOffer(order({ placedDate: '' }), NOW)).toEqual({ can: false, why: 'before' });
  });

  it('say how many days are left, 18 without a date [RET-01]', () => {
    expect([0, 12, 30, 45].map((days) => returnDaysLeft(daysAgo(days), NOW))).toEqual([30, 18, 0, 0]);
    expect(returnDaysLeft('', NOW)).toBe(DEFAULT_DAYS_LEFT);
    expect(returnOffer(order({ lastUpdateDate: '' }), NOW)).toEqual({ can: true, days: DEFAULT_DAYS_LEFT });
    expect(returnOffer(order({ lastUpdateDate: '', orderStatus: 'S' }), NOW)).toEqual({ can: false, why: 'early' });
    expect(DEFAULT_DAYS_LEFT).toBe(18);
  });

  it('filter by six months, a year, or a hundred [RET-03]', () => {
    const starts = RETURN_PERIODS.map((period) => periodStart(period, NOW).toISOString().slice(0, 10));
    expect(starts).toEqual(['2025-11-30', '2025-05-31', '1926-05-31']);
  });

  it('begin a period on the day of its month, and on the last of a shorter one [RET-03]', () => {
    const sixMonthsBefore = (day: string) => periodStart('Last6Months', Date.parse(day)).toISOString();
    expect(sixMonthsBefore('2026-08-31T10:00:00Z')).toBe('2026-02-28T10:00:00.000Z');
    expect(sixMonthsBefore('2026-11-23T10:00:00Z')).toBe('2026-05-23T10:00:00.000Z');
  });
});

describe('what is said of returns', () => {
  it.each(['en', 'de', 'es', 'fr', 'it', 'pt'] as const)('names the days of the rule in %s [RET-01]', (language) => {
    expect(lensPolicy(language)).toMatch(new RegExp(`\\b${RETURN_WINDOW_DAYS}\\b`));
  });

  it('offers the form to withdraw where the law gives one [RET-02]', () => {
    const countries = ['de', 'es', 'fr', 'it', 'pt', 'IT', 'us', 'gb', 'ch', 'au'];
    expect(countries.filter(hasWithdrawalForm)).toEqual(['de', 'es', 'fr', 'it', 'pt', 'IT']);
  });
});
