import { contentPageReader } from './contentPageReader';

/** Static, landing or collection page by `pageId` or `externalId`; an unknown page rejects with status 404 (CMS-01). */
export const readPageContent = contentPageReader('readPageContent', '/page/content');
