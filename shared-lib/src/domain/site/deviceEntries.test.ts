import { DEVICE_ENTRIES, SESSION_DAYS } from '.';

/** Browsers keep no cookie longer, whatever it asks for. */
const LONGEST_DAYS = 400;

describe('what a visit leaves on a device [SITE-12]', () => {
  it('stands in the list once, by words of its own and by every name', () => {
    for (const all of [DEVICE_ENTRIES.map(({ row }) => row), DEVICE_ENTRIES.flatMap(({ names }) => names)])
      expect(all.filter((one, index) => one === '' || all.indexOf(one) !== index)).toEqual([]);
    expect(DEVICE_ENTRIES.filter(({ names }) => names.length === 0)).toEqual([]);
  });

  it('bears the name of the shop, so that nobody takes it for somebody else’s', () => {
    const foreign = DEVICE_ENTRIES.flatMap(({ names }) => names.filter((name) => !name.includes('sightline')));
    expect(foreign).toEqual([]);
  });

  it('is gone after a while: of days at least one, and no more than a browser keeps', () => {
    const kept = DEVICE_ENTRIES.map((entry) => entry.kept);
    const days = kept.flatMap((one) => (typeof one === 'object' && 'days' in one ? [one.days] : []));
    const minutes = kept.flatMap((one) => (typeof one === 'object' && 'minutes' in one ? [one.minutes] : []));
    expect(days.filter((count) => !(count >= 1 && count <= LONGEST_DAYS))).toEqual([]);
    expect(minutes.filter((count) => !(count >= 1 && count < 24 * 60))).toEqual([]);
    expect([days.length, minutes.length].every((count) => count > 0)).toBe(true);
  });

  it('is a bag for as long as a guest is known, and a session for longer when a shopper asks to stay [AUTH-10]', () => {
    expect(DEVICE_ENTRIES.find(({ row }) => row === 'bag')?.kept).toEqual({ days: SESSION_DAYS.guest });
    expect(SESSION_DAYS.remembered).toBeGreaterThan(SESSION_DAYS.guest);
    expect(SESSION_DAYS.remembered).toBeLessThanOrEqual(LONGEST_DAYS);
  });
});
