export { findPlaces } from './findPlaces';
export type { Place } from './findPlaces';
export { placesOfPostcode } from './placesOfPostcode';
