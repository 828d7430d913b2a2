import type { Translate } from '@sightline/shared-lib/contracts';
import * as lens from '@sightline/shared-lib/domain/lens';
import { dynamicKey } from '@sightline/shared-lib/runtime';

/** Words of lens codes; a key that is not there comes back as itself. */
const saying = (t: Translate) => (part: string) => {
  const key = `Cart.Lens.${part}`;
  const words = t(dynamicKey(key));
  return words === key ? '' : words;
};

export const lensTitle = (review: lens.LensesReview | null, t: Translate, tag: string): string =>
  lens.lensTitle(review, tag, saying(t));

export const lensTint = (review: lens.LensesReview | null, t: Translate): string => lens.lensTint(review, saying(t));

export const lensCoat = (review: lens.LensesReview | null, t: Translate): string => lens.lensCoat(review, saying(t));
