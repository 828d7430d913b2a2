import type { LensOffer, LensOption } from './lensOffers';

const words = ({ code, description }: LensOption) => ({ code, description });

/** The configured lens in words, as lines of an order carry it (ORD-05, RX-10). */
export function lensesReview({ type, treatment, colour, thickness }: LensOffer, addOns: readonly LensOption[]): object {
  return {
    Type: words(type),
    TreatmentsFamily: words(treatment),
    Color: words(colour),
    Thickness: words(thickness),
    AddOns: addOns.map(words),
  };
}
