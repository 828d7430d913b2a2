import { contentPageReader } from './contentPageReader';

/** Content of a product page; `externalId` is the part number (CMS-01). */
export const readProductContent = contentPageReader('readProductContent', '/pdp/content');
