import { useEffect, useEffectEvent, useRef, useState } from 'react';

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

function replace(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

interface StepAddressOptions {
  /** The question that is open where the address asks for this one: an earlier one may be without an answer. */
  readonly openFor: (asked: Step) => Step;
  readonly onLeft: () => void;
}

/** The question that the address asks for: each has an entry of the history, and leaving takes them all back. */
export function useStepAddress({ openFor, onLeft }: StepAddressOptions) {
  const [asked, setAsked] = useState<Step>(() => stepIn(window.location.hash) ?? 'use');
  const open = openFor(asked);
  const depth = useRef(0);
  const isLeaving = useRef(false);
  const left = useEffectEvent(onLeft);
  /** Who arrived with the address of a question has nothing of the shop's before it. */
  const leaveHere = () => {
    replace(window.location.pathname + window.location.search);
    onLeft();
  };
  const move = useEffectEvent(() => {
    const step = stepIn(window.location.hash);
    const isBack = depthOf(window.history.state) < depth.current;
    depth.current = depthOf(window.history.state);
    if (step === null) return left();
    if (isLeaving.current) return leaveHere();
    // An entry whose question is the open one already: who goes back wants another.
    if (isBack && openFor(step) === open) return window.history.back();
    return setAsked(step);
  });
  useEffect(() => {
    if (stepIn(window.location.hash) === null) push('use');
    depth.current = depthOf(window.history.state);
    const follow = () => move();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    const step = stepIn(window.location.hash);
    if (step !== null && step !== open) replace(stepHash(open));
  });
  return {
    asked,
    step: open,
    go(step: Step) {
      push(step);
      depth.current += 1;
      setAsked(step);
    },
    leave() {
      isLeaving.current = true;
      if (depth.current > 0) window.history.go(-depth.current);
      else leaveHere();
    },
  };
}
