import type { Thickness } from '@sightline/shared-lib/domain/lens';
import { hasPrism } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note, Skeleton } from '@sightline/shared-lib/ui';
import { Suspense, type ComponentType } from 'react';

import { AddOnQuestion } from './AddOnQuestion';
import type { BagRefusal } from './bagRefusal';
import { CodeQuestion } from './CodeQuestion';
import type { LensAction, LensAnswers, Step } from './lensAnswers';
import { optionChosen, optionsOf, type LensFacts } from './lensOptions';
import { asksAddition, stepsOf, stillToChoose } from './lensSteps';
import type { PrescriptionQuestionProps } from './PrescriptionQuestion';
import { NextFrame } from './NextFrame';
import { Question } from './Question';
import { thicknessWords, type ThicknessFacts } from './thicknessFacts';
import type { FormState } from './valuesForm';
import type { useSavedPrescriptions } from '../../saved/useSavedPrescriptions';

export interface StepQuestionProps {
  readonly step: Step;
  /** The address asked for a later question than the one that is open. */
  readonly asked: Step;
  readonly answers: LensAnswers;
  readonly facts: LensFacts;
  readonly thickness: ThicknessFacts | null;
  readonly saved: ReturnType<typeof useSavedPrescriptions>;
  readonly refusal: BagRefusal | null;
  /** Answers from another device may still come. */
  readonly isResuming: boolean;
  /** Takes an answer; some lead on at once. */
  readonly onAnswer: (action: LensAction, leadsOn?: boolean) => void;
  /** Typed values were saved in the account under this id. */
  readonly onKept: (savedId: string) => void;
  readonly onForm: (form: FormState) => void;
  readonly PrescriptionQuestion: ComponentType<PrescriptionQuestionProps>;
}

/** One question of the configurator with what can be answered. */
export function StepQuestion(props: StepQuestionProps) {
  const { step, asked, answers, facts, thickness, saved, refusal, isResuming, onAnswer, onKept, onForm } = props;
  const { PrescriptionQuestion } = props;
  const { t, tag } = useTranslation();
  const eyes = thickness?.eyes;
  const drawn = step === 'thickness' && eyes ? t('Lenses.Drawn') : undefined;
  const still = stillToChoose(answers, facts).filter((one) => one !== step);
  return (
    <Question step={step} steps={stepsOf(answers, facts)} note={drawn}>
      {refusal?.step === step ? (
        <Note tone="bad" live="alert">
          {refusal.words}
        </Note>
      ) : null}
      {step === 'prescription' ? (
        <NextFrame before={<Skeleton fills="panel" />}>
          <Suspense fallback={<Skeleton fills="panel" />}>
            <PrescriptionQuestion
              given={answers.values}
              saved={saved}
              savedId={answers.savedId}
              additionRequired={asksAddition(answers, facts)}
              fileIds={answers.fileIds}
              lost={asked !== 'prescription' && !isResuming && answers.values === null && answers.savedId === ''}
              onTyped={(values, savedId) => onAnswer({ type: 'typed', values, savedId }, true)}
              onKept={onKept}
              onSent={(fileIds) => onAnswer({ type: 'sent', fileIds }, fileIds.length > 0)}
              onForm={onForm}
              onLater={() => onAnswer({ type: 'sentLater' }, true)}
            />
          </Suspense>
        </NextFrame>
      ) : null}
      {step === 'addOns' ? (
        <AddOnQuestion
          addOns={facts.list.addOns}
          chosen={answers.addOns ?? []}
          onChoose={(addOns) => onAnswer({ type: 'added', addOns })}
        />
      ) : null}
      {step === 'review' && answers.prescription === 'values' && answers.values ? (
        <p className="soft">{t('Lenses.Compare')}</p>
      ) : null}
      {step === 'use' || step === 'treatment' || step === 'colour' || step === 'thickness' ? (
        <>
          {step === 'thickness' && eyes && answers.values && hasPrism(answers.values) ? (
            <p className="soft">{t('Lenses.DrawnPrism')}</p>
          ) : null}
          {step === 'thickness' && !eyes ? <p className="soft">{t('Lenses.NoValues')}</p> : null}
          <CodeQuestion
            step={step}
            options={optionsOf(step, answers, facts)}
            chosen={optionChosen(step, answers, facts)?.code}
            {...(step === 'thickness' && thickness
              ? { more: (code: string) => thicknessWords(code as Thickness, thickness, { t, tag }) }
              : {})}
            onChoose={(code) => onAnswer({ type: 'chosen', step, code })}
          />
        </>
      ) : null}
      {still.length > 0 ? (
        <p>
          {t('Lenses.Still')} <strong>{still.map((one) => t(`Lenses.In.${one}`)).join(', ')}</strong>
        </p>
      ) : null}
    </Question>
  );
}
