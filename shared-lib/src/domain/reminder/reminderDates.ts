import { isRealDate } from '../validation/dates';

const DAY_MS = 86_400_000;

/** Fewest and most days between two reminders of one order (REM-01). */
export const MIN_FREQUENCY_DAYS = 7;
export const MAX_FREQUENCY_DAYS = 730;

/** Days between two reminders that the shop offers; 0 reminds once. */
export const FREQUENCIES: readonly number[] = [0, 30, 60, 90, 180, 365];

/** Days before the last lens is worn, so that there is time to think. */
const AHEAD_DAYS = 7;

/** When lenses run out whose supply nobody knows. */
const USUAL_SUPPLY_DAYS = 90;

/** A moment's day in UTC, `yyyy-MM-dd`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const later = (day: string, days: number): string => dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** First and last day that a reminder can be set for: from tomorrow, for two years (REM-01). */
export function reminderDays(now: number): { readonly from: string; readonly to: string } {
  const today = dayOf(now);
  return { from: later(today, 1), to: later(today, MAX_FREQUENCY_DAYS) };
}

/** The day of a reminder after the one that was sent; null where it was to be sent once. Days that were missed are left out. */
export function nextReminder(sentFor: string, frequencyDays: number, now: number): string | null {
  if (frequencyDays < MIN_FREQUENCY_DAYS || !isRealDate(sentFor)) return null;
  const missed = Math.floor((now - Date.parse(`${sentFor}T00:00:00Z`)) / (frequencyDays * DAY_MS));
  return later(sentFor, (Math.max(0, missed) + 1) * frequencyDays);
}

/**
 * When to remind of lenses that were ordered: a week before they would run out had they been worn from the day of the order on. What comes
 * next travels as long as these did. `supplyDays` is what the shortest supply of an eye lasts, null where nobody knows.
 */
export function suggestedReminder(
  { placedAt, supplyDays }: { readonly placedAt: number; readonly supplyDays: number | null },
  now: number,
): string {
  const wished = later(dayOf(placedAt), (supplyDays ?? USUAL_SUPPLY_DAYS) - AHEAD_DAYS);
  const { from, to } = reminderDays(now);
  if (wished < from) return from;
  return wished > to ? to : wished;
}
