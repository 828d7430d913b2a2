import type { Ear, Frequency } from './hearingReference';
import type { Answers } from './likeliestThreshold';

/** A threshold in dB HL; null when even the loudest tone was not heard. */
export type Threshold = number | null;

/** The search for one threshold. */
export interface Search {
  readonly level: number;
  /** The last step went up: an answer now counts. */
  readonly ascending: boolean;
  /** Levels step by 10 until the first tone is heard. */
  readonly found: boolean;
  /** By level: all answers, and those on the way up. */
  readonly answers: Readonly<Record<number, Answers>>;
  readonly ascents: Readonly<Record<number, Answers>>;
  readonly presented: number;
}

/** Everything known while the tones are played; pure data. */
export interface Procedure {
  readonly status: 'running' | 'too-many-false' | 'ear-done' | 'done';
  readonly ears: readonly Ear[];
  readonly earIndex: number;
  /** Index into the tones of this ear. */
  readonly toneIndex: number;
  readonly search: Search;
  readonly thresholds: Readonly<Record<Ear, Readonly<Partial<Record<Frequency, Threshold>>>>>;
  /** Second threshold of the retested tone; absent until it is known. */
  readonly retest?: Threshold;
  /** Place within the block of five presentations, and which of them is silent. */
  readonly blockPlace: number;
  readonly silentPlace: number;
  /** Of this ear. */
  readonly catches: number;
  readonly falseAlarms: number;
  /** Presses while nothing was presented, of this ear. */
  readonly strays: number;
  /** The ear has been begun again because of false answers. */
  readonly repeated: boolean;
  readonly unreliable: boolean;
  /** Loudest sound pressure the device reaches at its volume, dB SPL. */
  readonly reach: number;
}
