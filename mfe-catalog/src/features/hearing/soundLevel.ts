import { PALMS_PRESSURE, REFERENCE_PRESSURE } from './hearingReference';
import type { Frequency } from './hearingReference';

/** Level of the sample sound in dB of full scale (RMS) at which it seemed as loud as rubbed palms. */
export type Calibration = number;

/** Where the shopper begins to match, and how far the match may go: louder would leave no room for loud tones. */
export const USUAL_CALIBRATION: Calibration = -42;
export const SOFTEST_CALIBRATION: Calibration = -66;
export const LOUDEST_CALIBRATION: Calibration = -30;

/** A sine of full amplitude has this RMS level, dB. */
const FULL_SINE = -3.01;

/** Loudest sound pressure of a tone without clipping, dB SPL. */
export function reachOf(calibration: Calibration): number {
  return PALMS_PRESSURE + FULL_SINE - calibration;
}

/** Peak amplitude, 0 to 1, of a tone at a hearing level in dB HL. */
export function toneAmplitude(level: number, frequency: Frequency, calibration: Calibration): number {
  const pressure = level + REFERENCE_PRESSURE[frequency];
  return Math.min(1, 10 ** ((pressure - PALMS_PRESSURE + calibration - FULL_SINE) / 20));
}

/** RMS amplitude of the sample sound. */
export function palmsAmplitude(calibration: Calibration): number {
  return 10 ** (calibration / 20);
}
