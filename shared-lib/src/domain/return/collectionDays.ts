import { workingDaysFrom } from '../order/promisedDay';

/** Days that a carrier can be ordered for, after today. */
const DAYS_AHEAD = 5;

/** Working days on which a parcel that comes back can be collected, `yyyy-MM-dd`, the next first (RET-02). */
export function collectionDays(now: number): readonly string[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) =>
    workingDaysFrom(now, index + 1)
      .toISOString()
      .slice(0, 10),
  );
}
