import { wordyPart } from '../../allWords';

/** The index of brands is a content page: lists do without its code. */
export const BrandIndex = wordyPart(() => import('../../content/ContentScreen').then((file) => file.ContentScreen));
