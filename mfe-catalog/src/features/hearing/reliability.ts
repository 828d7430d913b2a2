import { FALSE_ALARM_SHARE, RETEST, RETEST_TOLERANCE } from './hearingReference';
import type { Procedure } from './procedure';

/** Silent presentations before false answers are judged: of three, one press may be a cough. */
const ENOUGH_CATCHES = 4;

/** Presses between the presentations that are put down to eagerness. */
const STRAYS_ALLOWED = 6;

/** More than one false answer in three silences, or a press now and then whatever is played. */
export function isTooOftenFalse({
  catches,
  falseAlarms,
  strays,
}: Pick<Procedure, 'catches' | 'falseAlarms' | 'strays'>): boolean {
  return (catches >= ENOUGH_CATCHES && falseAlarms > catches * FALSE_ALARM_SHARE) || strays > STRAYS_ALLOWED;
}

/** The retested tone gave another threshold than the first time. */
export function isInconsistent({ thresholds, ears, retest }: Procedure): boolean {
  const first = thresholds[ears[0] ?? 'right'][RETEST];
  if (retest === undefined || first === undefined || (first === null && retest === null)) return false;
  return first === null || retest === null || Math.abs(first - retest) > RETEST_TOLERANCE;
}
