import { formatMoney, type Money } from '@sightline/shared-lib/domain/money';

import type { LensAnswers, Step } from './lensAnswers';
import { addOnsChosen, optionChosen } from './lensOptions';
import type { LensFacts } from './lensFacts';
import { isAnswered, openStep, stepsOf } from './lensSteps';
import { prescriptionWords, type Speech } from '../../saved/prescriptionWords';
import { optionName } from './lensWords';

/** The review asks nothing. */
type Asked = Exclude<Step, 'review'>;

interface GivenAnswer {
  readonly step: Asked;
  readonly lines: readonly string[];
  /** What it costs; null where nothing is to be paid for it. */
  readonly amount: string | null;
}

/** An answer in the list of those that stand. */
export interface StandingAnswer extends GivenAnswer {
  /** Its question can be opened: none before it lacks an answer. */
  readonly opens: boolean;
}

const shownPrice = (price: Money, { tag }: Speech) => (price.minor === 0 ? null : formatMoney(price, tag));

function prescriptionLines({ prescription, values, fileIds }: LensAnswers, speech: Speech): readonly string[] {
  const { t } = speech;
  if (prescription === 'values' && values) return prescriptionWords(values, speech);
  return [prescription === 'paper' ? t('Lenses.Paper', { count: fileIds.length }) : t('Lenses.Later')];
}

function givenAnswer(step: Asked, answers: LensAnswers, facts: LensFacts, speech: Speech): readonly GivenAnswer[] {
  const { t } = speech;
  if (step === 'prescription') {
    return [{ step, lines: prescriptionLines(answers, speech), amount: null }];
  }
  if (step === 'addOns') {
    const chosen = addOnsChosen(answers, facts);
    if (chosen.length === 0) return [{ step, lines: [t('Lenses.NoAddOns')], amount: null }];
    return chosen.map(({ description, price }) => ({ step, lines: [description], amount: shownPrice(price, speech) }));
  }
  const option = optionChosen(step, answers, facts);
  return option ? [{ step, lines: [optionName(step, option, speech)], amount: shownPrice(option.extra, speech) }] : [];
}

/** Answers that stand, but for the open question, in words with their prices (RX-10). */
export function givenAnswers(
  open: Step,
  answers: LensAnswers,
  facts: LensFacts,
  speech: Speech,
): readonly StandingAnswer[] {
  return stepsOf(answers, facts)
    .filter((step): step is Asked => step !== 'review' && step !== open && isAnswered(step, answers, facts))
    .flatMap((step) => givenAnswer(step, answers, facts, speech))
    .map((answer) => ({ ...answer, opens: openStep(answer.step, answers, facts) === answer.step }));
}
