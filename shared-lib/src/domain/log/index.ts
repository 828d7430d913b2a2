export { logFailure } from './logFailure';
