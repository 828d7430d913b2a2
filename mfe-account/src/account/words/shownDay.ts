/** A day of the calendar (`yyyy-MM-dd`), which is the same day everywhere, e.g. `Nov 21, 2026`. */
export function shownCalendarDay(day: string, tag: string): string {
  const at = Date.parse(day);
  return Number.isFinite(at) ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(at) : '';
}

/** A day as people of the locale write it, e.g. `Nov 21, 2026`. */
export function shownDay(iso: string, tag: string): string {
  const at = Date.parse(iso);
  return Number.isFinite(at) ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(at) : '';
}
