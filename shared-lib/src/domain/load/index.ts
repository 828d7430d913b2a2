/** What a server does when more is asked of it than it can: the same rule in the shell and in the platform. */
export { readLoadLimits } from './loadLimits';
export type { LoadLimits } from './loadLimits';
export { createLoadShedding, Overloaded } from './loadShedding';
export type { LoadShedding } from './loadShedding';
export { canWait, isSearch } from './waitingCalls';
