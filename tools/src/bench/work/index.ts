export { type ControlPage } from './control/data';
export { serveControl } from './control/serveControl';
export { threadWorkOf, WORK_CATEGORIES, type ThreadWork, type WorkEvent } from './threadWork';
