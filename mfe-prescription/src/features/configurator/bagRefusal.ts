import type { AddToCartOutcome, Translate } from '@sightline/shared-lib/contracts';
import type { LensRefusal } from '@sightline/shared-lib/domain/lens';

import type { Step } from './lensAnswers';
import { type Speech } from '../../saved/prescriptionWords';
import { refusalWords } from './lensWords';

/** Where a refused pair has to change, and why in words. */
export interface BagRefusal {
  readonly step: Step;
  readonly words: string;
}

type Reason = Extract<AddToCartOutcome, { readonly ok: false }>['reason'];

const STEP_OF: Readonly<Record<LensRefusal['change'], Step>> = {
  // Another frame is chosen on its own page; here another use may fit it.
  frame: 'use',
  use: 'use',
  treatment: 'treatment',
  thickness: 'thickness',
  prescription: 'prescription',
};

const isChange = (change: string | undefined): change is LensRefusal['change'] =>
  change !== undefined && Object.hasOwn(STEP_OF, change);

function wordsOf(reason: string, step: Step, limit: string | undefined, speech: Speech): string {
  const refusal = { reason, change: 'use', ...(limit ? { limit: Number(limit) } : {}) } as LensRefusal;
  return refusalWords(refusal, step, speech);
}

/** The platform's answer at the question that has to change; whatever it was, nothing that was chosen is lost (RX-11). */
export function bagRefusal(reason: Reason, speech: Speech): BagRefusal {
  const { t }: { readonly t: Translate } = speech;
  switch (reason?.key) {
    case 'RX_LENS_NOT_MADE': {
      const [why = '', change, limit] = reason.parameters;
      if (!isChange(change)) break;
      const step = STEP_OF[change];
      return { step, words: wordsOf(why, step, limit, speech) };
    }
    case 'RX_LENS_INCOMPLETE':
    case 'RX_LENS_MIXED':
    case '_ERR_NOT_FOUND':
      return { step: 'review', words: t('Lenses.OfferChanged') };
    case 'RX_FILE_NOT_FOUND':
      return { step: 'prescription', words: t('Lenses.Paper.Gone') };
    case '_ERR_INVALID_INPUT':
      return { step: 'prescription', words: t('Lenses.ValuesRefused') };
    default:
  }
  return { step: 'review', words: t('Lenses.BagFailed') };
}
