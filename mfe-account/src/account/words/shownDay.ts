import { shownDate } from '@sightline/shared-lib/domain/day';

/** A day of the calendar (`yyyy-MM-dd`), which is the same day everywhere, e.g. `Nov 21, 2026`. */
export function shownCalendarDay(day: string, tag: string): string {
  const at = Date.parse(day);
  return Number.isFinite(at) ? shownDate(new Date(at), tag, 'UTC') : '';
}

/** A moment as people of the locale write it, with its hour, e.g. `Nov 21, 2026, 4:05 PM`. */
export function shownMoment(iso: string, tag: string): string {
  const at = Date.parse(iso);
  const styles = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return Number.isFinite(at) ? new Intl.DateTimeFormat(tag, styles).format(at) : '';
}

/** A day as people of the locale write it, e.g. `Nov 21, 2026`. */
export function shownDay(iso: string, tag: string): string {
  const at = Date.parse(iso);
  return Number.isFinite(at) ? shownDate(new Date(at), tag, 'reader') : '';
}
