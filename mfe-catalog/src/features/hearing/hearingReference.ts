/** Numeric facts of the screening; their origin and limits are written in SOURCES.md beside this file. */

export type Ear = 'right' | 'left';

/** Tones in hertz, as an audiogram orders them. */
export const FREQUENCIES = [250, 500, 1000, 2000, 4000, 8000] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** Tones in the order they are tested; the first is the easiest to recognise. */
export const TEST_ORDER: readonly Frequency[] = [1000, 2000, 4000, 8000, 500, 250];

/** Tone that is tested again at the end of the first ear. */
export const RETEST: Frequency = 1000;

/** A retest further away than this, in dB, makes the result doubtful. */
export const RETEST_TOLERANCE = 5;

/** Hearing levels are tested in steps of 5 dB; a heard tone is followed by one 10 dB softer (ISO 8253-1, ascending method). */
export const STEP_UP = 5;
export const STEP_DOWN = 10;

/** Softest level tested, dB HL. */
export const SOFTEST = 0;

/** Of every five presentations one is silent. */
export const CATCH_EVERY = 5;

/** More false answers than this share of the silent presentations make the result unreliable. */
export const FALSE_ALARM_SHARE = 1 / 3;

/** Sound pressure in dB SPL at which a young healthy ear just hears each tone through a circumaural earphone (0 dB HL). */
export const REFERENCE_PRESSURE: Readonly<Record<Frequency, number>> = {
  250: 18,
  500: 11,
  1000: 5.5,
  2000: 4.5,
  4000: 9.5,
  8000: 17.5,
};

/** A-weighting of each tone, dB. */
const WEIGHTING: Readonly<Record<Frequency, number>> = {
  250: -8.6,
  500: -3.2,
  1000: 0,
  2000: 1.2,
  4000: 1,
  8000: -1.1,
};

/** No tone is ever louder than this, dB(A). */
export const LOUDEST_PRESSURE = 85;

/** Loudest level a tone may be tested at, dB HL on the 5 dB grid. */
export function loudestLevel(frequency: Frequency): number {
  const level = LOUDEST_PRESSURE - WEIGHTING[frequency] - REFERENCE_PRESSURE[frequency];
  return Math.floor(level / STEP_UP) * STEP_UP;
}

/** Loudness of briskly rubbed palms in front of the face, dB(A): the known sound the volume is set by. */
export const PALMS_PRESSURE = 60;

export type HearingGrade = 'typical' | 'mild' | 'moderate' | 'marked';

/** Upper ends of the grades, dB HL, after the WHO's of 2021; everything louder than moderate is one grade here, for a screening cannot part it. */
const GRADES: readonly (readonly [HearingGrade, number])[] = [
  ['typical', 20],
  ['mild', 35],
  ['moderate', 50],
];

/** Tones whose mean grades an ear. */
export const GRADED: readonly Frequency[] = [500, 1000, 2000, 4000];

/** Grade of a mean level in dB HL; the lower end belongs to the worse grade. */
export function gradeOf(mean: number): HearingGrade {
  return GRADES.find(([, end]) => mean < end)?.[0] ?? 'marked';
}

/** Upper end of typical hearing, dB HL. */
export const TYPICAL_END = 20;
