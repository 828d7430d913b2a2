export { readUserContext } from './readUserContext';
export type { UserContext } from './readUserContext';
