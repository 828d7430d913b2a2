import type { Language, Translate } from '@sightline/shared-lib/contracts';
import { addMessages, useTranslation, whenCalm } from '@sightline/shared-lib/runtime';
import { Activity, lazy, useEffect, useEffectEvent, useState } from 'react';

import { loadLaterMessages } from '../../loadMessages';
import { AnswerList } from './AnswerList';
import { givenAnswers } from './givenAnswers';
import type { Step } from './lensAnswers';
import { comingStep } from './lensSteps';
import { StepQuestion, type StepQuestionProps } from './StepQuestion';

/** Forms and their words weigh more than all other questions together: they come once the first one is answered. */
async function loadPrescription(t: Translate, language: Language) {
  const [file, words] = await Promise.all([import('./PrescriptionQuestion'), loadLaterMessages(language)]);
  addMessages(t, words);
  return { default: file.PrescriptionQuestion };
}

/** The question that a press of Next will most likely open, once its code is there and the press before it was answered. */
function useComing(coming: Step | undefined): Step | undefined {
  const { t, language } = useTranslation();
  const [ready, setReady] = useState<Step>();
  const prepare = useEffectEvent(async (step: Step) => {
    if (step === 'prescription') await loadPrescription(t, language);
    setReady(step);
  });
  // A failure is told where the question is opened.
  useEffect(() => (coming ? whenCalm(() => void prepare(coming).catch(() => undefined)) : undefined), [coming]);
  return coming === ready ? coming : undefined;
}

interface OpenQuestionProps extends Omit<StepQuestionProps, 'PrescriptionQuestion'> {
  readonly onChange: (step: Step) => void;
}

/** Answers so far above, the open question below; the next one is drawn unseen while the shopper thinks, for the press to only show it (RX-10). */
export function OpenQuestion({ onChange, ...props }: OpenQuestionProps) {
  const { step, asked, answers, facts, isResuming } = props;
  const { t, tag, language } = useTranslation();
  const [PrescriptionQuestion] = useState(() => lazy(() => loadPrescription(t, language)));
  // Values from another device, which may still come, are what a form begins with.
  const coming = useComing(isResuming ? undefined : comingStep(step, answers, facts));
  return (
    <>
      <AnswerList answers={givenAnswers(step, answers, facts, { t, tag })} onChange={onChange} />
      {[step, ...(coming ? [coming] : [])].map((one) => (
        <Activity key={one} mode={one === step ? 'visible' : 'hidden'}>
          <StepQuestion
            {...props}
            PrescriptionQuestion={PrescriptionQuestion}
            step={one}
            asked={one === step ? asked : one}
          />
        </Activity>
      ))}
    </>
  );
}
