import { OPTICS } from '@sightline/shared-lib/domain/lens';
import { prescriptionProblems } from '@sightline/shared-lib/domain/prescription';

import { foundOnce } from './foundOnce';
import { STEPS, type LensAnswers, type Step } from './lensAnswers';
import { designChosen, eyesOf, optionChosen, optionsOf } from './lensOptions';
import type { LensFacts } from './lensFacts';

/** Lenses of the chosen use cannot be made without an addition. */
export function asksAddition(answers: LensAnswers, facts: LensFacts): boolean {
  const design = designChosen(answers, facts);
  return design !== undefined && OPTICS.designs[design].asksAddition;
}

/** The questions that are asked of these answers: what offers one thing only asks nothing. */
export const stepsOf = foundOnce((answers: LensAnswers, facts): readonly Step[] =>
  STEPS.filter((step) => {
    switch (step) {
      case 'prescription':
        return designChosen(answers, facts) !== 'plano';
      case 'addOns':
        return facts.list.addOns.length > 0;
      case 'treatment':
      case 'colour':
      case 'thickness':
        // Before its own turn nobody knows whether a question has more than one answer.
        return !isReached(step, answers, facts) || optionsOf(step, answers, facts).length > 1;
      default:
        return true;
    }
  }),
);

const BEFORE = { treatment: ['use'], colour: ['use', 'treatment'], thickness: ['use', 'treatment', 'colour'] } as const;

function isReached(step: keyof typeof BEFORE, answers: LensAnswers, facts: LensFacts): boolean {
  return BEFORE[step].every((one) => optionChosen(one, answers, facts) !== undefined);
}

/** Questions whose turn has not come may fall away yet. */
export function mayBeFewer(answers: LensAnswers, facts: LensFacts): boolean {
  return (['treatment', 'colour', 'thickness'] as const).some((step) => !isReached(step, answers, facts));
}

/** A question has an answer that can be made. */
export function isAnswered(step: Step, answers: LensAnswers, facts: LensFacts): boolean {
  switch (step) {
    case 'prescription': {
      if (answers.prescription === 'later') return true;
      if (answers.prescription === 'paper') return answers.fileIds.length > 0;
      if (answers.prescription !== 'values' || !answers.values) return false;
      const purpose = { additionRequired: asksAddition(answers, facts) };
      return Object.keys(prescriptionProblems(answers.values, purpose)).length === 0;
    }
    case 'addOns':
      return answers.addOns !== null;
    case 'review':
      return false;
    default: {
      const option = optionChosen(step, answers, facts);
      return option !== undefined && option.refusal === null;
    }
  }
}

/** Questions without an answer, in their order. */
export const stillToChoose = foundOnce((answers: LensAnswers, facts): readonly Step[] =>
  stepsOf(answers, facts).filter((step) => step !== 'review' && !isAnswered(step, answers, facts)),
);

/** The question that is open: the one the address names, or the first before it that has no answer. */
export function openStep(asked: Step, answers: LensAnswers, facts: LensFacts): Step {
  const [first] = stillToChoose(answers, facts);
  const wanted = stepsOf(answers, facts).includes(asked) ? asked : (first ?? 'review');
  return first !== undefined && STEPS.indexOf(first) < STEPS.indexOf(wanted) ? first : wanted;
}

/** Where something has to change when nothing that a question offers can be made; undefined while something can. */
export function wayBack(step: Step, answers: LensAnswers, facts: LensFacts): 'prescription' | 'use' | undefined {
  if (step !== 'treatment' && step !== 'colour' && step !== 'thickness') return undefined;
  const options = optionsOf(step, answers, facts);
  if (options.length === 0 || options.some(({ refusal }) => refusal === null)) return undefined;
  return eyesOf(answers, designChosen(answers, facts)) ? 'prescription' : 'use';
}

/** Where Next leads from a question: to the next one without an answer, else to the review. */
export function nextStep(step: Step, answers: LensAnswers, facts: LensFacts): Step {
  return stillToChoose(answers, facts).find((one) => one !== step) ?? 'review';
}

/** The question that Next will most likely lead to, as far as it can be told; undefined before the first answer and at the review. */
export function comingStep(step: Step, answers: LensAnswers, facts: LensFacts): Step | undefined {
  if (step === 'review' || !isAnswered('use', answers, facts)) return undefined;
  return nextStep(step, answers, facts);
}
