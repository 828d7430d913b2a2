import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note, Skeleton } from '@sightline/shared-lib/ui';
import { lazy, memo, Suspense, type ComponentType } from 'react';

import type { BagRefusal } from './bagRefusal';
import { CodeQuestion } from './CodeQuestion';
import type { CodeStep, LensAction, LensAnswers, Step } from './lensAnswers';
import { designChosen, eyesOf, optionChosen, optionsOf } from './lensOptions';
import type { LensFacts } from './lensFacts';
import { asksAddition, mayBeFewer, stepsOf, stillToChoose } from './lensSteps';
import type { PrescriptionQuestionProps } from './PrescriptionQuestion';
import { Question } from './Question';
import type { FormState } from './valuesForm';
import type { useSavedPrescriptions } from '../../saved/useSavedPrescriptions';

/** Comes with the form of the prescription, whose controls it has. */
const AddOnQuestion = lazy(() => import('./AddOnQuestion').then((file) => ({ default: file.AddOnQuestion })));
/** So does what is drawn and said of lenses by their values. */
const ThicknessQuestion = lazy(() =>
  import('./ThicknessQuestion').then((file) => ({ default: file.ThicknessQuestion })),
);

export interface StepCalls {
  /** Takes an answer; some lead on at once. */
  readonly onAnswer: (action: LensAction, leadsOn?: boolean) => void;
  /** Values are typed that could be taken as they stand. */
  readonly onExpected: (values: PrescriptionValues) => void;
  /** Typed values were saved in the account under this id. */
  readonly onKept: (savedId: string) => void;
  readonly onForm: (form: FormState) => void;
  readonly onChange: (step: Step) => void;
  /** Does what is not seen of a press once its frame is painted. */
  readonly later: (work: () => void) => void;
}

export interface StepQuestionProps {
  readonly step: Step;
  readonly answers: LensAnswers;
  readonly facts: LensFacts;
  readonly saved: ReturnType<typeof useSavedPrescriptions>;
  readonly refusal: BagRefusal | null;
  /** The shopper was further, and nothing more will come from another device. */
  readonly isLost: boolean;
  /** The same at every drawing. */
  readonly calls: StepCalls;
  readonly PrescriptionQuestion: ComponentType<PrescriptionQuestionProps>;
}

/** One question of the configurator with what can be answered; drawn again only when something it says has changed. */
export const StepQuestion = memo(function StepQuestion(props: StepQuestionProps) {
  const { step, answers, facts, saved, refusal, isLost, calls, PrescriptionQuestion } = props;
  const { onAnswer, onExpected, onKept, onForm, onChange, later } = calls;
  const { t } = useTranslation();
  const design = step === 'thickness' ? designChosen(answers, facts) : undefined;
  const drawn = design && eyesOf(answers, design) ? t('Lenses.Drawn') : undefined;
  const rows = (code: CodeStep) => ({
    options: optionsOf(code, answers, facts),
    chosen: optionChosen(code, answers, facts)?.code,
    later,
    onChoose: (chosen: string) => onAnswer({ type: 'chosen', step: code, code: chosen }),
  });
  const still = stillToChoose(answers, facts).filter((one) => one !== step);
  return (
    <Question step={step} steps={stepsOf(answers, facts)} mayBeFewer={mayBeFewer(answers, facts)} note={drawn}>
      {refusal ? (
        <Note tone="bad" live="alert">
          {refusal.words}
        </Note>
      ) : null}
      {step === 'prescription' ? (
        <Suspense fallback={<Skeleton fills="panel" />}>
          <PrescriptionQuestion
            given={answers.values}
            saved={saved}
            savedId={answers.savedId}
            additionRequired={asksAddition(answers, facts)}
            fileIds={answers.fileIds}
            lost={isLost && answers.values === null && answers.savedId === ''}
            onTyped={(values, savedId) => onAnswer({ type: 'typed', values, savedId }, true)}
            onExpected={onExpected}
            onKept={onKept}
            onSent={(fileIds) => onAnswer({ type: 'sent', fileIds }, fileIds.length > 0)}
            onForm={onForm}
            onOtherUse={() => onChange('use')}
            onLater={() => onAnswer({ type: 'sentLater' }, true)}
          />
        </Suspense>
      ) : null}
      {step === 'addOns' ? (
        <Suspense fallback={<Skeleton fills="panel" />}>
          <AddOnQuestion
            addOns={facts.list.addOns}
            chosen={answers.addOns ?? []}
            onChoose={(addOns) => onAnswer({ type: 'added', addOns })}
          />
        </Suspense>
      ) : null}
      {step === 'review' && answers.prescription === 'values' && answers.values ? (
        <p className="soft">{t('Lenses.Compare')}</p>
      ) : null}
      {step === 'use' || step === 'treatment' || step === 'colour' ? (
        <CodeQuestion step={step} {...rows(step)} />
      ) : null}
      {step === 'thickness' ? (
        <Suspense fallback={<Skeleton fills="panel" />}>
          <ThicknessQuestion answers={answers} facts={facts} {...rows(step)} />
        </Suspense>
      ) : null}
      {still.length > 0 ? (
        <p>
          {t('Lenses.Still')} <strong>{still.map((one) => t(`Lenses.In.${one}`)).join(', ')}</strong>
        </p>
      ) : null}
    </Question>
  );
});
