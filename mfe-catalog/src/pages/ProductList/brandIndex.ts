import { translatedPart } from '../../translatedPart';

/** The index of brands is a content page: lists do without its code. */
export const BrandIndex = translatedPart(() =>
  import('../../content/ContentScreen').then((file) => file.ContentScreen),
);
