import type { Translate } from '@sightline/shared-lib/contracts';
import {
  lensTint,
  lensTitle,
  lensWords,
  type ContactLensPrescription,
  type LensesReview,
} from '@sightline/shared-lib/domain/lens';
import { dynamicKey } from '@sightline/shared-lib/runtime';

/** The lenses of a pair in the shopper's language, whatever language the order was placed in. */
export function lensesWords(lensesReview: LensesReview | null, t: Translate, tag: string): string {
  const say = (part: string) => {
    const key = `Orders.Lens.${part}`;
    const words = t(dynamicKey(key));
    return words === key ? '' : words;
  };
  const words = [lensTitle(lensesReview, tag, say), lensTint(lensesReview, say)].filter(Boolean);
  return words.length > 0 ? words.join(', ') : t('Orders.LensLine');
}

/** Contact lenses of each eye: values, boxes, and how long they last where that is known (RX-20). */
export function contactLensWords(
  eyes: ContactLensPrescription,
  boxDays: number | null,
  t: Translate,
  tag: string,
): readonly string[] {
  const worn = [eyes.right, eyes.left].flatMap((eye) => eye ?? []);
  const words = lensWords(eyes, tag, (key, values) => t(dynamicKey(`Orders.Lenses.${key}`), values));
  return words.map((line, index) => {
    const boxes = worn[index]?.boxes ?? 0;
    return boxDays === null ? line : `${line}, ${t('Orders.Lenses.Lasts', { count: boxes * boxDays })}`;
  });
}
