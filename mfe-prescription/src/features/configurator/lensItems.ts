import type { LensesData } from '@sightline/shared-lib/api/prescription';
import type { AddToCartItem } from '@sightline/shared-lib/contracts';
import { STORED_PRESCRIPTION, toStoredPrescription } from '@sightline/shared-lib/domain/prescription';

import type { LensAnswers } from './lensAnswers';
import { addOnsChosen, cheapestLens, eyesOf, designChosen } from './lensOptions';
import type { LensFacts } from './lensFacts';

export interface LensPair {
  readonly lens: LensesData;
  readonly items: readonly AddToCartItem[];
}

/**
 * A frame and its lenses as one group of the bag: the frame names its lenses, the lens itself comes first among their
 * articles and carries the values, or names the pages of the paper (RX-11). Null while the lens is not chosen.
 */
export function lensPair(
  partNumber: string,
  groupKey: string,
  answers: LensAnswers,
  facts: LensFacts,
): LensPair | null {
  const lens = cheapestLens(answers, facts);
  if (!lens) return null;
  const { values } = answers;
  const design = designChosen(answers, facts);
  const isTyped = eyesOf(answers, design) !== null && values !== null;
  const isPaper = answers.prescription === 'paper' && design !== 'plano';
  const prescription = {
    ...(isTyped ? { [STORED_PRESCRIPTION]: JSON.stringify(toStoredPrescription(values)) } : {}),
    // The platform ties the pages to the line as it makes it.
    ...(isPaper ? { rxFileStorageIds: JSON.stringify(answers.fileIds) } : {}),
  };
  const parts = [...lens.roxableServices, ...addOnsChosen(answers, facts)];
  return {
    lens,
    items: [
      { partNumber, quantity: 1, groupKey, attributes: { RxLensId: lens.rxLensId } },
      ...parts.map((part, index) => ({
        partNumber: part.partNumber,
        quantity: 1,
        groupKey,
        attributes: index === 0 ? { IsRoxLens: 'true', ...prescription } : { IsRox: 'true' },
      })),
    ],
  };
}
