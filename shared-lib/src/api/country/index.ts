export { readCountryStates } from './readCountryStates';
export type { Country } from './readCountryStates';
