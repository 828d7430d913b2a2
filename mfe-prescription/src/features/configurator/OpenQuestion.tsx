import type { Language, Translate } from '@sightline/shared-lib/contracts';
import { addMessages, useTranslation } from '@sightline/shared-lib/runtime';
import { lazy, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';

import { loadLaterMessages } from '../../loadMessages';
import { AnswerList } from './AnswerList';
import type { BagRefusal } from './bagRefusal';
import { givenAnswers } from './givenAnswers';
import type { LensAnswers, Step } from './lensAnswers';
import { comingStep } from './lensSteps';
import { StepQuestion, type StepQuestionProps } from './StepQuestion';
import { useDrawnQuestions } from './useDrawnQuestions';
import { loadAddPair } from './useLensBag';

/** Forms, their words and what is drawn of their values weigh more than all other questions together: they come once the first one is answered. */
async function loadPrescription(t: Translate, language: Language) {
  const [file, words] = await Promise.all([
    import('./PrescriptionQuestion'),
    loadLaterMessages(language),
    import('./ChosenLens'),
    import('./ThicknessQuestion'),
    import('./AddOnQuestion'),
    loadAddPair(),
  ]);
  addMessages(t, words);
  return { default: file.PrescriptionQuestion };
}

export interface QuestionTurn {
  /** Shows a question that is drawn before it is the open one; false where it is not drawn. */
  readonly show: (step: Step) => boolean;
  /** The open question is the one to show again. */
  readonly followed: () => void;
}

interface OpenQuestionProps extends Pick<StepQuestionProps, 'facts' | 'saved' | 'calls'> {
  readonly turn: Ref<QuestionTurn>;
  /** The question that is open: it follows a frame after it is shown. */
  readonly step: Step;
  /** The address asked for a later question than the one that is open. */
  readonly asked: Step;
  readonly answers: LensAnswers;
  /** Answers as they will be after the open question, as far as that can be told. */
  readonly expected: LensAnswers;
  readonly refusal: BagRefusal | null;
  /** Answers from another device may still come. */
  readonly isResuming: boolean;
}

/**
 * Answers so far above, the open question below. The next one is drawn and laid out unseen while the shopper thinks, and the one before is
 * taken away in a calm moment: a press only shows one and hides the other (RX-10). What nobody sees of that, focus and address among it, comes
 * once it is painted.
 */
export function OpenQuestion(props: OpenQuestionProps) {
  const { turn, step, asked, answers, expected, facts, saved, refusal, isResuming, calls } = props;
  const { t, tag, language } = useTranslation();
  const [PrescriptionQuestion] = useState(() => lazy(() => loadPrescription(t, language)));
  const drawn = useDrawnQuestions({
    open: { step, answers },
    // Values from another device, which may still come, are what a form begins with.
    coming: isResuming ? undefined : comingStep(step, expected, facts),
    expected,
    // A failure is told where the question is opened.
    prepare: async (coming) => {
      if (coming === 'prescription') await loadPrescription(t, language);
    },
  });
  const [ahead, setAhead] = useState<Step | null>(null);
  const seen = ahead ?? step;
  useImperativeHandle(turn, () => ({
    show(next) {
      const isDrawn = drawn.some((one) => one.step === next);
      if (isDrawn) setAhead(next);
      return isDrawn;
    },
    followed: () => setAhead(null),
  }));
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A question begins at the top of a small screen. Before the first one the frame is seen, and the last one is about the answers above it.
    const block = seen === 'review' ? 'nearest' : 'start';
    if (seen !== 'use') shown.current?.querySelector('section')?.scrollIntoView?.({ block });
  }, [seen, step]);
  useEffect(() => {
    shown.current?.querySelector('h2')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each question
  }, [step]);
  return (
    <>
      <AnswerList answers={givenAnswers(step, answers, facts, { t, tag })} onChange={calls.onChange} />
      {drawn.map((one) => (
        <div
          key={one.step}
          ref={one.step === seen ? shown : undefined}
          className="turn"
          data-unseen={one.step === seen ? undefined : ''}
          aria-hidden={one.step === seen ? undefined : true}
          inert={one.step !== step}
        >
          <StepQuestion
            step={one.step}
            answers={one.answers}
            facts={facts}
            saved={saved}
            refusal={refusal?.step === one.step ? refusal : null}
            isLost={one.step === step && step === 'prescription' && asked !== step && !isResuming}
            calls={calls}
            PrescriptionQuestion={PrescriptionQuestion}
          />
        </div>
      ))}
    </>
  );
}
