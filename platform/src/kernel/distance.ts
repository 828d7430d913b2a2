/** A place on the globe in decimal degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres in a mile. */
export const kmPerMile = 1.609344;

/** Distance along the globe in kilometres (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const dLat = radians(to.lat - from.lat);
  const dLng = radians(to.lng - from.lng);
  const a = Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The rectangle in degrees that holds every place within a radius; longitudes grow towards the poles. */
export function boundingBox(
  centre: Coordinates,
  radiusKm: number,
): { south: number; north: number; west: number; east: number } {
  const dLat = radiusKm / 111.2;
  const dLng = dLat / Math.max(0.01, Math.cos(radians(centre.lat)));
  return {
    south: centre.lat - dLat,
    north: centre.lat + dLat,
    west: centre.lng - dLng,
    east: centre.lng + dLng,
  };
}
