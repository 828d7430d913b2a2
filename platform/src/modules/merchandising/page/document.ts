import { createFrame } from '../../../pages';
import { pageStyle } from './page.style';

/** Where the pages for those who sell stand on the platform. */
export const ROOT = '/merchandising';

export const frame = createFrame({
  root: ROOT,
  cookie: 'merchandising',
  name: 'Merchandising',
  sections: [
    ['reports', 'Reports'],
    ['rules', 'Rules'],
    ['preview', 'Preview'],
    ['history', 'History'],
  ],
  style: pageStyle,
});
