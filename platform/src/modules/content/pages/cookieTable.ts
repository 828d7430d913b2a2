import { DEVICE_ENTRIES, type DeviceLifetime, SESSION_DAYS } from '@sightline/shared-lib/domain/site';

import type { ComponentDraft, PageContext } from '../content.draft';
import { withValues } from '../content.words';

/** What the shop keeps on a device, in words: one row for each entry of the list that the shop's code is held to (ANA-01). */
export function cookieTable({ words: { cookies }, locale }: PageContext): ComponentDraft {
  const long = (unit: 'day' | 'minute', count: number): string =>
    new Intl.NumberFormat(locale.tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const durations = withValues(cookies.durations, {
    guestDays: long('day', SESSION_DAYS.guest),
    rememberedDays: long('day', SESSION_DAYS.remembered),
  });
  const inWords = (kept: DeviceLifetime): string => {
    if (typeof kept === 'string') return durations[kept];
    return 'days' in kept ? long('day', kept.days) : long('minute', kept.minutes);
  };
  return {
    id: 'cookie-policy.table',
    type: 'CookieTable',
    fields: {
      title: cookies.title,
      headings: cookies.columns,
      rows: DEVICE_ENTRIES.map(({ row, names, kind, kept }) => ({
        name: names.join(', '),
        kind: cookies.kinds[kind],
        purpose: cookies.rows[row]?.purpose ?? '',
        duration: inWords(kept),
      })),
    },
  };
}
