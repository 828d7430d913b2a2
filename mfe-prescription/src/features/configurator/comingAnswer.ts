import type { LensAction, LensAnswers, Step } from './lensAnswers';

/** Going on without a tick answers the question of add-ons. */
const NO_ADD_ONS: LensAction = { type: 'added', addOns: [] };

/** What a press of Next will answer besides leading on: values as they are typed, or that there are no add-ons; null where it answers nothing. */
export function comingAnswer(step: Step, { addOns }: LensAnswers, typing: LensAction | null): LensAction | null {
  if (step === 'prescription') return typing;
  return step === 'addOns' && addOns === null ? NO_ADD_ONS : null;
}

const textOf = (action: LensAction) => JSON.stringify(action);

/** Two answers say the same of the same question. */
export const isSameAnswer = (one: LensAction, other: LensAction): boolean => textOf(one) === textOf(other);
