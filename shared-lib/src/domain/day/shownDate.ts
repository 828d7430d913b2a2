import { DAY_STYLES } from './dayStyles';

/** A day of the calendar without a place: month from 0, weekday from Sunday. */
interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

const two = (number: number) => String(number).padStart(2, '0');

function written(of: 'dated' | 'near', { year, month, day, weekday }: CalendarDay, tag: string): string | null {
  const style = DAY_STYLES[tag];
  if (!style) return null;
  const parts: Readonly<Record<string, string>> = {
    '0D': two(day),
    D: String(day),
    '0M': two(month + 1),
    MMM: style.months[month] ?? '',
    W: style.weekdays[weekday] ?? '',
    Y: String(year),
  };
  return style[of].replace(/0D|D|0M|MMM|W|Y/g, (part) => parts[part] ?? part);
}

const there = (at: Date): CalendarDay => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth(),
  day: at.getUTCDate(),
  weekday: at.getUTCDay(),
});

const here = (at: Date): CalendarDay => ({
  year: at.getFullYear(),
  month: at.getMonth(),
  day: at.getDate(),
  weekday: at.getDay(),
});

/**
 * The day of a moment where the reader is, or in UTC, as people of the locale write it, e.g. `Nov 21, 2026`. Written by a table: the first date
 * that Intl formats in a document costs a phone's main thread as much as drawing a whole panel.
 */
export function shownDate(at: Date, tag: string, zone: 'reader' | 'UTC'): string {
  const day = zone === 'UTC' ? there(at) : here(at);
  const timeZone = zone === 'UTC' ? ({ timeZone: 'UTC' } as const) : {};
  return written('dated', day, tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...timeZone }).format(at);
}

/** A day of the weeks around, in UTC, e.g. `Tue, Nov 24`. */
export function shownNearDay(at: Date, tag: string): string {
  const styles = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return written('near', there(at), tag) ?? new Intl.DateTimeFormat(tag, styles).format(at);
}
