import { contentPageReader } from './contentPageReader';

/** Content of the home page (CMS-01). */
export const readHomeContent = contentPageReader('readHomeContent', '/home/content');
