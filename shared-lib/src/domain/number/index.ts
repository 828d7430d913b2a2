export { shownNumber } from './shownNumber';
