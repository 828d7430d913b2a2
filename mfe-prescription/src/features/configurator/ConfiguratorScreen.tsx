import type { Fragments } from '@sightline/shared-lib/contracts';
import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Note, RetryNote, Skeleton, useModal } from '@sightline/shared-lib/ui';
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react';

import type { BagRefusal } from './bagRefusal';
import { keepChoices, keepSavedId } from './choiceMemory';
import { comingAnswer, isSameAnswer } from './comingAnswer';
import { ConfiguratorHeader } from './ConfiguratorHeader';
import { ConfiguratorRoot } from './configuratorStyle';
import { FramePicture } from './FramePicture';
import { NO_ANSWERS, withAnswer, type LensAction, type Step } from './lensAnswers';
import { lensesShown } from './lensOptions';
import { nextStep, openStep } from './lensSteps';
import { OpenQuestion, type QuestionTurn } from './OpenQuestion';
import { usePrescriptionLenses } from './PrescriptionLensesContext';
import { useAccountChoice } from './useAccountChoice';
import { useSavedAgain } from './useSavedAgain';
import { useSavedPrescriptions } from '../../saved/useSavedPrescriptions';
import { useSteady } from '../../useSteady';
import { useConfiguratorFacts } from './useConfiguratorFacts';
import { useLater } from './useLater';
import { useLensBag } from './useLensBag';
import { useLinePages } from './useLinePages';
import { useStepAddress } from './useStepAddress';
import type { FormState } from './valuesForm';
import { WayOn } from './WayOn';

/** Comes with the form of the prescription: nothing is drawn before there are values. */
const ChosenLens = lazy(() => import('./ChosenLens').then((file) => ({ default: file.ChosenLens })));

/** Lenses for a frame over the whole screen, one question at a time, each with its own address (RX-10, RX-12). */
export function ConfiguratorScreen({ partNumber, given, onAdded, onClose }: Fragments['lenses.configurator']) {
  const { site, reportFailure } = useServices();
  const { t } = useTranslation();
  const { later, now } = useLater();
  const { isOpen, setOpen, isLoading, prescriptionLenses, answer } = usePrescriptionLenses();
  const answers = prescriptionLenses ?? NO_ANSWERS;
  const { reading, again } = useConfiguratorFacts(partNumber);
  const saved = useSavedPrescriptions();
  useSavedAgain(saved.reading);
  const account = useAccountChoice({
    partNumber,
    isNew: !given,
    onResumed: (resumed) => answer({ type: 'resumed', answers: resumed }),
  });
  useLinePages(given, answers, (fileIds) => answer({ type: 'sent', fileIds }));
  const [refusal, setRefusal] = useState<BagRefusal | null>(null);
  const [form, setForm] = useState<FormState>(null);
  const [typing, setTyping] = useState<LensAction | null>(null);
  const [pair, setPair] = useState<Parameters<typeof onAdded>[0] | null>(null);
  const facts = reading.state === 'ready' ? reading.facts : null;
  const { asked, step, go, leave } = useStepAddress({
    openFor: (wanted) => (facts ? openStep(wanted, answers, facts) : wanted),
    onLeft() {
      setOpen(false);
      if (pair) onAdded(pair);
      else onClose();
    },
  });
  const { dialog, heading } = useModal(isOpen, { fills: true });
  const [isShown, setShown] = useState(false);
  useEffect(() => setOpen(true), [setOpen]);
  // A question takes the focus, which it cannot before the dialog is there.
  useEffect(() => setShown(isOpen), [isOpen]);
  const { busy, add: addToBag } = useLensBag({
    partNumber,
    onAdded: (added) => {
      account.forget();
      setPair(added);
    },
    onRefused: (found) => {
      setRefusal(found);
      if (found.step !== 'review') go(found.step);
    },
  });
  // The way out is taken once the answer is part of this screen: leaving tells it on.
  useEffect(() => {
    if (pair) leave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the pair is in the bag
  }, [pair]);

  const shown = reading.state === 'ready' ? reading.facts.shown : reading.state === 'empty' ? reading.shown : null;
  const name = shown?.name ?? '';

  const coming = comingAnswer(step, answers, form ? typing : null);
  const expected = coming ? withAnswer(answers, coming) : answers;
  const turn = useRef<QuestionTurn>(null);
  const hasTurned = useRef(false);
  /** The second press of a double one is meant for the question before: it answers nothing of the next, and buys nothing. */
  const stopSecond = (event: MouseEvent) => {
    if (event.detail < 2) hasTurned.current = false;
    if (!hasTurned.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Opens a question: where it is drawn already it is shown at once, and all the rest follows once that is painted. */
  const turnTo = (next: Step, rest: () => void) => {
    hasTurned.current = true;
    if (!turn.current?.show(next)) return rest();
    return later(() => {
      rest();
      turn.current?.followed();
    });
  };
  const take = (action: LensAction, leadsOn = false) => {
    if (!facts) return;
    const next = withAnswer(answers, action);
    const keep = () => {
      keepChoices(partNumber, next);
      account.keep(next);
    };
    const tell = () => {
      answer(action);
      setRefusal(null);
    };
    if (!leadsOn) {
      tell();
      return later(keep);
    }
    const following = nextStep(step, next, facts);
    return turnTo(following, () => {
      tell();
      go(following);
      keep();
    });
  };
  const goOn = (event: MouseEvent) => {
    if (!facts) return;
    // While the press is still under way its button becomes the one that sends the form.
    event.preventDefault();
    if (coming) return take(coming, true);
    const following = nextStep(step, answers, facts);
    return turnTo(following, () => go(following));
  };
  const calls = useSteady({
    onAnswer: (action: LensAction, leadsOn?: boolean) =>
      take(coming && isSameAnswer(coming, action) ? coming : action, leadsOn),
    onExpected: (values: PrescriptionValues) => setTyping({ type: 'typed', values, savedId: '' }),
    // After the values that were kept, which may still wait for their frame.
    onKept: (savedId: string) =>
      later(() => {
        answer({ type: 'kept', savedId });
        keepSavedId(partNumber, savedId);
      }),
    onForm: setForm,
    onChange: go,
    later,
    onNext: goOn,
    onLeave: leave,
    onAdd: () => {
      if (facts) addToBag(answers, facts).catch(reportFailure);
    },
  });

  return (
    <ConfiguratorRoot
      ref={dialog}
      aria-labelledby="lenses-title"
      aria-busy={isLoading || undefined}
      // What waits of the press before is done before another one is answered.
      onPointerDownCapture={now}
      onKeyDownCapture={now}
      onClickCapture={stopSecond}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <ConfiguratorHeader name={name} isFromBag={given !== undefined} heading={heading} onLeave={calls.onLeave} />
      <div className="middle">
        <div className="plate">
          {shown ? <FramePicture shown={shown} lenses={facts ? lensesShown(answers, facts) : undefined} /> : null}
          {facts && answers.values ? (
            <Suspense>
              <ChosenLens step={step} answers={answers} facts={facts} />
            </Suspense>
          ) : null}
        </div>
        <div className="side">
          {reading.state === 'loading' ? <Skeleton fills="panel" /> : null}
          {reading.state === 'failed' ? (
            <RetryNote retryText={t('Prescription.TryAgain')} onRetry={again}>
              {t('Lenses.Failed')}
            </RetryNote>
          ) : null}
          {reading.state === 'empty' ? <Note>{t('Lenses.Empty', { phone: site.config.servicePhone })}</Note> : null}
          {facts && isShown ? (
            <OpenQuestion
              turn={turn}
              step={step}
              asked={asked}
              answers={answers}
              expected={expected}
              facts={facts}
              saved={saved}
              refusal={refusal}
              isResuming={account.isReading}
              calls={calls}
            />
          ) : null}
        </div>
      </div>
      {facts ? (
        <WayOn
          step={step}
          answers={answers}
          facts={facts}
          form={form}
          isFromBag={given !== undefined}
          busy={busy}
          onNext={calls.onNext}
          onChange={calls.onChange}
          onAdd={calls.onAdd}
        />
      ) : null}
    </ConfiguratorRoot>
  );
}
