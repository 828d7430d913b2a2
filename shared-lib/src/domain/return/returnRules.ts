import { orderGroupOf } from '../order/orderGroups';
import { orderStatusOf } from '../order/orderStatus';

const DAY_MS = 86_400_000;

/** Days after the last update during which an order can be sent back (RET-01). */
export const RETURN_WINDOW_DAYS = 30;

/** Days left when the platform gives no date to count from: the specification's client fixes them (RET-01). */
export const DEFAULT_DAYS_LEFT = 18;

export interface ReturnFacts {
  readonly orderStatus: string;
  /** ISO 8601. */
  readonly placedDate: string;
  readonly lastUpdateDate: string;
}

/** Whole days since a date; null when it cannot be read. */
function daysSince(date: string, now: number): number | null {
  const at = Date.parse(date);
  return Number.isFinite(at) ? Math.floor((now - at) / DAY_MS) : null;
}

/** Pieces of a line whose number is chosen one by one, and whose money is told for each number; a line may have many more (RET-02). */
export const RETURN_PIECES_OFFERED = 100;

/** Why an order cannot be sent back: not there yet, its days are over, placed before the cut-over date, cancelled, or all of it is in returns. */
export const RETURN_REFUSALS = ['early', 'late', 'before', 'never', 'all'] as const;

export type ReturnRefusal = (typeof RETURN_REFUSALS)[number];

/** Whether an order can be sent back, and for how many days yet, or why not (RET-01). */
export type ReturnOffer =
  | { readonly can: true; readonly days: number }
  | { readonly can: false; readonly why: ReturnRefusal };

/**
 * What an order's state and dates say of it: Settled or Delivered, last updated 0 to 30 days ago, or on a day that nobody told, placed on or
 * after the configured cut-over date (RET-01). The platform decides by it, and a shop whose platform does not say.
 */
export function returnOffer(order: ReturnFacts, now: number, cutOver?: string): ReturnOffer {
  const status = orderStatusOf(order.orderStatus);
  if (status !== 'Settled' && status !== 'Delivered')
    return { can: false, why: orderGroupOf(order.orderStatus) === 'cancelled' ? 'never' : 'early' };
  const age = order.lastUpdateDate === '' ? 0 : daysSince(order.lastUpdateDate, now);
  if (age === null || age < 0 || age > RETURN_WINDOW_DAYS) return { can: false, why: 'late' };
  const placed = Date.parse(order.placedDate);
  const isKnown = Number.isFinite(placed) && placed >= (cutOver ? Date.parse(cutOver) : Number.NEGATIVE_INFINITY);
  return isKnown ? { can: true, days: returnDaysLeft(order.lastUpdateDate, now) } : { can: false, why: 'before' };
}

/** Days left to send an order back, 0 to 30 (RET-01). */
export function returnDaysLeft(lastUpdateDate: string, now: number): number {
  const age = daysSince(lastUpdateDate, now);
  if (age === null) return DEFAULT_DAYS_LEFT;
  return Math.min(RETURN_WINDOW_DAYS, Math.max(0, RETURN_WINDOW_DAYS - age));
}

/** Period filters of the return list (RET-03). */
export const RETURN_PERIODS = ['Last6Months', 'LastYear', 'All'] as const;

export type ReturnPeriod = (typeof RETURN_PERIODS)[number];

const MONTHS: Readonly<Record<ReturnPeriod, number>> = { Last6Months: 6, LastYear: 12, All: 1200 };

/** First day of a period; All goes 100 years back (RET-03). */
export function periodStart(period: ReturnPeriod, now: number): Date {
  const start = new Date(now);
  const day = start.getUTCDate();
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - MONTHS[period]);
  // The 31st of a shorter month is its last day, not a day of the next month.
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(day, lastDay));
  return start;
}
