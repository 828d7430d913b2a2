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
  readonly prescription: 'values' | 'paper' | 'later' | null;
  /** Health data: in memory alone. */
  readonly values: PrescriptionValues | null;
  /** Saved prescription that the values are of; empty for typed ones. It tells nothing of them. */
  readonly savedId: string;
  /** Pages of the paper that the platform keeps; their ids tell nothing of them. */
  readonly fileIds: readonly string[];
  /** Codes of the add-ons; null while nobody has been asked. */
  readonly addOns: readonly string[] | null;
}

export const NO_ANSWERS: LensAnswers = {
  codes: {},
  prescription: null,
  values: null,
  savedId: '',
  fileIds: [],
  addOns: null,
};

export type LensAction =
  | { readonly type: 'chosen'; readonly step: CodeStep; readonly code: string }
  | { readonly type: 'typed'; readonly values: PrescriptionValues; readonly savedId?: string }
  | { readonly type: 'kept'; readonly savedId: string }
  | { readonly type: 'sent'; readonly fileIds: readonly string[] }
  | { readonly type: 'resumed'; readonly answers: LensAnswers }
  | { readonly type: 'sentLater' }
  | { readonly type: 'added'; readonly addOns: readonly string[] };

const taken = new WeakMap<LensAction, readonly [before: LensAnswers, after: LensAnswers]>();

/**
 * Every answer is kept as given: one that no longer fits comes back when what it depends on does. The same answer to the same ones gives
 * the same object, by which everything that follows from it is known already.
 */
export function withAnswer(answers: LensAnswers, action: LensAction): LensAnswers {
  const known = taken.get(action);
  if (known?.[0] === answers) return known[1];
  const after = answersAfter(answers, action);
  taken.set(action, [answers, after]);
  return after;
}

function answersAfter(answers: LensAnswers, action: LensAction): LensAnswers {
  switch (action.type) {
    case 'chosen':
      return { ...answers, codes: { ...answers.codes, [action.step]: action.code } };
    case 'typed':
      return { ...answers, prescription: 'values', values: action.values, savedId: action.savedId ?? '', fileIds: [] };
    case 'kept':
      return answers.prescription === 'values' ? { ...answers, savedId: action.savedId } : answers;
    case 'sent':
      // Without a page the question is open again.
      return {
        ...answers,
        prescription: action.fileIds.length > 0 ? 'paper' : null,
        savedId: '',
        fileIds: action.fileIds,
      };
    case 'sentLater':
      return { ...answers, prescription: 'later', savedId: '', fileIds: [] };
    case 'resumed':
      return resumed(answers, action.answers);
    case 'added':
      return { ...answers, addOns: action.addOns };
  }
}

/** What was answered elsewhere, where nothing was answered here; typed values and a choice of the same kind go together. */
function resumed(here: LensAnswers, elsewhere: LensAnswers): LensAnswers {
  const prescription = here.prescription ?? elsewhere.prescription;
  // Values are in memory alone: a page that was loaded again has none, whatever it knows of the rest.
  const isOpen = here.values === null && here.prescription === null;
  const { values, savedId, fileIds } = isOpen ? elsewhere : here;
  return {
    codes: { ...elsewhere.codes, ...here.codes },
    addOns: here.addOns ?? elsewhere.addOns,
    prescription,
    values,
    savedId,
    fileIds,
  };
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
    fileIds: [],
    addOns: lensesReview?.addOns.map(({ code }) => code) ?? null,
  };
}
