import { add, formatMoney } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { memo, type MouseEvent } from 'react';

import type { LensAnswers, Step } from './lensAnswers';
import { lensesPrice } from './lensOptions';
import { isAnswered, nextStep, wayBack } from './lensSteps';
import type { ConfiguratorFacts } from './useConfiguratorFacts';
import { VALUES_FORM, type FormState } from './valuesForm';

/** A press leaves the focus where it is, for the next question takes it: blur, change and two changes of style less before its frame (RX-10). */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface WayOnProps {
  readonly step: Step;
  readonly answers: LensAnswers;
  readonly facts: ConfiguratorFacts;
  readonly form: FormState;
  /** It takes the place of a pair that is in the bag. */
  readonly isFromBag: boolean;
  /** The pair is on its way into the bag. */
  readonly busy: boolean;
  readonly onNext: (event: MouseEvent) => void;
  readonly onChange: (step: Step) => void;
  readonly onAdd: () => void;
}

/** What frame and lenses cost as far as they are chosen, and the way on; always in view. */
export const WayOn = memo(function WayOn(props: WayOnProps) {
  const { step, answers, facts, form, isFromBag, busy, onNext, onChange, onAdd } = props;
  const { t, tag } = useTranslation();
  const frame = facts.shown.price;
  const lenses = lensesPrice(answers, facts);
  const back = wayBack(step, answers, facts);
  const total = formatMoney(lenses ? add(frame, lenses) : frame, tag);
  return (
    <footer>
      <output>
        <p className="t2">{total}</p>
        {lenses && (
          <p className="small soft">
            {t('Lenses.Total', { frame: formatMoney(frame, tag), lenses: formatMoney(lenses, tag) })}
          </p>
        )}
      </output>
      <div className="next">
        {step === 'review' && lenses ? (
          <Button wide busy={busy} amount={total} onClick={onAdd}>
            {t(isFromBag ? 'Lenses.KeepPair' : 'Lenses.ToBag')}
          </Button>
        ) : step === 'prescription' && (form || answers.prescription !== 'paper') ? (
          form && (
            <Button type="submit" form={VALUES_FORM} wide icon="arrow" onMouseDown={keepFocus} onClick={form.press}>
              {t(form.isDoubted ? 'Prescription.Doubt.Confirm' : 'Prescription.Save')}
            </Button>
          )
        ) : back ? (
          <>
            <Button wide aria-describedby="lenses-none" onClick={() => onChange(back)}>
              {t('Lenses.ChangeNamed', { name: t(`Lenses.Name.${back}`) })}
            </Button>
            <span id="lenses-none" className="small soft">
              {t('Lenses.NoneFits')}
            </span>
          </>
        ) : (
          <Button
            wide
            icon="arrow"
            unavailable={step === 'addOns' || isAnswered(step, answers, facts) ? undefined : t('Lenses.ChooseFirst')}
            onMouseDown={keepFocus}
            onClick={onNext}
          >
            {t('Lenses.Next', { step: t(`Lenses.In.${nextStep(step, answers, facts)}`) })}
          </Button>
        )}
      </div>
    </footer>
  );
});
