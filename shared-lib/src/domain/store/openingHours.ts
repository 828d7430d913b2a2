import { WEEKDAYS } from './store';
import type { OpeningTimes, SpecialDay, Weekday, WeekSchedule } from './store';

/** Minutes since midnight of a time such as `10:00am`, `7pm`, `19:00`; null when it is none. */
export function minutesOf(time: string): number | null {
  const match = /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?m?\.?\s*$/i.exec(time);
  if (!match) return null;
  const [, hour = '', minute = '0', half] = match;
  const twelve = half?.toLowerCase();
  const hours = Number(hour);
  if (hours > 24 || Number(minute) > 59 || (twelve && (hours < 1 || hours > 12))) return null;
  const base = twelve ? (hours % 12) + (twelve === 'p' ? 12 : 0) : hours;
  return base * 60 + Number(minute);
}

/** Word for a day without times (STOR-02). */
const CLOSED = 'closed';

/** Time as the specification writes it: `:00` dropped, lower case, e.g. `10:00AM` -> `10am`, `19:00` -> `19` (STOR-02). */
export function normaliseTime(time: string): string {
  const text = time.trim().toLowerCase();
  return text === '' ? CLOSED : text.replace(':00', '').replace(/\s+/g, '');
}

/** Times of a day as the shop keeps them; null where a time is missing or says that the store stays closed (STOR-02). */
export function timesOrClosed(open: string, close: string): OpeningTimes | null {
  const times = { open: normaliseTime(open), close: normaliseTime(close) };
  return [times.open, times.close].some((time) => time.includes(CLOSED)) ? null : times;
}

/**
 * A time in the notation of a language; the text itself when it is no time. With a clock of twelve hours it is written as the
 * specification does, `9am` and `5:30pm`; a clock of twenty-four keeps its minutes, because `19` alone is no time there.
 */
export function formatTime(time: string, tag: string): string {
  const minutes = minutesOf(time);
  if (minutes === null) return time;
  const format = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const written = format.format(Date.UTC(2000, 0, 1, 0, minutes));
  return format.resolvedOptions().hour12 ? normaliseTime(written) : written;
}

/** Day and minute of the day at a place. */
export interface LocalMoment {
  /** ISO 8601. */
  readonly date: string;
  readonly weekday: Weekday;
  readonly minutes: number;
}

/** Time zone a country's stores keep; countries with several take the one most stores are in. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  IT: 'Europe/Rome',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
  CH: 'Europe/Zurich',
  GB: 'Europe/London',
};

/** Time zones of the states that do not keep the eastern one. */
const US_ZONES: readonly (readonly [zone: string, states: readonly string[]])[] = [
  ['America/Chicago', ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI']],
  ['America/Denver', ['CO', 'ID', 'MT', 'NM', 'UT', 'WY']],
  ['America/Phoenix', ['AZ']],
  ['America/Los_Angeles', ['CA', 'NV', 'OR', 'WA']],
  ['America/Anchorage', ['AK']],
  ['Pacific/Honolulu', ['HI']],
];

/** IANA time zone of a store by country and state. */
export function timeZoneOf(country: string, state = ''): string {
  const land = country.toUpperCase();
  const zone = land === 'US' ? US_ZONES.find(([, states]) => states.includes(state.toUpperCase()))?.[0] : undefined;
  return zone ?? TIME_ZONES[land] ?? 'UTC';
}

/** Local day and minute of a moment. */
export function momentIn(timeZone: string, now: number): LocalMoment {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const weekday = WEEKDAYS.find((day) => day === part('weekday').toLowerCase()) ?? 'monday';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { date, weekday, minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}

/** What a shopper wants to know: open until when, or opening when (STOR-02). */
export type OpeningState =
  | { readonly open: true; readonly until: string }
  | {
      readonly open: false;
      readonly next: { readonly weekday: Weekday; readonly at: string; readonly inDays: number } | null;
    };

interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Opening hours in minutes; closing at or before opening means after midnight. */
function hoursOf(times: OpeningTimes | null): Hours | null {
  const from = times ? minutesOf(times.open) : null;
  const to = times ? minutesOf(times.close) : null;
  if (from === null || to === null) return null;
  return { from, to: to <= from ? to + 1440 : to };
}

function dayAfter(weekday: Weekday, days: number): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(weekday) + days + 7) % 7] ?? 'monday';
}

const DAY_MS = 86_400_000;
/** Days ahead that are looked at: past the longest row of holidays. */
const LOOKED = 14;

/** Whether a store is open at a local moment, and when it opens next, holidays counted in (STOR-02). */
export function openingState(
  schedule: WeekSchedule,
  { date, weekday, minutes }: LocalMoment,
  specialDays: readonly SpecialDay[] = [],
): OpeningState {
  const timesIn = (days: number): OpeningTimes | null => {
    const on = new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
    const special = specialDays.find((one) => one.date === on);
    return special ? special.times : schedule[dayAfter(weekday, days)];
  };
  const yesterday = timesIn(-1);
  const late = hoursOf(yesterday);
  if (yesterday && late && minutes + 1440 < late.to) return { open: true, until: yesterday.close };
  const today = timesIn(0);
  const hours = hoursOf(today);
  if (today && hours && minutes >= hours.from && minutes < hours.to) return { open: true, until: today.close };
  for (let inDays = 0; inDays <= LOOKED; inDays += 1) {
    const day = dayAfter(weekday, inDays);
    const times = timesIn(inDays);
    const opens = hoursOf(times);
    if (times && opens && (inDays > 0 || opens.from > minutes)) {
      return { open: false, next: { weekday: day, at: times.open, inDays } };
    }
  }
  return { open: false, next: null };
}
