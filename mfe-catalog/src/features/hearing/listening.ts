import { answerTrial, nextTrial, repeatEar, startNextEar, startProcedure, strayPress } from './hearingProcedure';
import type { Procedure } from './procedure';
import type { Ear } from './hearingReference';
import { reachOf, toneAmplitude } from './soundLevel';
import type { Calibration } from './soundLevel';
import type { TonePlayer } from './tonePlayer';

/** Milliseconds of a presentation and around it; the gap is never an even beat. */
const GAP = { shortest: 1000, spread: 1000 };
const TONE = 1000;
const ANSWER = 1500;
/** A press this soon after the end of a presentation was meant for it: too late, but honest. */
const LATE = 400;

/** Calls back after milliseconds; the answer calls it off. */
export type Schedule = (ms: number, then: () => void) => () => void;

const clockSchedule: Schedule = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

export interface ListeningOptions {
  readonly first: Ear;
  readonly calibration: Calibration;
  readonly player: Pick<TonePlayer, 'tone'>;
  readonly onChange: (state: Procedure) => void;
  readonly random?: () => number;
  readonly schedule?: Schedule;
}

/** Plays the test: gaps, tones, answers. All decisions are the procedure's. */
export interface Listening {
  readonly start: () => void;
  readonly press: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** The next ear, or the same again after too many false answers. */
  readonly goOn: () => void;
}

export function createListening({
  first,
  calibration,
  player,
  onChange,
  random = Math.random,
  schedule = clockSchedule,
}: ListeningOptions): Listening {
  let state = startProcedure(first, random(), reachOf(calibration));
  let phase: 'idle' | 'late' | 'gap' | 'asking' = 'idle';
  let endTone: (() => void) | null = null;
  const pending = new Set<() => void>();

  const quiet = () => {
    for (const cancel of pending) cancel();
    pending.clear();
    endTone?.();
    endTone = null;
  };
  const later = (ms: number, then: () => void) => {
    const cancel = schedule(ms, () => {
      pending.delete(cancel);
      then();
    });
    pending.add(cancel);
  };
  const gap = () => {
    quiet();
    phase = 'late';
    later(LATE, () => {
      phase = 'gap';
    });
    later(GAP.shortest + random() * GAP.spread, ask);
  };
  function ask() {
    phase = 'asking';
    const trial = nextTrial(state);
    if (trial.kind === 'tone') {
      const { frequency, ear, level } = trial;
      endTone = player.tone({ frequency, ear, amplitude: toneAmplitude(level, frequency, calibration) });
      later(TONE, () => {
        endTone?.();
        endTone = null;
      });
    }
    later(ANSWER, () => take(answerTrial(state, false, random())));
  }
  const take = (next: Procedure) => {
    state = next;
    if (state.status === 'running') gap();
    else {
      quiet();
      phase = 'idle';
    }
    onChange(state);
  };

  return {
    start() {
      gap();
      onChange(state);
    },
    press() {
      if (phase === 'asking') take(answerTrial(state, true, random()));
      else if (phase === 'gap') take(strayPress(state));
    },
    pause() {
      quiet();
      phase = 'idle';
    },
    resume() {
      // What was being asked is asked again.
      if (state.status === 'running') gap();
    },
    goOn() {
      take(state.status === 'ear-done' ? startNextEar(state, random()) : repeatEar(state, random()));
    },
  };
}
