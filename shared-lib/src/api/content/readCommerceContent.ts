import { contentPageReader } from './contentPageReader';

/** Page by its commerce id, `externalId` (CMS-01). */
export const readCommerceContent = contentPageReader('readCommerceContent', '/hcl/content');
