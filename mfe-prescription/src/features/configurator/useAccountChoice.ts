import { useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { LensAnswers } from './lensAnswers';

const calls = () => import('../../lateCalls');

const QUIET = { skipErrorMessage: true } as const;

/** Answers are kept when no other has followed for so long, in milliseconds. */
const SETTLED = 800;

interface AccountChoiceOptions {
  readonly partNumber: string;
  /** Lenses that are changed begin with what they are. */
  readonly isNew: boolean;
  readonly onResumed: (answers: LensAnswers) => void;
}

/** A half-finished choice goes on at another device of a signed-in shopper; a guest's stays on this one (RX-10). */
export function useAccountChoice({ partNumber, isNew, onResumed }: AccountChoiceOptions) {
  const { client, reportFailure } = useServices();
  const isSignedIn = useUser()?.userLoggedIn ?? false;
  const isAsked = isSignedIn && isNew;
  const [isRead, setRead] = useState(false);
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly answers: LensAnswers } | null>(null);
  const resumed = useEffectEvent(onResumed);

  useEffect(() => {
    if (!isAsked) return undefined;
    let current = true;
    calls()
      .then(({ readLensChoice }) => readLensChoice(client, { partNumber }, QUIET))
      .then((choice) => {
        if (current && choice) resumed(choice);
      })
      // Without it the questions are asked as on a new device.
      .catch(reportFailure)
      .finally(() => setRead(true));
    return () => {
      current = false;
    };
  }, [client, reportFailure, isAsked, partNumber]);

  /** Takes what waits to be kept, if anything does. */
  const taken = () => {
    const kept = waiting.current;
    if (kept) clearTimeout(kept.timer);
    waiting.current = null;
    return kept?.answers;
  };
  const send = () => {
    const choice = taken();
    if (!choice) return;
    calls()
      .then(({ keepLensChoice }) => keepLensChoice(client, { partNumber, choice }, QUIET))
      .catch(reportFailure);
  };
  // Who leaves early keeps the last answer too.
  const left = useEffectEvent(send);
  useEffect(() => () => left(), []);

  return {
    /** What was answered elsewhere may still come. */
    isReading: isAsked && !isRead,
    keep(answers: LensAnswers) {
      if (!isSignedIn) return;
      taken();
      waiting.current = { answers, timer: setTimeout(send, SETTLED) };
    },
    forget() {
      taken();
      if (!isSignedIn) return;
      calls()
        .then(({ forgetLensChoice }) => forgetLensChoice(client, { partNumber }, QUIET))
        .catch(reportFailure);
    },
  };
}
