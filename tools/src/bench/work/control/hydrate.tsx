import { hydrateRoot } from 'react-dom/client';

import { ControlPage } from './ControlPage';
import type { ControlData } from './data';

const root = document.querySelector('#root');
const embedded = document.querySelector('#data')?.textContent;
if (root && embedded) {
  hydrateRoot(root, <ControlPage data={JSON.parse(embedded) as ControlData} />);
  document.documentElement.dataset['ready'] = '';
}
