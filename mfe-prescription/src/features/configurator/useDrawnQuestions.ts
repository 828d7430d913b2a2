import { whenCalm } from '@sightline/shared-lib/runtime';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';

import { STEPS, type LensAnswers, type Step } from './lensAnswers';

/** A question as it is drawn, with the answers it is drawn by. */
interface DrawnQuestion {
  readonly step: Step;
  readonly answers: LensAnswers;
}

interface DrawnQuestionsOptions {
  readonly open: DrawnQuestion;
  /** The question that a press of Next will most likely open. */
  readonly coming: Step | undefined;
  /** Answers as they will be by then. */
  readonly expected: LensAnswers;
  /** Fetches what drawing it needs. */
  readonly prepare: (coming: Step) => Promise<void>;
}

/** The open question and, unseen, the one that comes next, drawn in a calm moment; the one before stays until then (RX-10). */
export function useDrawnQuestions({
  open,
  coming,
  expected,
  prepare,
}: DrawnQuestionsOptions): readonly DrawnQuestion[] {
  const [unseen, setUnseen] = useState<readonly DrawnQuestion[]>([]);
  const [last, setLast] = useState(open);
  if (last.step !== open.step) setUnseen([...unseen.filter(({ step }) => step !== last.step), last]);
  if (last.step !== open.step || last.answers !== open.answers) setLast(open);

  const draw = useEffectEvent(async () => {
    if (coming) await prepare(coming);
    startTransition(() => setUnseen(coming ? [{ step: coming, answers: expected }] : []));
  });
  useEffect(
    () => whenCalm(() => void draw().catch(() => undefined)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- again for every other question or answer
    [open.step, coming, expected],
  );

  const others = unseen.filter(({ step }) => step !== open.step);
  // Always in their own order, so that none is moved.
  return [open, ...others].toSorted((one, other) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step));
}
