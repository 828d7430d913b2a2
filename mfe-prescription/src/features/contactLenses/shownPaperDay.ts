/** The last day of a prescription, in words. */
export const shownUntil = (iso: string, tag: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });

/** A day as it is typed in a language, so that the field can be read again. */
export function shownPaperDay(iso: string, tag: string): string {
  const at = new Date(`${iso}T00:00:00Z`);
  return at.toLocaleDateString(tag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
}
