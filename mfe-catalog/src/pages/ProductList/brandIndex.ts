import { latePart } from '@sightline/shared-lib/runtime';

/** The index of brands is a content page: lists do without its code. */
export const BrandIndex = latePart(() => import('../../content/ContentScreen').then((file) => file.ContentScreen));
