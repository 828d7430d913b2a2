import { clockTime, hoursOn, isTenantKey, shelfStock, type StoreService } from './physicalStore.domain';
import { chosen, chosenByWeight, happens, stockHash } from './physicalStore.random';

const open = { open: '09:00', close: '18:00' };
const hours = {
  monday: open,
  tuesday: { ...open, close: '17:00' },
  wednesday: { ...open, close: '16:00' },
  thursday: open,
  friday: open,
  saturday: { open: '10:00', close: '13:00' },
  sunday: null,
};

describe('the hours of a branch on a day [STOR-02]', () => {
  it.each([
    ['2026-11-23', open],
    ['2026-11-24', { open: '09:00', close: '17:00' }],
    ['2026-11-25', { open: '09:00', close: '16:00' }],
    ['2026-11-28', { open: '10:00', close: '13:00' }],
    ['2026-11-29', null],
    ['2026-12-24', { open: '09:00', close: '14:00' }],
    ['2026-12-25', null],
  ])('%s are those of its weekday, or of the holiday: %j', (day, expected) => {
    expect(hoursOn({ country: 'it', hours }, day)).toEqual(expected);
  });

  it.each([
    ['00:00', '12:00AM'],
    ['00:30', '12:30AM'],
    ['09:05', '9:05AM'],
    ['11:59', '11:59AM'],
    ['12:00', '12:00PM'],
    ['13:00', '1:00PM'],
    ['23:30', '11:30PM'],
    ['24:00', '12:00AM'],
    ['8', '8:00AM'],
  ])('are written by the locator: %s as %s', (time, written) => {
    expect(clockTime(time)).toBe(written);
  });
});

describe('the shelf of a branch [CAT-08]', () => {
  const branch = (services: readonly StoreService[], storeNumber = '0039') => ({
    storeNumber,
    services: [...services],
  });

  it('holds the same of an article whoever asks, and nothing where no orders are handed out', () => {
    const counts = new Map<number, number>();
    for (let article = 0; article < 10_000; article += 1) {
      const pieces = shelfStock(branch(['collection']), String(article));
      counts.set(pieces, (counts.get(pieces) ?? 0) + 1);
    }
    const shares = Object.fromEntries([...counts].map(([pieces, count]) => [pieces, Math.round(count / 100)]));
    const near = (share: number) => (shown: number | undefined) => Math.abs((shown ?? 0) - share) <= 1;
    expect(Object.keys(shares)).toEqual(['0', '1', '2', '3', '5']);
    expect([near(45)(shares[0]), near(25)(shares[1]), near(15)(shares[2])]).toEqual([true, true, true]);
    expect([near(10)(shares[3]), near(5)(shares[5])]).toEqual([true, true]);
    const stocked = Array.from({ length: 100 }, (_, article) => String(article));
    expect(stocked.some((article) => shelfStock(branch(['eye-test', 'fitting']), article) > 0)).toBe(false);
    const other = branch(['eye-test', 'collection'], '0040');
    expect(stocked.map((one) => shelfStock(other, one))).not.toEqual(
      stocked.map((one) => shelfStock(branch(['collection']), one)),
    );
  });
});

describe('chance that is the same everywhere', () => {
  it('stands for a text by a number of 32 bits that never changes', () => {
    // Every process, and every release, gives the same shelves.
    expect([stockHash(''), stockHash('a'), stockHash('0039:2900000000017')]).toEqual([
      2_872_998_923, 444_641_715, 2_603_172_087,
    ]);
    const hashes = Array.from({ length: 1000 }, (_, text) => stockHash(String(text)));
    expect(new Set(hashes).size).toBe(1000);
    expect(hashes.every((hash) => Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32)).toBe(true);
  });

  it('chooses of a list by its text, and of a weighted list by its weights', () => {
    const texts = Array.from({ length: 3000 }, (_, text) => String(text));
    expect(new Set(texts.map((text) => chosen(['a', 'b', 'c'], text)))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => chosen([], 'a')).toThrow('Nothing to choose from');
    const weighted = [
      { name: 'never', weight: 0 },
      { name: 'rare', weight: 1 },
      { name: 'often', weight: 2 },
    ];
    const count = (name: string) => texts.filter((text) => chosenByWeight(weighted, text).name === name).length;
    expect(count('never')).toBe(0);
    expect(Math.abs(count('rare') - 1000)).toBeLessThan(100);
    expect(count('rare') + count('often')).toBe(3000);
    expect(() => chosenByWeight([], 'a')).toThrow('Nothing to choose from');
  });

  it('happens in the share of all texts that is asked for', () => {
    const texts = Array.from({ length: 3000 }, (_, text) => String(text));
    const share = (percent: number) => texts.filter((text) => happens(percent, text)).length;
    expect([share(0), share(100)]).toEqual([0, 3000]);
    expect(Math.abs(share(30) - 900)).toBeLessThan(100);
  });
});

it.each([
  ['sightline_us', true],
  ['sightline_uk', true],
  ['sight-line2_it', true],
  ['sightline_usa', true],
  ['sightline_usax', false],
  ['sightline_u', false],
  ['sightline', false],
  ['Sightline_us', false],
  ['2sightline_us', false],
  ['sightline_US', false],
  ['_us', false],
  ['sightline_us ', false],
])('a tenant of the locator is a brand and a country: %p is one, %s [STOR-03]', (key, is) => {
  expect(isTenantKey(key)).toBe(is);
});
