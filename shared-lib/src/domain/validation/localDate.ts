import { isRealDate } from './dates';

type Part = 'day' | 'month' | 'year';

function layout(tag: string): { readonly order: readonly Part[]; readonly separator: string } {
  const parts = new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);
  return {
    order: parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : [])),
    separator: parts.find(({ type }) => type === 'literal')?.value ?? '/',
  };
}

/** A day as it is typed in the locale -> `yyyy-MM-dd`; ISO dates pass; null when there is no such day (ACC-01). */
export function isoFromLocal(typed: string, tag: string): string | null {
  const text = typed.trim();
  if (isRealDate(text)) return text;
  const numbers = text.split(/[./\-\s]+/).filter(Boolean);
  if (numbers.length !== 3 || numbers.some((one) => !/^\d{1,4}$/.test(one))) return null;
  const of = (part: Part) => numbers[layout(tag).order.indexOf(part)] ?? '';
  const iso = `${of('year')}-${of('month').padStart(2, '0')}-${of('day').padStart(2, '0')}`;
  return isRealDate(iso) ? iso : null;
}

/** `yyyy-MM-dd` as it is typed in the locale; anything else stays as it is. */
export function localFromIso(iso: string, tag: string): string {
  if (!isRealDate(iso)) return iso;
  const [year, month, day] = iso.split('-');
  const { order, separator } = layout(tag);
  return order.map((part) => ({ year, month, day })[part] ?? '').join(separator);
}

/** An example of a day not long ago: the 28th of the month before. */
export function exampleRecentDate(tag: string, now: number): string {
  const day = new Date(now);
  return localFromIso(
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1, 28)).toISOString().slice(0, 10),
    tag,
  );
}

/** An example of a date in the locale: the 24th of August 1985. */
export function exampleDate(tag: string): string {
  return localFromIso('1985-08-24', tag);
}
