import type { DayRange, DeliveryPromise } from './deliveryPromise';

const DAY_MS = 86_400_000;

/** The day so many working days from now; Saturdays and Sundays do not count. */
export function workingDaysFrom(now: number, days: number): Date {
  let at = now;
  for (let left = days; left > 0;) {
    at += DAY_MS;
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) left -= 1;
  }
  return new Date(at);
}

/** The latest day of an order's promise: when it is made, or there; null while nobody knows from when its days count. */
export function promisedDay(promise: DeliveryPromise | undefined, until: 'making' | 'total'): Date | null {
  const since = Date.parse(promise?.since ?? '');
  return promise && Number.isFinite(since) ? workingDaysFrom(since, promise[until].to) : null;
}

/** Days as texts name them: `1–3`, which no line ends in, or `2` where earliest and latest are the same. */
export function shownDays({ from, to }: DayRange): string {
  return from === to ? String(to) : `${from}\u2060–\u2060${to}`;
}
