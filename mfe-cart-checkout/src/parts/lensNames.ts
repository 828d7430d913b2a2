import type { Translate } from '@sightline/shared-lib/contracts';
import type { LensChoice, LensesReview } from '@sightline/shared-lib/domain/lens';
import { dynamicKey } from '@sightline/shared-lib/runtime';

/** A choice in the shopper's language; the platform's own words for a code the shop has none for. */
function choiceName(part: 'type' | 'colour', choice: LensChoice | null | undefined, t: Translate): string {
  if (!choice) return '';
  const key = `Cart.Lens.${part}.${choice.code}`;
  const name = t(dynamicKey(key));
  return name === key ? choice.description : name;
}

/** What the lenses are and how thin: `Single vision 1.60`; empty when nothing is known of them. */
export function lensTitle(review: LensesReview | null, t: Translate, tag: string): string {
  const thickness = review?.thickness;
  const index = Number(thickness?.code);
  const shown = index > 0 ? new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(index) : '';
  return [choiceName('type', review?.type, t), shown || thickness?.description].filter(Boolean).join(' ');
}

export const lensTint = (review: LensesReview | null, t: Translate): string => choiceName('colour', review?.color, t);
