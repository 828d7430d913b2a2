export { UNREADABLE_ANSWER } from './unreadable';
