import { invalidInput, notFound } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { isGeoCountry } from './geo.countries';
import type { GeoCountry } from './geo.countries';
import { placesQuery, postcodeQuery } from './geo.schemas';
import type { GeoService } from './geo.service';

/** Places do not change between releases of the data. */
const cacheControl = 'public, max-age=86400';

function countryOf(value: string): GeoCountry {
  const country = value.toLowerCase();
  if (!isGeoCountry(country)) throw invalidInput('country');
  return country;
}

/** Routes of the place look-up (designed calls, no counterpart in the commerce product). */
export function geoRoutes(service: GeoService): RoutePlugin {
  return (app) => {
    app.get('/geo/places', { schema: { querystring: placesQuery } }, (request, reply) => {
      const { country, q, limit } = request.query;
      void reply.header('cache-control', cacheControl);
      return { places: service.places(countryOf(country), q, limit ?? 8) };
    });
    app.get('/geo/postcode', { schema: { querystring: postcodeQuery } }, (request, reply) => {
      const { country, postalCode } = request.query;
      const places = service.byPostcode(countryOf(country), postalCode);
      if (places.length === 0) throw notFound(postalCode);
      void reply.header('cache-control', cacheControl);
      return { places };
    });
  };
}
