import type { Translate } from '@sightline/shared-lib/contracts';
import {
  LENS_FIELDS,
  lensTint,
  lensTitle,
  lensWords,
  readContactLens,
  shownLensValue,
  type ContactLensPrescription,
  type EyeWords,
  type LensesReview,
} from '@sightline/shared-lib/domain/lens';
import type { OrderLine } from '@sightline/shared-lib/domain/cart';
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

/** Values of a line's contact lenses alone, each eye in a piece; none for anything else (RX-20). */
export function lensValues(line: OrderLine, t: Translate, tag: string): readonly string[] {
  const lenses = readContactLens(line);
  const worn = [lenses?.right, lenses?.left].flatMap((eye) => eye ?? []);
  return worn.map((eye) =>
    LENS_FIELDS.flatMap((field) => {
      const value = shownLensValue(field, eye[field], tag, (code) => t(dynamicKey(`Orders.Lenses.Code.${code}`)));
      return value === '' ? [] : [t(dynamicKey(`Orders.Lenses.Word.${field}`), { value })];
    }).join(', '),
  );
}

/** Contact lenses of each eye: values, boxes, and how long they last where that is known (RX-20). */
export function contactLensWords(
  eyes: ContactLensPrescription,
  boxDays: number | null,
  t: Translate,
  tag: string,
): readonly EyeWords[] {
  const words = lensWords(eyes, tag, (key, values) => t(dynamicKey(`Orders.Lenses.${key}`), values));
  if (boxDays === null) return words;
  return words.map((one) => {
    const lasts = t('Orders.Lenses.Lasts', { count: (eyes[one.side]?.boxes ?? 0) * boxDays });
    return { ...one, values: `${one.values}, ${lasts}` };
  });
}
