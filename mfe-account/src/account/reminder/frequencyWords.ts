import type { Translate } from '@sightline/shared-lib/contracts';

/** How often a reminder comes, e.g. `every 90 days`. */
export function frequencyWords(days: number, t: Translate, tag: string): string {
  return days === 0 ? t('Reminders.Once') : t('Reminders.Every', { count: days, days: days.toLocaleString(tag) });
}
