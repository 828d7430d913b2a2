import { contentPageReader } from './contentPageReader';

/** Content around a listing; `externalId` is the category id (CMS-01). */
export const readListingContent = contentPageReader('readListingContent', '/plp/content');
