import { OPTICS } from '../optics/optics';
import { isPossibleDistance, roundedDistance } from './measuredDistance';

/** A point of a photo, in its pixels. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** Both short edges of a bank card and both pupils, as marked on one photo. */
export interface CardMarks {
  readonly cardLeft: PicturePoint;
  readonly cardRight: PicturePoint;
  readonly pupilLeft: PicturePoint;
  readonly pupilRight: PicturePoint;
}

export type CardMeasurement =
  | { readonly state: 'measured'; readonly mm: number; readonly accuracy: number }
  /** The card is too small in the photo to be a ruler. */
  | { readonly state: 'too-coarse' }
  /** The points lie somewhere else than on a card and two pupils. */
  | { readonly state: 'impossible'; readonly mm: number };

const apart = (one: PicturePoint, other: PicturePoint) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Distance between the pupils in half millimetres, by a card held beside them, and how far it may be off: each of the four
 * points by the hand that marks it and by the smallest step it was marked in (pixels), the card by lying before the pupils,
 * and the rounding (RX-13).
 */
export function distanceByCard(marks: CardMarks, step = 1): CardMeasurement {
  const { cardWidth, markError, planeError, leastCardPixels } = OPTICS.measuring;
  const card = apart(marks.cardLeft, marks.cardRight);
  if (card < leastCardPixels) return { state: 'too-coarse' };
  const mmOfPixel = cardWidth / card;
  const exact = apart(marks.pupilLeft, marks.pupilRight) * mmOfPixel;
  const mm = roundedDistance(exact);
  if (!isPossibleDistance(mm)) return { state: 'impossible', mm };
  const point = Math.hypot(markError, step * mmOfPixel);
  // A wrong width of the card falsifies the distance by its share of the card.
  const marking = Math.SQRT2 * point * Math.hypot(1, exact / cardWidth);
  const off = Math.hypot(marking, exact * planeError) + 0.25;
  return { state: 'measured', mm, accuracy: Math.ceil(off * 2) / 2 };
}
