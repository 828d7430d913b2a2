import { contentPageReader } from './contentPageReader';

/** Footer of every page (CMS-01). */
export const readFooter = contentPageReader('readFooter', '/page/footer');
