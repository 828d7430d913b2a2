import { dayAfter, dayAt, momentOf } from '../../kernel';
import { isFederalHoliday } from '../physicalStore';

/** Business hours that a prescriber has for an answer before the lenses may be sold (16 CFR 315.5(c)(3)). */
const ANSWER_HOURS = 8;
/** A business hour lies between these, Monday to Friday, but on a federal holiday (16 CFR 315.2). */
const OPENS = '09:00';
const CLOSES = '17:00';
const HOUR_MS = 3_600_000;

function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday > 0 && weekday < 6 && !isFederalHoliday(day);
}

/** The moment when a prescriber who was asked has had the hours for an answer, on the prescriber's own clock (RX-20). */
export function answerDue(askedAt: Date, timeZone: string): Date {
  let left = ANSWER_HOURS * HOUR_MS;
  for (let day = dayAt(askedAt, timeZone); ; day = dayAfter(day, 1)) {
    if (!isBusinessDay(day)) continue;
    const from = Math.max(askedAt.getTime(), momentOf(day, OPENS, timeZone));
    const open = Math.max(0, momentOf(day, CLOSES, timeZone) - from);
    if (open >= left) return new Date(from + left);
    left -= open;
  }
}
