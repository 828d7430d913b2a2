/** Four-digit year, two-digit month and day, as text only: `2026-02-31` passes (SITE-16). */
export function isIsoDateText(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** A day that exists, written `yyyy-MM-dd`. */
export function isRealDate(value: string): boolean {
  if (!isIsoDateText(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return Number.isFinite(at.getTime()) && at.toISOString().startsWith(value);
}

/** Years that a birth date may lie back. */
export const OLDEST_YEARS = 120;

/** A birth date, written `yyyy-MM-dd`, lies in the past, and not too far back. */
export function isBirthDate(value: string, now: number): boolean {
  if (!isRealDate(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - OLDEST_YEARS);
  return at < now && at >= oldest.getTime();
}
