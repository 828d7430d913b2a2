import type { LensesReview } from './lensReview';

/** Treatment and colour of lenses as the address of a picture names them, `TINT-GRY`; undefined while one is open. */
export function lensLook(treatment: string | undefined, colour: string | undefined): string | undefined {
  return treatment && colour ? `${treatment}-${colour}` : undefined;
}

/** The same of lenses that were chosen. */
export const lensLookOf = (review: LensesReview | null): string | undefined =>
  lensLook(review?.treatmentsFamily?.code, review?.color?.code);

/** Address of a frame's picture with lenses in it; the frame's own where there is nothing to show (RX-10). */
export const pictureWithLenses = (picture: string, look: string | undefined): string =>
  look && picture.includes('?') ? `${picture}&lens=${look}` : picture;
