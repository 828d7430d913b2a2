import type { ExpiringStorage } from '@sightline/shared-lib/contracts';

import type { Procedure, Threshold } from './procedure';
import { FREQUENCIES, GRADED, gradeOf, loudestLevel, STEP_UP } from './hearingReference';
import type { Ear, Frequency, HearingGrade } from './hearingReference';
import { isInconsistent } from './reliability';

/** Levels in dB HL by tone; null is beyond the loudest tone. */
export type EarLevels = Readonly<Partial<Record<Frequency, Threshold>>>;

/** What is kept of a check, on this device only. */
export interface HearingResult {
  /** Epoch milliseconds. */
  readonly takenAt: number;
  readonly levels: Readonly<Record<Ear, EarLevels>>;
  /** False answers or a changed retest: the picture is a weak one. */
  readonly doubtful: boolean;
}

const KEY = 'hearing-result';

/** Days a result stays on the device. */
export const RESULT_DAYS = 90;

/** Levels are shown on the audiogram's own grid: finer ones would promise too much. */
const shown = (threshold: Threshold): Threshold =>
  threshold === null ? null : Math.round(threshold / STEP_UP) * STEP_UP;

function earLevels(thresholds: EarLevels): EarLevels {
  return Object.fromEntries(
    FREQUENCIES.flatMap((one) => {
      const threshold = thresholds[one];
      return threshold === undefined ? [] : [[one, shown(threshold)]];
    }),
  );
}

/** Levels known so far. */
export function levelsOf({ thresholds }: Pick<Procedure, 'thresholds'>): HearingResult['levels'] {
  return { right: earLevels(thresholds.right), left: earLevels(thresholds.left) };
}

/** The result of a finished procedure. */
export function resultOf(state: Procedure, takenAt: number): HearingResult {
  return { takenAt, levels: levelsOf(state), doubtful: state.unreliable || isInconsistent(state) };
}

/** Mean of the graded tones; a tone beyond the range counts with the loudest one played. */
export function meanLevel(levels: EarLevels): number | null {
  const known = GRADED.flatMap((one) => {
    const level = levels[one];
    return level === undefined ? [] : [level ?? loudestLevel(one) + STEP_UP];
  });
  return known.length < GRADED.length ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}

/** Indicative grade of one ear; null while tones are missing. */
export function earGrade(levels: EarLevels): HearingGrade | null {
  const mean = meanLevel(levels);
  return mean === null ? null : gradeOf(mean);
}

/** Nothing was heard at all: more likely a matter of the sound than of the ears. */
export function heardNothing({ levels }: Pick<HearingResult, 'levels'>): boolean {
  const all = [...Object.values(levels.right), ...Object.values(levels.left)];
  return all.length > 0 && all.every((level) => level === null);
}

function isEarLevels(value: unknown): value is EarLevels {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([tone, level]) =>
        (FREQUENCIES as readonly number[]).includes(Number(tone)) && (level === null || typeof level === 'number'),
    )
  );
}

/** The kept result; null when there is none, when it is over, or when it is not one of ours. */
export function storedResult(storage: ExpiringStorage): HearingResult | null {
  const value = storage.get(KEY) as Partial<HearingResult> | null;
  if (typeof value !== 'object' || value === null) return null;
  const { takenAt, levels, doubtful } = value;
  if (typeof takenAt !== 'number' || typeof doubtful !== 'boolean') return null;
  if (!isEarLevels(levels?.right) || !isEarLevels(levels.left)) return null;
  return { takenAt, levels, doubtful };
}

export function keepResult(storage: ExpiringStorage, result: HearingResult): void {
  storage.set(KEY, result, RESULT_DAYS);
}

export function forgetResult(storage: ExpiringStorage): void {
  storage.remove(KEY);
}
