import type { AppointmentSlots } from '@sightline/shared-lib/api/appointment';

/** The free time nearest to one that is taken, the earlier of two; null when there is none (STOR-08). */
export function nearestTime({ days }: AppointmentSlots, wanted: string): string | null {
  const away = (moment: string) => Math.abs(Date.parse(moment) - Date.parse(wanted));
  const free = days.flatMap(({ startsAt }) => startsAt).filter((moment) => moment !== wanted);
  return free.toSorted((a, b) => away(a) - away(b) || Date.parse(a) - Date.parse(b))[0] ?? null;
}
