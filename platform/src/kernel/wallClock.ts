const DAY_MS = 24 * 60 * 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One formatter a zone: making one costs more than a day of moments. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

/** What the clock on the wall shows at a moment, as if it were UTC. */
function wallTime(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** The day `2026-11-24` at a place. */
export function dayAt(moment: Date, timeZone: string): string {
  return new Date(wallTime(moment.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The moment at which the clock of a place shows a time. Looked at twice: the first guess may lie across a change of the clocks. */
export function momentOf(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const guess = wall - (wallTime(wall, timeZone) - wall);
  return guess - (wallTime(guess, timeZone) - wall);
}
