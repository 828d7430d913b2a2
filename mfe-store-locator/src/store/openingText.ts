import type { Translate } from '@sightline/shared-lib/contracts';
import { formatTime, momentIn, openingState, WEEKDAYS, type Weekday } from '@sightline/shared-lib/domain/store';

import type { StoreCard } from './storeCard';

/** A Monday, so that a weekday's name can be asked of Intl. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function dayWord(weekday: Weekday, tag: string, style: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(tag, { weekday: style, timeZone: 'UTC' }).format(
    MONDAY + WEEKDAYS.indexOf(weekday) * DAY_MS,
  );
}

const withCapital = (text: string, tag: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

/** A weekday as it begins a row. */
function weekdayName(weekday: Weekday, tag: string): string {
  return withCapital(dayWord(weekday, tag, 'long'), tag);
}

export interface OpeningNow {
  readonly open: boolean;
  readonly text: string;
}

/** Open until when, or closed until when, at the store's own time (STOR-01). */
export function openingNow(store: StoreCard, now: number, t: Translate, tag: string): OpeningNow {
  const state = openingState(store.schedule, momentIn(store.timeZone, now), store.specialDays);
  if (state.open) return { open: true, text: t('Stores.OpenUntil', { time: formatTime(state.until, tag) }) };
  if (!state.next) return { open: false, text: t('Stores.Closed') };
  const time = formatTime(state.next.at, tag);
  if (state.next.inDays === 0) return { open: false, text: t('Stores.OpensToday', { time }) };
  // Inside a sentence the language decides about capitals.
  const day = dayWord(state.next.weekday, tag, 'short');
  return { open: false, text: t('Stores.OpensDay', { day, time }) };
}

interface HoursRow {
  readonly days: string;
  readonly hours: string;
}

/** The week in as few rows as days with equal hours allow: Monday – Friday, Saturday, Sunday (STOR-02). */
export function hoursRows({ schedule }: StoreCard, t: Translate, tag: string): HoursRow[] {
  const textOf = (weekday: Weekday) => {
    const times = schedule[weekday];
    return times ? `${formatTime(times.open, tag)} – ${formatTime(times.close, tag)}` : t('Stores.ClosedDay');
  };
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const weekday of WEEKDAYS) {
    const hours = textOf(weekday);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    // Whole names throughout: beside single days, short ones look like another list.
    days: first === last ? weekdayName(first, tag) : `${weekdayName(first, tag)} – ${dayWord(last, tag, 'long')}`,
    hours,
  }));
}

/** Days to come that are not like their weekday, today's among them (STOR-02). */
export function specialRows({ specialDays, timeZone }: StoreCard, now: number, t: Translate, tag: string): HoursRow[] {
  const today = momentIn(timeZone, now).date;
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return specialDays
    .filter(({ date }) => date >= today)
    .map(({ date, times }) => ({
      days: withCapital(format.format(Date.parse(date)), tag),
      hours: times ? `${formatTime(times.open, tag)} – ${formatTime(times.close, tag)}` : t('Stores.ClosedDay'),
    }));
}
