import { answerTrial, nextTrial, repeatEar, startNextEar, startProcedure } from './hearingProcedure';
import type { Procedure } from './procedure';
import type { Ear, Frequency } from './hearingReference';

/** Random numbers from 0 to 1 that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Somebody whose hearing is known, for tests. */
export interface Listener {
  /** Level heard in half of the cases, dB HL. */
  readonly thresholds: Readonly<Record<Ear, Readonly<Record<Frequency, number>>>>;
  /** Spread of the answers around the threshold, dB; 0 is a machine. */
  readonly spread: number;
  /** Share of presentations answered whatever is played. */
  readonly guesses: number;
  readonly random: () => number;
}

function hears({ thresholds, spread, guesses, random }: Listener, state: Procedure): boolean {
  const trial = nextTrial(state);
  if (random() < guesses) return true;
  if (trial.kind === 'silence') return false;
  const above = trial.level - thresholds[trial.ear][trial.frequency];
  if (spread === 0) return above >= 0;
  return random() < 1 / (1 + Math.exp(-above / spread));
}

/** Lets the listener take the whole test, an ear twice where it must be; answers where it ended and how many presentations it took. */
export function takeTest(listener: Listener, first: Ear = 'right'): { state: Procedure; presentations: number } {
  const { random } = listener;
  let state = startProcedure(first, random());
  let presentations = 0;
  while (state.status !== 'done') {
    if (state.status === 'ear-done') state = startNextEar(state, random());
    if (state.status === 'too-many-false') state = repeatEar(state, random());
    state = answerTrial(state, hears(listener, state), random());
    presentations += 1;
  }
  return { state, presentations };
}
