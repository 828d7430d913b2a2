export { type ControlPage } from './control/data';
export { serveControl } from './control/serveControl';
export { type TraceEvent } from '../threadTime';
export { threadWorkOf, WORK_CATEGORIES, type ThreadWork } from './threadWork';
