import { shownNumber } from '../number';
import type { LensChoice, LensesReview } from './lensReview';

/** Says a key of the remote that shows the words; empty for a key it does not have. */
type Say = (key: string) => string;

/** A choice in the shopper's language; the platform's own words for a code the shop has none for. */
function choiceName(part: 'type' | 'colour' | 'treatment', choice: LensChoice | null | undefined, say: Say): string {
  return choice ? say(`${part}.${choice.code}`) || choice.description : '';
}

/** What the lenses are and how thin: `Single vision 1.60`; empty when nothing is known of them. */
export function lensTitle(review: LensesReview | null, tag: string, say: Say): string {
  const thickness = review?.thickness;
  const index = Number(thickness?.code);
  const shown = index > 0 ? shownNumber(index, tag, { least: 2 }) : '';
  return [choiceName('type', review?.type, say), shown || thickness?.description].filter(Boolean).join(' ');
}

export const lensTint = (review: LensesReview | null, say: Say): string => choiceName('colour', review?.color, say);

/** A treatment that has no line of its own, since nothing is paid for it. */
export const lensCoat = (review: LensesReview | null, say: Say): string =>
  choiceName('treatment', review?.treatmentsFamily, say);
