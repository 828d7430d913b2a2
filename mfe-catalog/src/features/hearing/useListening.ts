import { useEffect, useRef, useState } from 'react';

import { startProcedure } from './hearingProcedure';
import type { Procedure } from './procedure';
import type { Ear } from './hearingReference';
import { createListening } from './listening';
import type { Listening } from './listening';
import type { Calibration } from './soundLevel';
import type { TonePlayer } from './tonePlayer';

/** Why nothing is played at the moment. */
export type Pause = 'asked' | 'hidden' | null;

/** What the test is played with. */
export interface ListeningPlan {
  readonly first: Ear;
  readonly calibration: Calibration;
  readonly player: TonePlayer;
}

/** The running test: what is known, pausing by hand and when the tab is hidden, and the answer. */
export function useListening({ first, calibration, player }: ListeningPlan) {
  const [state, setState] = useState<Procedure>(() => startProcedure(first, 0));
  const [pause, setPause] = useState<Pause>(null);
  const listening = useRef<Listening | null>(null);

  useEffect(() => {
    const mine = createListening({ first, calibration, player, onChange: setState });
    listening.current = mine;
    mine.start();
    const onVisibility = () => {
      // Who does not see the page does not listen to it either.
      if (document.visibilityState !== 'hidden') return;
      mine.pause();
      setPause((now) => now ?? 'hidden');
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      mine.pause();
    };
  }, [first, calibration, player]);

  return {
    state,
    pause,
    press: () => listening.current?.press(),
    goOn: () => listening.current?.goOn(),
    setPaused(paused: boolean) {
      if (paused) listening.current?.pause();
      else listening.current?.resume();
      setPause(paused ? 'asked' : null);
    },
  };
}
