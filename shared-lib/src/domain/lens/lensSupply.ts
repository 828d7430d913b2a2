/** Days a lens is worn before it is replaced, by the code of the catalogue's REPLACEMENT. */
const WEAR_DAYS: Readonly<Record<string, number>> = { daily: 1, biweekly: 14, monthly: 30 };

/** Days that a box lasts one eye; null where the rhythm or the number of lenses is not known (RX-20). */
export function boxDays(replacement: string | null | undefined, lenses: number | null): number | null {
  const days = WEAR_DAYS[replacement?.trim().toLowerCase() ?? ''];
  return days === undefined || lenses === null || lenses < 1 ? null : days * lenses;
}
