export { shownDate, shownNearDay } from './shownDate';
