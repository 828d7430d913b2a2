import { FREQUENCIES, MAX_FREQUENCY_DAYS, MIN_FREQUENCY_DAYS, nextReminder, reminderDays, suggestedReminder } from '.';

const NOW = Date.parse('2026-11-23T15:00:00Z');
const at = (day: string) => Date.parse(`${day}T09:00:00Z`);

describe('the day of a reminder', () => {
  it('lies between tomorrow and two years from now [REM-01]', () => {
    expect(reminderDays(NOW)).toEqual({ from: '2026-11-24', to: '2028-11-22' });
  });

  it('is suggested a week before the lenses run out, and never for today [REM-01]', () => {
    const suggested = (placed: string, supplyDays: number | null) =>
      suggestedReminder({ placedAt: at(placed), supplyDays }, NOW);
    expect(suggested('2026-11-20', 90)).toBe('2027-02-11');
    expect(suggested('2026-11-20', null)).toBe('2027-02-11');
    expect(suggested('2026-11-16', 15)).toBe('2026-11-24');
    expect(suggested('2026-11-17', 15)).toBe('2026-11-25');
    expect(suggested('2025-01-01', 30)).toBe('2026-11-24');
    expect(suggested('2026-11-20', 5000)).toBe('2028-11-22');
  });

  it('comes again after so many days, without those that were missed [REM-01]', () => {
    expect(nextReminder('2026-11-23', 30, NOW)).toBe('2026-12-23');
    expect(nextReminder('2026-09-23', 30, NOW)).toBe('2026-12-22');
    expect(nextReminder('2026-11-16', 7, NOW)).toBe('2026-11-30');
    expect(nextReminder('2026-12-01', 30, NOW)).toBe('2026-12-31');
  });

  it('does not come again where it was to come once [REM-01]', () => {
    expect([nextReminder('2026-11-23', 0, NOW), nextReminder('2026-11-23', 6, NOW), nextReminder('', 30, NOW)]).toEqual(
      [null, null, null],
    );
  });

  it('is offered in rhythms that the platform takes [REM-01]', () => {
    expect(FREQUENCIES.filter((days) => days < MIN_FREQUENCY_DAYS || days > MAX_FREQUENCY_DAYS)).toEqual([0]);
  });
});
