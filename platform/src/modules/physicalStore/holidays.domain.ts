/** Hours of one day that is not like its weekday; null where the branch stays closed. */
export interface SpecialDay {
  /** ISO 8601, at the branch. */
  date: string;
  hours: { open: string; close: string } | null;
}

const DAY_MS = 86_400_000;
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** The n-th weekday of a month, from its end where n is negative; 1 is Monday. */
function nthWeekday(year: number, month: number, weekday: number, n: number): number {
  if (n < 0) {
    const last = Date.UTC(year, month, 0);
    return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * DAY_MS;
  }
  const first = Date.UTC(year, month - 1, 1);
  return first + (((weekday - new Date(first).getUTCDay() + 7) % 7) + 7 * (n - 1)) * DAY_MS;
}

/** A date `12-25`, days after Easter, or the n-th weekday of a month. */
type Rule = string | number | { readonly month: number; readonly weekday: number; readonly n: number };

/** Days on which the chain's branches of a country stay closed: its national holidays; in the United States those on which shops close. */
const HOLIDAYS: Readonly<Record<string, readonly Rule[]>> = {
  us: ['01-01', '07-04', { month: 11, weekday: 4, n: 4 }, '12-25'],
  it: ['01-01', '01-06', 0, 1, '04-25', '05-01', '06-02', '08-15', '10-04', '11-01', '12-08', '12-25', '12-26'],
  fr: ['01-01', 1, '05-01', '05-08', 39, 50, '07-14', '08-15', '11-01', '11-11', '12-25'],
  de: ['01-01', -2, 1, '05-01', 39, 50, '10-03', '12-25', '12-26'],
  es: ['01-01', '01-06', -2, '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
  pt: ['01-01', -2, 0, '04-25', '05-01', 60, '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
  ch: ['01-01', -2, 1, 39, 50, '08-01', '12-25', '12-26'],
  gb: [
    '01-01',
    -2,
    0,
    1,
    { month: 5, weekday: 1, n: 1 },
    { month: 5, weekday: 1, n: -1 },
    { month: 8, weekday: 1, n: -1 },
    '12-25',
    '12-26',
  ],
};
/** Everywhere the branches close early on the last working afternoons of the year. */
const EARLY = new Set(['12-24', '12-31']);
const EARLY_CLOSE = '14:00';

function dateOf(rule: Rule, year: number): string {
  if (typeof rule === 'string') return `${year}-${rule}`;
  if (typeof rule === 'number') return iso(easter(year) + rule * DAY_MS);
  return iso(nthWeekday(year, rule.month, rule.weekday, rule.n));
}

const years = new Map<string, ReadonlySet<string>>();

/** A year's holidays of a country, worked out once. */
function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const key = `${country}/${year}`;
  const known = years.get(key) ?? new Set((HOLIDAYS[country] ?? []).map((rule) => dateOf(rule, year)));
  years.set(key, known);
  return known;
}

/** Whether the branches of a country stay closed on a day, ISO 8601. */
export function isHoliday(country: string, date: string): boolean {
  return holidaysOf(country, Number(date.slice(0, 4))).has(date);
}

/** Holidays of the federal government of the United States (5 U.S.C. 6103). */
const FEDERAL: readonly Rule[] = [
  '01-01',
  { month: 1, weekday: 1, n: 3 },
  { month: 2, weekday: 1, n: 3 },
  { month: 5, weekday: 1, n: -1 },
  '06-19',
  '07-04',
  { month: 9, weekday: 1, n: 1 },
  { month: 10, weekday: 1, n: 2 },
  '11-11',
  { month: 11, weekday: 4, n: 4 },
  '12-25',
];

/** The weekday on which one is kept: a Saturday's on the Friday before it, a Sunday's on the Monday after it. */
function observed(date: string): string {
  const day = Date.parse(date);
  const weekday = new Date(day).getUTCDay();
  return iso(day + (weekday === 6 ? -DAY_MS : weekday === 0 ? DAY_MS : 0));
}

/** Whether the federal government of the United States keeps a holiday on a day, ISO 8601. */
export function isFederalHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  // New Year's Day can be kept on the last day of the year before.
  return [year, year + 1].some((one) => FEDERAL.some((rule) => observed(dateOf(rule, one)) === date));
}

type Times = { open: string; close: string } | null;

/** A branch's hours on a date, given those of its weekday (STOR-02). */
export function hoursOnDate(country: string, date: string, usual: Times): Times {
  if (isHoliday(country, date)) return null;
  const isEarly = usual && EARLY.has(date.slice(5)) && usual.open < EARLY_CLOSE && usual.close > EARLY_CLOSE;
  return isEarly ? { open: usual.open, close: EARLY_CLOSE } : usual;
}

/** Days ahead that are told. */
const AHEAD = 30;

const unusual = new Map<string, readonly { date: string; weekday: number }[]>();

/** Near days on which hours can differ; the same for all branches of a country, and worked out once a day. */
function unusualDays(country: string, today: string): readonly { date: string; weekday: number }[] {
  const key = `${country}/${today}`;
  const known = unusual.get(key);
  if (known) return known;
  if (unusual.size > 100) unusual.clear();
  const found = Array.from({ length: AHEAD + 2 }, (_, index) => Date.parse(today) + (index - 1) * DAY_MS)
    .map((day) => ({ date: iso(day), weekday: (new Date(day).getUTCDay() + 6) % 7 }))
    .filter(({ date }) => isHoliday(country, date) || EARLY.has(date.slice(5)));
  unusual.set(key, found);
  return found;
}

/** Days whose hours differ from their weekday's, from yesterday, which may still be today elsewhere, to a month ahead. */
export function specialDays(country: string, usualOn: (weekday: number) => Times, now: Date): SpecialDay[] {
  return unusualDays(country, iso(now.getTime())).flatMap(({ date, weekday }) => {
    const usual = usualOn(weekday);
    const hours = hoursOnDate(country, date, usual);
    return hours?.open === usual?.open && hours?.close === usual?.close ? [] : [{ date, hours }];
  });
}
