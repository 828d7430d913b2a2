import { translatedPart } from '../../loading/translatedPart';

/** The index of brands is a content page: lists do without its code. */
export const BrandIndex = translatedPart(() =>
  import('../../features/content/ContentScreen').then((file) => file.ContentScreen),
);
