/** Countries whose postal codes the look-up knows, two letters in lower case. */
export const geoCountries = ['us', 'it', 'fr', 'de', 'es', 'pt', 'ch', 'gb'] as const;

export type GeoCountry = (typeof geoCountries)[number];

export function isGeoCountry(value: string): value is GeoCountry {
  return (geoCountries as readonly string[]).includes(value);
}

/** Countries whose addresses name the second level (province) instead of the first (region, state). */
const provinces = new Set<GeoCountry>(['it', 'es']);

/** The code an address of the country carries as its state: state, canton or province. */
export function stateCode(country: GeoCountry, admin1: string, admin2: string): string {
  return provinces.has(country) ? admin2 : admin1;
}

/**
 * The part of a typed postal code that the files hold: British files know outward codes (`M1` of `M1 1AE`) and
 * Portuguese files the first four digits.
 */
export function searchableCode(country: GeoCountry, folded: string): string {
  if (country === 'gb') return /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(folded)?.[1] ?? folded;
  if (country === 'pt') return folded.slice(0, 4);
  return folded.slice(0, 5);
}

/** True when what was typed begins like a postal code of the country. */
export function looksLikeCode(country: GeoCountry, typed: string): boolean {
  return country === 'gb' ? /^[a-z]{1,2}\d/i.test(typed.trim()) : /^\d/.test(typed.trim());
}

/** One line for a list of suggestions, written as the country writes it. */
export function placeLabel(country: GeoCountry, place: { postalCode: string; city: string; state: string }): string {
  const town = `${place.postalCode} ${place.city}`.trim();
  if (!place.state) return town;
  if (country === 'us') return `${town}, ${place.state}`;
  if (country === 'it' || country === 'ch') return `${town} (${place.state})`;
  return town;
}
