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

/** `dd/MM/yyyy` -> `yyyy-MM-dd`; an ISO date stays; null when it is neither or no such day (SITE-16). */
export function toIsoDate(value: string): string | null {
  const text = value.trim();
  const match = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  const iso = match ? `${match[3]}-${pad(match[2])}-${pad(match[1])}` : text;
  return isRealDate(iso) ? iso : null;
}

function pad(part = ''): string {
  return part.padStart(2, '0');
}

/** Years that a birth date may lie back. */
export const OLDEST_YEARS = 120;

/** A birth date lies in the past, and not too far back. */
export function isBirthDate(value: string, now: number): boolean {
  const iso = toIsoDate(value);
  if (!iso) return false;
  const at = Date.parse(`${iso}T00:00:00Z`);
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - OLDEST_YEARS);
  return at < now && at >= oldest.getTime();
}
