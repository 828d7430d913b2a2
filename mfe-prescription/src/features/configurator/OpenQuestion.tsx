import type { Language, Translate } from '@sightline/shared-lib/contracts';
import type { Thickness } from '@sightline/shared-lib/domain/lens';
import { hasPrism } from '@sightline/shared-lib/domain/prescription';
import { addMessages, useTranslation, whenCalm } from '@sightline/shared-lib/runtime';
import { Note, Skeleton } from '@sightline/shared-lib/ui';
import { lazy, Suspense, useState } from 'react';

import { loadLaterMessages } from '../../loadMessages';
import { AddOnQuestion } from './AddOnQuestion';
import { AnswerList } from './AnswerList';
import type { BagRefusal } from './bagRefusal';
import { CodeQuestion } from './CodeQuestion';
import { givenAnswers } from './givenAnswers';
import type { LensAction, LensAnswers, Step } from './lensAnswers';
import { optionChosen, optionsOf, type LensFacts } from './lensOptions';
import { asksAddition, stepsOf, stillToChoose } from './lensSteps';
import { Question } from './Question';
import { thicknessWords, type ThicknessFacts } from './thicknessFacts';
import type { FormState } from './valuesForm';
import type { useSavedPrescriptions } from '../../saved/useSavedPrescriptions';

/** Forms and their words weigh more than all other questions together: they come once the first one is answered. */
async function loadPrescription(t: Translate, language: Language) {
  const [file, words] = await Promise.all([import('./PrescriptionQuestion'), loadLaterMessages(language)]);
  addMessages(t, words);
  return { default: file.PrescriptionQuestion };
}

interface OpenQuestionProps {
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
  readonly onChange: (step: Step) => void;
  readonly onForm: (form: FormState) => void;
}

/** Answers so far above, the open question below (RX-10). */
export function OpenQuestion(props: OpenQuestionProps) {
  const { step, asked, answers, facts, thickness, saved, refusal, isResuming, onAnswer, onKept, onChange, onForm } =
    props;
  const { t, tag, language } = useTranslation();
  const [PrescriptionQuestion] = useState(() => lazy(() => loadPrescription(t, language)));
  const eyes = thickness?.eyes;
  const drawn = step === 'thickness' && eyes ? t('Lenses.Drawn') : undefined;
  const still = stillToChoose(answers, facts).filter((one) => one !== step);
  return (
    <>
      <AnswerList answers={givenAnswers(step, answers, facts, { t, tag })} onChange={onChange} />
      <Question key={step} step={step} steps={stepsOf(answers, facts)} note={drawn}>
        {refusal?.step === step ? (
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
              lost={asked !== 'prescription' && !isResuming && answers.values === null && answers.savedId === ''}
              onTyped={(values, savedId) => onAnswer({ type: 'typed', values, savedId }, true)}
              onKept={onKept}
              onSent={(fileIds) => onAnswer({ type: 'sent', fileIds }, fileIds.length > 0)}
              onForm={onForm}
              onLater={() => onAnswer({ type: 'sentLater' }, true)}
            />
          </Suspense>
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
              onChoose={(code) => {
                onAnswer({ type: 'chosen', step, code });
                // A failure is told where the question is opened.
                if (step === 'use') whenCalm(() => void loadPrescription(t, language).catch(() => undefined));
              }}
            />
          </>
        ) : null}
        {still.length > 0 ? (
          <p>
            {t('Lenses.Still')} <strong>{still.map((one) => t(`Lenses.In.${one}`)).join(', ')}</strong>
          </p>
        ) : null}
      </Question>
    </>
  );
}
