export { LIMITS, limitReached } from './limits.domain';
