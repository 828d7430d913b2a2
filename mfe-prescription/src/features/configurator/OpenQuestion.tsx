import type { Language, Translate } from '@sightline/shared-lib/contracts';
import { addMessages, useTranslation } from '@sightline/shared-lib/runtime';
import { lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
    import('./LensSection'),
    import('./AddOnQuestion'),
    loadAddPair(),
  ]);
  addMessages(t, words);
  return { default: file.PrescriptionQuestion };
}

interface OpenQuestionProps extends Pick<StepQuestionProps, 'facts' | 'saved' | 'calls'> {
  readonly step: Step;
  /** The question that was painted last: what nobody sees of a new one, its focus first, comes a frame later. */
  readonly painted: Step;
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
 * taken away in a calm moment: a press only shows one and hides the other (RX-10).
 */
export function OpenQuestion(props: OpenQuestionProps) {
  const { step, painted, asked, answers, expected, facts, saved, refusal, isResuming, calls } = props;
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
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A question begins at the top of a small screen. Before the first one the frame is seen, and the last one is about the answers above it.
    const block = step === 'review' ? 'nearest' : 'start';
    if (step !== 'use') shown.current?.querySelector('section')?.scrollIntoView?.({ block });
  }, [step]);
  useEffect(() => {
    shown.current?.querySelector('h2')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each question that was painted
  }, [painted]);
  return (
    <>
      <AnswerList answers={givenAnswers(step, answers, facts, { t, tag })} onChange={calls.onChange} />
      {drawn.map((one) => (
        <div
          key={one.step}
          ref={one.step === step ? shown : undefined}
          className="turn"
          data-unseen={one.step === step ? undefined : ''}
          aria-hidden={one.step === step ? undefined : true}
          inert={one.step !== painted}
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
