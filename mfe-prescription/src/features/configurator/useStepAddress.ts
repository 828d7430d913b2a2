import { useEffect, useEffectEvent, useState } from 'react';

import type { Step } from './lensAnswers';
import { stepHash, stepIn } from './stepHash';

/** How many entries of the history are the configurator's own, up to this one. */
function depthOf(state: unknown): number {
  const known = typeof state === 'object' && state !== null && 'lenses' in state ? Number(state.lenses) : 0;
  return Number.isInteger(known) && known > 0 ? known : 0;
}

function push(step: Step): void {
  const state = window.history.state as object | null;
  window.history.pushState({ ...state, lenses: depthOf(state) + 1 }, '', stepHash(step));
}

/** The question that the address asks for: each has an entry of the history, and leaving takes them all back. */
export function useStepAddress(onLeft: () => void) {
  const [asked, setAsked] = useState<Step>(() => stepIn(window.location.hash) ?? 'use');
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (stepIn(window.location.hash) === null) push('use');
    const follow = () => {
      const step = stepIn(window.location.hash);
      if (step === null) left();
      else setAsked(step);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return {
    asked,
    go(step: Step) {
      push(step);
      setAsked(step);
    },
    leave() {
      const depth = depthOf(window.history.state);
      if (depth > 0) return window.history.go(-depth);
      // Arrived with this address: there is nothing of the shop's before it.
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      return onLeft();
    },
  };
}
