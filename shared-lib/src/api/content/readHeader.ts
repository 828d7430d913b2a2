import { contentPageReader } from './contentPageReader';

/** Header of every page (CMS-01). */
export const readHeader = contentPageReader('readHeader', '/page/header');
