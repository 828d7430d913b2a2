import { STEPS, type Step } from './lensAnswers';

const PREFIX = '#lenses/';

/** Question that an address names after its hash sign; null when the configurator is not in it. */
export function stepIn(hash: string): Step | null {
  if (!hash.startsWith(PREFIX)) return null;
  return STEPS.find((step) => step === hash.slice(PREFIX.length)) ?? 'use';
}

/** Hash of a question: its name alone, nothing that was answered. */
export const stepHash = (step: Step): string => PREFIX + step;
