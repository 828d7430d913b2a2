import type { GivenLenses } from '@sightline/shared-lib/contracts';
import { EMPTY_VALUES, type PrescriptionValues } from '@sightline/shared-lib/domain/prescription';

/** Questions of the configurator, in their order; the review asks nothing (RX-10). */
export const STEPS = ['use', 'prescription', 'treatment', 'colour', 'thickness', 'addOns', 'review'] as const;

export type Step = (typeof STEPS)[number];

/** Questions that are answered by a code of the list of lenses. */
export type CodeStep = Exclude<Step, 'prescription' | 'addOns' | 'review'>;

/** What the shopper has said so far; whether it still holds is judged against the list of lenses. */
export interface LensAnswers {
  readonly codes: Readonly<Partial<Record<CodeStep, string>>>;
  readonly prescription: 'values' | 'later' | null;
  /** Health data: in memory alone. */
  readonly values: PrescriptionValues | null;
  /** Saved prescription that the values are of; empty for typed ones. It tells nothing of them. */
  readonly savedId: string;
  /** Codes of the add-ons; null while nobody has been asked. */
  readonly addOns: readonly string[] | null;
}

export const NO_ANSWERS: LensAnswers = { codes: {}, prescription: null, values: null, savedId: '', addOns: null };

export type LensAction =
  | { readonly type: 'chosen'; readonly step: CodeStep; readonly code: string }
  | { readonly type: 'typed'; readonly values: PrescriptionValues; readonly savedId?: string }
  | { readonly type: 'kept'; readonly savedId: string }
  | { readonly type: 'sentLater' }
  | { readonly type: 'added'; readonly addOns: readonly string[] };

/** Every answer is kept as given: one that no longer fits comes back when what it depends on does. */
export function withAnswer(answers: LensAnswers, action: LensAction): LensAnswers {
  switch (action.type) {
    case 'chosen':
      return { ...answers, codes: { ...answers.codes, [action.step]: action.code } };
    case 'typed':
      return { ...answers, prescription: 'values', values: action.values, savedId: action.savedId ?? '' };
    case 'kept':
      return answers.prescription === 'values' ? { ...answers, savedId: action.savedId } : answers;
    case 'sentLater':
      return { ...answers, prescription: 'later', savedId: '' };
    case 'added':
      return { ...answers, addOns: action.addOns };
  }
}

/** Lenses that were chosen before, as answers. */
export function answersOf({ lensesReview, prescription }: GivenLenses): LensAnswers {
  const given: readonly (readonly [CodeStep, string | undefined])[] = [
    ['use', lensesReview?.type?.code],
    ['treatment', lensesReview?.treatmentsFamily?.code],
    ['colour', lensesReview?.color?.code],
    ['thickness', lensesReview?.thickness?.code],
  ];
  return {
    codes: Object.fromEntries(given.filter(([, code]) => code !== undefined)),
    prescription: prescription ? 'values' : 'later',
    // A release of the bag that knew fewer values may have given them.
    values: prescription && { ...EMPTY_VALUES, ...prescription },
    savedId: '',
    addOns: lensesReview?.addOns.map(({ code }) => code) ?? null,
  };
}
